// clauses: EM-CTOR-2
// claim: A compact constructor assigns the fields at its end, from the parameters as they are then; lambdas and classes
//     in it may return, and assign their own fields.
// class Assigning: final class Assigning extends dev.emissary.lang.Emissary implements CharSequence, AutoCloseable
// fields of Assigning:
//     private final CharSequence s
//     private final AutoCloseable r
// class WithBodies: final class WithBodies extends dev.emissary.lang.Emissary implements CharSequence
// fields of WithBodies: private final CharSequence s
// prints:
//     none!null
//     sLclA3one
emissary Assigning(CharSequence s, AutoCloseable r) {
    public Assigning {
        if (s == null) s = "none";
        r = null;
        s = s + "!";
    }
    public static String run() { return "" + new Assigning(null, () -> {}).s + new Assigning("a", () -> {}).r; }
}
emissary WithBodies(CharSequence s) {
    public WithBodies {
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
    public static String run() { return new WithBodies("s").s.toString(); }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Assigning.run());
        System.out.println(WithBodies.run());
    }
}
