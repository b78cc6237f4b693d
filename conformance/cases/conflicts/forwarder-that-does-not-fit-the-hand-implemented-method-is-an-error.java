// clauses: EM-CONF-5
// claim: A delegate's method that throws more than the method of an interface implemented by hand, returns something
//     else, or has its erasure only is one error, at that interface; where no type stands for both results, the error
//     says so.
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
class Abstract {
    interface Foo { void f(List<String> l); }
    interface Hand { void f(List<Integer> l); }
    emissary E(Foo f) implements Hand;  // error: method.required.clash at Hand
}
class Default {
    interface Foo { void f(List<String> l); }
    interface Hand { default void f(List<Integer> l) {} }
    emissary E(Foo f) implements Hand;  // error: method.required.clash at Hand
}
