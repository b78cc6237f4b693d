// clauses: EM-ENC-2, EM-CLASS-3
// claim: Nobody else can call an accessor or read the field of a component.
//// Front.java
public emissary Front(Runnable task);
//// User.java
class User {
    Runnable accessor(Front front) {
        return front.task();  // error
    }

    Runnable field(Front front) {
        return front.task;  // error
    }
}
