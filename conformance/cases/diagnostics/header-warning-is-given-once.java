// clauses: EM-DIAG-3
// claim: A warning that a type in the header deserves is given once, where it is written.
import java.util.List;

emissary Names(
        List names,  // one warning
        Runnable task);
