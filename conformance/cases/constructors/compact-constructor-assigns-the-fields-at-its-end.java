// clauses: EM-CTOR-2
// claim: A compact constructor assigns the fields at its end, from the parameters as they are then.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence, AutoCloseable
// fields of X:
//     private final CharSequence s
//     private final AutoCloseable r
// prints:
//     none!null
public emissary X(CharSequence s, AutoCloseable r) {
    public X {
        if (s == null) s = "none";
        r = null;
        s = s + "!";
    }
    public static String run() { return "" + new X(null, () -> {}).s + new X("a", () -> {}).r; }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
