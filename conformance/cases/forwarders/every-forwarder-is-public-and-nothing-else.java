// clauses: EM-FWD-1
// claim: Every forwarder is public and nothing else.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public int c()
//     public void a()
//     public void b()
interface Foo { void a(); default void b() {} abstract int c(); }
emissary X(Foo foo);
