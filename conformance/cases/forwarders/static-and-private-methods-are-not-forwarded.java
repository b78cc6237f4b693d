// clauses: EM-FWD-1
// claim: Static and private methods are not forwarded.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public void a()
//     public void d()
//     public void e()
//// Foo.java
public interface Foo extends Sup {
    static void s() {}
    private void p() { q(); }
    private static void q() {}
    default void d() { p(); }
}
//// Sup.java
public interface Sup { static void t() {} private void d(int i) {} void a(); default void e() { d(1); } }
//// X.java
public emissary X(Foo foo);
