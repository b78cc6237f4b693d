// clauses: EM-CTOR-2
// claim: A compact constructor may not end at all, so that nothing is assigned.
// warnings: any
// prints:
//     throws throws throws throws throws throws throws throws throws throws throws
import java.util.function.Function;

emissary While(CharSequence s) { While { while (true) { s.length(); } } }
emissary For(CharSequence s) { For { for (;;) { } } }
emissary Do(CharSequence s) { Do { do { s = s + "x"; } while (true); } }
emissary Throw(CharSequence s) { Throw { throw new Error(); } }
emissary Else(CharSequence s) { Else { if (s == null) throw new Error(); else throw new Error(); } }
emissary Block(CharSequence s) { Block { { throw new Error(); } } }
emissary Finally(CharSequence s) { Finally { try { s = null; } finally { throw new Error(); } } }
emissary Synchronized(CharSequence s) { Synchronized { synchronized (this) { throw new Error(); } } }
emissary ThrowInWhile(CharSequence s) { ThrowInWhile { while (true) { if (s != null) throw new Error(); } } }
emissary ThrowInFor(CharSequence s) { ThrowInFor { for (;;) throw new Error(); } }
emissary ThrowInDo(CharSequence s) { ThrowInDo { do { throw new Error(); } while (true); } }
emissary Switch(CharSequence s) { Switch { switch (1) { default: throw new Error(); } } }
emissary Arrow(CharSequence s) { Arrow { switch (s.length()) { default -> throw new Error(); } } }
emissary Label(CharSequence s) { Label { out: while (true) { while (s != null) { throw new Error(); } } } }

class Main {
    static String made(Function<CharSequence, CharSequence> constructor) {
        try {
            return constructor.apply("ab").toString();
        } catch (Error thrown) {
            return "throws";
        }
    }

    public static void main(String[] arguments) {
        System.out.println(made(Throw::new) + " " + made(Else::new) + " " + made(Block::new) + " "
                + made(Finally::new) + " " + made(Synchronized::new) + " " + made(ThrowInWhile::new) + " "
                + made(ThrowInFor::new) + " " + made(ThrowInDo::new) + " " + made(Switch::new) + " "
                + made(Arrow::new) + " " + made(Label::new));
    }
}
