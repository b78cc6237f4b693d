// clauses: EM-DEL-2, EM-CONF-4
// claim: An interface of the implements clause that a component has with other type arguments is the language's own
//     error, at that interface.
import java.util.*;

emissary OfItsOwnType(List<String> l) implements
List<Integer>;  // error
emissary OfSuperinterface(List<String> l) implements
Iterable<Integer>;  // error
emissary OfRawSuperinterface(List<String> l) implements
Collection;  // error
emissary OfRawType(List<String> l) implements
List;  // error
emissary OfRawComponent(Collection c) implements
Iterable<String>;  // error
