// clauses: EM-ENC-2, EM-CLASS-3, EM-DEL-1
// claim: Nobody else can call an accessor of a component, or read or assign its field; the emissary itself cannot assign
//     it either.
//// Front.java
public emissary Front(Runnable task) {
    void assign() {
        task = null;  // one error
    }
}
//// User.java
class User {
    Runnable accessor(Front front) {
        return front.task();  // error: accessor.outside
    }

    Runnable field(Front front) {
        return front.task;  // one error
    }

    void assign(Front front) {
        front.task = null;  // one error
    }
}
