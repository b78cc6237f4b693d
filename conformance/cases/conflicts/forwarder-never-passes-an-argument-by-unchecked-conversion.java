// clauses: EM-CONF-5
// claim: A forwarder never implements a method of an interface that is implemented by hand by an unchecked conversion
//     of an argument.
// warnings: any
import java.util.*;
interface Foo { void all(List<String> l); }
interface Hand { void all(List l); }
emissary E(Foo f) implements Hand;  // error: method.required.clash at Hand
emissary ByHand(Foo f) implements Hand {
    @SuppressWarnings("unchecked") public void all(List l) { f.all(l); }
}
interface Raw { void all(List l); }
interface Narrow { void all(List<String> l); }
emissary Wider(Raw raw) implements Narrow;
