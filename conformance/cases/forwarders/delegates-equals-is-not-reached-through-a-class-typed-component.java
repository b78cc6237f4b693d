// clauses: EM-FWD-2
// claim: The delegate's equals is not reached through a class-typed component.
// class X: public final class X extends dev.emissary.lang.Emissary implements Order<String>
// methods of X:
//     bridge public int compare(Object, Object)
//     public Order<String> reversed()
//     public int compare(String, String)
//     public static void main(String[])
// main: X
// prints: false false false
@dev.emissary.Emissary(Order.class)
public record X(By by) {
    public static class By implements Order<String> {
        @Override public int compare(String a, String b) { return 0; }
        @Override public boolean equals(Object o) { return true; }
        @Override public int hashCode() { return 42; }
        @Override public String toString() { return "by"; }
    }
    public static void main(String[] arguments) {
        X x = new X(new By());
        System.out.println(x.equals("") + " " + (x.hashCode() == 42) + " " + x.toString().equals("by"));
    }
}

interface Order<T> {
    int compare(T a, T b);
    boolean equals(Object other);
    default Order<T> reversed() { return (a, b) -> compare(b, a); }
}
