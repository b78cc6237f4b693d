// clauses: EM-DIAG-3, EM-CONF-1
// claim: A mistake in an emissary, or a conflict, does not disturb its users.
emissary A(Runnable r, Thread t) { static int count; int own() { return 1; } }  // error: component.not.interface
class User {
    int use(A a, Runnable r, Thread t) {
        a.run();
        Runnable q = a;
        return new A(r, t).own() + A.count;
    }
}
emissary Conflict(Runnable r, Runnable s);  // error: method.conflict
class OtherUser { void use(Conflict a) { a.run(); Runnable q = a; q.run(); new Conflict(a, a); } }
