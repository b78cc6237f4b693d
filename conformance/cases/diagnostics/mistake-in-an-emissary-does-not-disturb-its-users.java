// clauses: EM-DIAG-3, EM-CONF-1
// claim: A mistake in an emissary, or a conflict, does not disturb its users, those of other files and packages too.
//// p/A.java
package p;
public emissary A(Runnable r, Thread t) { public static int count; public int own() { return 1; } }  // error: component.not.interface
//// p/B.java
package p;
public emissary B(Runnable r, Missing m) { public int own() { return 1; } }  // one error
//// p/C.java
package p;
public emissary C(B b, Comparable<B> c) implements Runnable, Comparable<B>;
//// q/User.java
package q;
class User {
    int use(p.A a, p.B b, p.C c, Runnable r, Thread t) {
        a.run();
        b.run();
        c.run();
        Runnable[] all = {a, b, c};
        return new p.A(r, t).own() + p.A.count + b.own() + c.compareTo(b);
    }
}
//// Conflict.java
emissary Conflict(Runnable r, Runnable s);  // error: method.conflict
class OtherUser { void use(Conflict a) { a.run(); Runnable q = a; q.run(); new Conflict(a, a); } }
