// clauses: EM-FWD-1
// claim: The members of a package-private interface of another package that a public one extends are forwarded.
// class q.X: public final class q.X extends dev.emissary.lang.Emissary implements p.Shown
// methods of q.X:
//     bridge public Object f()
//     public String f()
//     public void g()
//// p/Hidden.java
package p;
interface Hidden { Object f(); default void g() {} }
//// p/Shown.java
package p;
public interface Shown extends Hidden { @Override String f(); }
//// q/X.java
package q;
public emissary X(p.Shown shown);
