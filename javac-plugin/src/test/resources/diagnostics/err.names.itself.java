// clauses: EM-DEL-6
//// Callable.java
import java.util.concurrent.*;

public emissary Callable<V>(Callable<V> task);  // error: names.itself
//// fixed: Callable.java
public emissary Callable<V>(java.util.concurrent.Callable<V> task);
