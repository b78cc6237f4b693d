// clauses: EM-CTOR-2
// claim: Lambdas and classes in a compact constructor may return, and assign their own fields.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     private final CharSequence s
// prints:
//     sLclA3one
public emissary X(CharSequence s) {
    public X {
        java.util.function.Supplier<String> lambda = () -> { return "L"; };
        Runnable nothing = () -> { return; };
        nothing.run();
        class Local {
            CharSequence s;
            Local(CharSequence s) { this.s = s; if (s == null) return; this.s = s + "l"; }
            CharSequence get() { return s; }
        }
        Object anonymous = new Object() {
            CharSequence s;
            { this.s = "A"; }
            @Override public String toString() { return "" + this.s; }
        };
        record Pair(int s, int t) { Pair { if (s > t) throw new Error(); } int sum() { return s + t; } }
        enum Kind { ONE; String low() { return "one"; } }
        s = s + lambda.get() + new Local("c").get() + anonymous + new Pair(1, 2).sum() + Kind.ONE.low();
    }
    public static String run() { return new X("s").s.toString(); }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
