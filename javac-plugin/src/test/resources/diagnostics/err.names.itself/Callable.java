// clauses: EM-DEL-6
import java.util.concurrent.*;

public emissary Callable<V>(Callable<V> task);  // error: names.itself
