// clauses: EM-CONF-5
// claim: A delegate's method that returns something else than the method of an interface implemented by hand is one
//     error, at that interface; where no type stands for both results, the error says so.
import java.io.*;
import java.util.*;

class Narrower {
    interface Foo { Object f(); }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.result at Hand
}
class BesideADefault {
    interface Foo { CharSequence f(); }
    interface Hand { default String g() { return null; } String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.result at Hand
}
class ThatThrowsMoreToo {
    interface Foo { Object f() throws IOException; }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.result at Hand
}
class Generic {
    interface Foo { <A> Object f(A a); }
    interface Hand { <B> B f(B b); }
    emissary E(Foo f) implements Hand;  // error: method.required.result at Hand
}
class IntAndString {
    interface Foo { int f(); }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.returns at Hand
}
class VoidAndInt {
    interface Foo { void f(); }
    interface Hand { int f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.returns at Hand
}
class TwoInterfaces {
    interface Foo { Runnable f(); }
    interface Hand { AutoCloseable f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.returns at Hand
}
