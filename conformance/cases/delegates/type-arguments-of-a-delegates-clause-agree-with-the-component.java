// clauses: EM-DEL-3
// claim: Type arguments in a delegates clause must be those of the component that serves the interface.
import java.util.Collection;
import java.util.List;

emissary Same<T>(List<T> list) delegates Collection<T>;
emissary Inferred<T>(List<T> list) delegates Collection;
emissary Other(List<String> list) delegates Collection<Integer>;  // error: list.arguments at Collection
emissary Wildcard(List<String> list) delegates Collection<?>;  // error: list.arguments at Collection
emissary OfRaw(@SuppressWarnings("rawtypes") List list) delegates Collection<String>;  // error: list.arguments at Collection
