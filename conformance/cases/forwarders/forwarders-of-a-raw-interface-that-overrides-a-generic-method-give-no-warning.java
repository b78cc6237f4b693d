// clauses: EM-FWD-3
// claim: Forwarders of a raw interface that overrides a generic method give no warning.
//// Top.java
import java.util.*;
public interface Top { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
//// Foo.java
import java.util.*;
public interface Foo<T> extends Top { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
//// step 2: X.java
@SuppressWarnings("rawtypes") public emissary X(Foo foo);
