// clauses: EM-CONF-5
// claim: Where only the erasures of a delegate's method and of one of an interface implemented by hand are the same, it is
//     one error, at that interface.
import java.io.*;
import java.util.*;

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
