// clauses: EM-CONF-5
// claim: A delegate's method that throws more than the method of an interface implemented by hand is one error, at that
//     interface.
import java.io.*;
import java.util.*;

class Checked {
    interface Foo { Object f() throws IOException; }
    interface Hand { Object f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.throws at Hand
}
class OneOfTwo {
    interface Foo { void f(int e) throws IOException, InterruptedException; }
    interface Hand { void f(int e) throws InterruptedException; }
    emissary E(Foo f) implements Hand;  // error: method.required.throws at Hand
}
class Variable {
    interface Foo { <X extends Exception> void f(Class<X> c) throws X; }
    interface Hand { <Y extends Exception> void f(Class<Y> c); }
    emissary E(Foo f) implements Hand;  // error: method.required.throws at Hand
}
class EitherOrder {
    interface Foo { void f() throws Exception; }
    interface Hand { void f(); }
    emissary Before(Foo f);
    emissary E(Foo f) implements Hand;  // error: method.required.throws at Hand
    emissary After(Foo f);
}
