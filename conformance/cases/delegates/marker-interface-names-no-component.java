// clauses: EM-DEL-2, EM-DEL-5, EM-DIAG-1
// claim: A marker interface names no component, of a type variable either; the error says that the marker in the clause
//     does not count.
// says:
//     java.util.RandomAccess in the implements clause has no method to forward
//     implements java.util.List<String>
import java.util.*;
emissary A(ArrayList<String> list) implements RandomAccess;  // error: component.not.interface
emissary B(ArrayList<String> list) implements RandomAccess, java.io.Serializable, Iterable<String>;
interface M<T> {} interface Sub<T> extends M<T> { void f(); }
emissary E<V extends Sub<String>>(V v) implements M<String>;  // error: component.not.interface
emissary Names(java.util.ArrayList<String> names) implements java.util.RandomAccess {}  // error: component.not.interface
