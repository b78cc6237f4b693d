// clauses: EM-DEL-2, EM-DEL-6
// claim: Emissaries and interfaces of several packages may refer to each other, whichever file is first.
// class p.A: public final class p.A extends dev.emissary.lang.Emissary implements q.Face, q.Holder<p.B>
// methods of p.A:
//     bridge public q.Face held()
//     int n()
//     public int f()
//     public p.A a()
//     public p.B b()
//     public p.B held()
// class p.B: public final class p.B extends dev.emissary.lang.Emissary implements q.Face
// methods of p.B:
//     public int f()
//     public p.A a()
//     public p.B b()
// order: any
//// p/A.java
package p;
public emissary A(q.Face face, q.Holder<B> holder) { int n() { return face.f() + Use.n(this); } }
//// q/Face.java
package q;
public interface Face { int f(); p.A a(); p.B b(); }
//// p/B.java
package p;
public emissary B(A a) implements q.Face;
//// q/Holder.java
package q;
public interface Holder<T extends Face> { T held(); }
//// p/Use.java
package p;
class Use {
    static int n(A a) { return a.f() + a.held().f() + new B(a).a().b().f(); }
}
