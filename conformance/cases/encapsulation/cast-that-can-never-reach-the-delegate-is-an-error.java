// clauses: EM-ENC-1, EM-ENC-2
// claim: A cast, instanceof, an accessor and a field access that can never reach the delegate are the language's errors.
//// Front.java
public emissary Front(CharSequence text);
//// User.java
class User {
    Object cast(Front front) { return (String) front; }  // one error
    Object test(Front front) { return front instanceof String; }  // one error
    Object castToInterface(Front front) { return (Comparable<?>) front; }  // one error
    Object record(Front front) { return front instanceof Record; }  // one error
    Object accessor(Front front) { return front.text(); }  // error: accessor.outside
    Object field(Front front) { return front.text; }  // one error
}
