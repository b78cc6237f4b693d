// clauses: EM-DEL-5, EM-FWD-6
// claim: Where a signature mentions what is not accessible, the body may declare the method with a narrower result or without
//     the exception, as a class written by hand may.
//// q/Q.java
package q;

public interface Q {
    Hidden get();
    void go() throws Oops;
}
class Hidden {}
class Oops extends Exception { private static final long serialVersionUID = 1; }
//// q/Shown.java
package q;

public class Shown extends Hidden {}
//// p/Front.java
package p;

emissary Front(q.Q hidden) {
    @Override public q.Shown get() { return new q.Shown(); }
    @Override public void go() {}
}
