// clauses: EM-ENC-1, EM-ENC-2, EM-CLASS-3, EM-DEL-1
// claim: Nobody else can call an accessor of a component, read or assign its field, or reach it by a cast or instanceof
//     that can never succeed; the emissary itself cannot assign it either.
emissary Front(Runnable task) {
    void assign() {
        task = null;  // one error
    }
}
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
emissary Text(CharSequence text);
class OtherUser {
    Object cast(Text front) { return (String) front; }  // one error
    Object test(Text front) { return front instanceof String; }  // one error
    Object castToInterface(Text front) { return (Comparable<?>) front; }  // one error
    Object record(Text front) { return front instanceof Record; }  // one error
    Object accessor(Text front) { return front.text(); }  // error: accessor.outside
    Object field(Text front) { return front.text; }  // one error
}
