// clauses: EM-DEL-6, EM-DIAG-1
// claim: A component type with the simple name of the emissary means the emissary itself, and the error says so.
//// Callable.java
import java.util.concurrent.*;

public emissary Callable<V>(Callable<V> task);  // error: names.itself
//// fixed: Callable.java
public emissary Callable<V>(java.util.concurrent.Callable<V> task);
