// clauses: EM-FWD-2
// claim: The delegate's equals is not reached through a class-typed component.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements java.util.Comparator<String>
// methods of X:
//     bridge public int compare(Object, Object)
//     public <U extends Comparable<? super U>> java.util.Comparator<String> thenComparing(java.util.function.Function<? super String, ? extends U>)
//     public <U> java.util.Comparator<String> thenComparing(java.util.function.Function<? super String, ? extends U>, java.util.Comparator<? super U>)
//     public int compare(String, String)
//     public java.util.Comparator<String> reversed()
//     public java.util.Comparator<String> thenComparing(java.util.Comparator<? super String>)
//     public java.util.Comparator<String> thenComparingDouble(java.util.function.ToDoubleFunction<? super String>)
//     public java.util.Comparator<String> thenComparingInt(java.util.function.ToIntFunction<? super String>)
//     public java.util.Comparator<String> thenComparingLong(java.util.function.ToLongFunction<? super String>)
//     static Object result()
// prints:
//     false false false
@dev.emissary.Emissary(java.util.Comparator.class)
public record X(By by) {
    public static class By implements java.util.Comparator<String> {
        @Override public int compare(String a, String b) { return 0; }
        @Override public boolean equals(Object o) { return true; }
        @Override public int hashCode() { return 42; }
        @Override public String toString() { return "by"; }
    }
    static Object result() {
        X x = new X(new By());
        return x.equals("") + " " + (x.hashCode() == 42) + " " + x.toString().equals("by");
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
