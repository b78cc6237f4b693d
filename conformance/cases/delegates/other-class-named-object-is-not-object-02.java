// clauses: EM-DEL-2
// claim: Another class named Object is not Object.
// class p.E:
//     final class p.E extends dev.emissary.lang.Emissary implements p.J, p.M
// methods of p.E:
//     public void k()
//// p/M.java
package p; import java.lang.Object;
public interface M { boolean equals(Object o); }
//// p/J.java
package p; interface J { void k(); }
//// p/K.java
package p; abstract class K implements M, J {}
//// q/Object.java
package q; public class Object {}
//// p/E.java
package p; emissary E(K k) implements M, J;
