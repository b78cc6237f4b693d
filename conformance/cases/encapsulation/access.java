// Ways to the delegate that are closed.

//// case: delegate-cannot-be-cast-out (EM-ENC-1)
// claim: Neither a cast nor instanceof nor a type pattern reaches the delegate or matches its class.
// prints: false false false ClassCastException
interface Names { String name(); }
class Delegate implements Names { @Override public String name() { return "name"; } }
emissary Front(Names names);
// run:
Names names = new Front(new Delegate());
boolean matched = names instanceof Delegate delegate && delegate != null;
try {
    ((Delegate) names).name();
} catch (ClassCastException failure) {
    System.out.println((names instanceof Delegate) + " " + matched + " " + Delegate.class.isInstance(names) + " "
            + failure.getClass().getSimpleName());
}

//// case: delegate-cannot-be-read-or-assigned-from-outside (EM-ENC-1, EM-ENC-2, EM-CLASS-3, EM-DEL-1)
emissary Text(CharSequence text);
emissary Front(Runnable task) { void assign() { task = null; } }  // one error
class User {
    void assign(Front front) { front.task = null; }  // one error
    Object cast(Text front) { return (String) front; }  // one error
    Object test(Text front) { return front instanceof String; }  // one error
    Object castToInterface(Text front) { return (Comparable<?>) front; }  // one error
    Object record(Text front) { return front instanceof Record; }  // one error
    Object accessor(Text front) { return front.text(); }  // error: accessor.outside
    Object field(Text front) { return front.text; }  // one error
}

//// case: nothing-of-it-is-typed-as-the-delegate (EM-ENC-2, EM-ENC-5)
// claim: No member that others may use returns the delegate, is the delegate, or is called to hand it out.
// fields of Front: private final Names names
// methods of Front: public Names self()
// prints: true true
interface Names { Names self(); }
emissary Front(Names names);
// run:
Names[] delegate = new Names[1];
delegate[0] = () -> delegate[0];
Front front = new Front(delegate[0]);
System.out.println((front.self() == front) + " " + (front.self() != delegate[0]));

//// case: record-pattern-does-not-deconstruct-an-emissary (EM-ENC-2)
// jdk: 21
emissary Front(Runnable task);
class User {
    boolean test(Object object) {
        return object instanceof Front(Runnable task);  // error
    }
}
