// clauses: EM-DEL-2
// claim: A method equals with a parameter of another class named Object is an instance method like others, and
//     names a component.
// class p.E: final class p.E extends dev.emissary.lang.Emissary implements p.M, p.J
// methods of p.E:
//     public boolean equals(q.Object)
//     public void k()
//// p/M.java
package p; import q.Object;
public interface M { boolean equals(Object o); }
//// p/J.java
package p; interface J { void k(); }
//// p/K.java
package p; abstract class K implements M, J {}
//// q/Object.java
package q; public class Object {}
//// p/E.java
package p; emissary E(K k) implements M, J;
