// clauses: EM-DEL-2, EM-DEL-6
// claim: Files may refer to each other in either order.
//// p/Use.java
package p;
class Use {
    static int n(A a) { return a.f() + a.held().f() + new B(a).a().b().f(); }
}
//// q/Holder.java
package q;
public interface Holder<T extends Face> { T held(); }
//// p/B.java
package p;
public emissary B(A a) implements q.Face;
//// q/Face.java
package q;
public interface Face { int f(); p.A a(); p.B b(); }
//// p/A.java
package p;
public emissary A(q.Face face, q.Holder<B> holder) { int n() { return face.f() + Use.n(this); } }
