// clauses: EM-CONF-5
// claim: A forwarder never implements a method of an interface that is implemented by hand by an unchecked conversion
//     of its result or of an argument.
// warnings: any
import java.util.*;
interface Any { Object get(Object o); }
interface Same { <T> T get(T t); }
emissary E(Any any) implements Same;  // error: method.required.clash at Same
emissary G(Same same) implements Any;  // error: method.required.clash at Any
interface Raw { List list(); }
interface Typed { List<String> list(); }
emissary F(Raw raw) implements Typed;  // error: method.required.result at Typed
emissary H(Typed typed) implements Raw;
interface Put { void put(Object o); }
interface PutAny { <T> void put(T t); }
emissary P(Put put) implements PutAny;
emissary Q(PutAny put) implements Put;
interface Foo { void all(List<String> l); }
interface Hand { void all(List l); }
emissary OfErasure(Foo f) implements Hand;  // error: method.required.clash at Hand
emissary ByHand(Foo f) implements Hand {
    @SuppressWarnings("unchecked") public void all(List l) { f.all(l); }
}
interface RawTaker { void all(List l); }
interface TypedTaker { void all(List<String> l); }
emissary Wider(RawTaker raw) implements TypedTaker;
