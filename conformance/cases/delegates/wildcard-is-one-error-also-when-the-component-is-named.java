// clauses: EM-DEL-3, EM-DEL-5, EM-DIAG-3
// claim: A wildcard on which the interface depends is one error where the component is named, too.
import java.util.*;

emissary Bounded(
    List<? extends Number> c) implements Collection<Number>;  // error: wildcard
emissary Unbounded(
    List<?> c) implements Iterable<Object>;  // error: wildcard
