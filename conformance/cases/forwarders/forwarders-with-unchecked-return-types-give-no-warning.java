// clauses: EM-FWD-3
// claim: Forwarders with unchecked return types give no warning.
import java.util.*;
interface One { <T> List<T> m(List<T> l, String s); }
@SuppressWarnings({"rawtypes", "unchecked"}) interface Two extends One { ArrayList m(List l, String s); }
emissary X(Two two);
