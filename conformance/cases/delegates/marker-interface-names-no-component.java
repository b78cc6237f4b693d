// clauses: EM-DEL-2
// claim: A marker interface names no component.
import java.util.*;
emissary A(ArrayList<String> list) implements RandomAccess;  // error: component.not.interface
emissary B(ArrayList<String> list) implements RandomAccess, java.io.Serializable, Iterable<String>;
