// clauses: EM-FWD-5, EM-ENC-5
// claim: A delegate that returns itself is replaced.
// class p1.Foo:
//     interface p1.Foo extends p1.Top
// methods of p1.Foo:
//     public abstract p1.Foo self()
// class p1.X:
//     final class p1.X extends dev.emissary.lang.Emissary implements p1.Foo
// methods of p1.X:
//     public int n()
//     public p1.Foo self()
// class p2.Foo:
//     interface p2.Foo extends p2.Top
// methods of p2.Foo:
//     public abstract p2.Top self()
// class p2.X:
//     final class p2.X extends dev.emissary.lang.Emissary implements p2.Foo
// methods of p2.X:
//     public int n()
//     public p2.Top self()
//// p1/Case.java
package p1;
interface Top { int n(); }
interface Foo extends Top { Foo self(); }
emissary X(Foo foo);
//// p2/Case.java
package p2;
interface Top { int n(); }
interface Foo extends Top { Top self(); }
emissary X(Foo foo);
