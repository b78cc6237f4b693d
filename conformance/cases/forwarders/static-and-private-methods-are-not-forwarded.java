// clauses: EM-FWD-1
// claim: Every public method is forwarded, as public and nothing else; static and private ones are not, also next to a
//     public one of the same name elsewhere.
// class OfFoo: final class OfFoo extends dev.emissary.lang.Emissary implements Foo
// methods of OfFoo:
//     public void a()
//     public void d()
//     public void e()
// class OfAll: final class OfAll extends dev.emissary.lang.Emissary implements All
// methods of OfAll:
//     public int m()
//     public int n()
// class OfModifiers: final class OfModifiers extends dev.emissary.lang.Emissary implements Modifiers
// methods of OfModifiers:
//     public int c()
//     public void a()
//     public void b()
interface Foo extends Sup {
    static void s() {}
    private void p() { q(); }
    private static void q() {}
    default void d() { p(); }
}
interface Sup { static void t() {} private void d(int i) {} void a(); default void e() { d(1); } }
emissary OfFoo(Foo foo);
interface One { private int m() { return 1; } default int n() { return m(); } }
interface Two { static int m() { return 2; } }
interface Three { int m(); }
interface All extends One, Two, Three {}
emissary OfAll(All all);
interface Modifiers { void a(); default void b() {} abstract int c(); }
emissary OfModifiers(Modifiers foo);
