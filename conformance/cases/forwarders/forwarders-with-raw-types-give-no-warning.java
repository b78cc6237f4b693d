// clauses: EM-FWD-3
// claim: Forwarders with raw types give no warning.
//// Foo.java
import java.util.*;
@SuppressWarnings("rawtypes")
public interface Foo { List a(Map.Entry e, List<Class> l); <T extends Comparable> T b(T t); }
//// step 2: X.java
public emissary X(Foo foo);
