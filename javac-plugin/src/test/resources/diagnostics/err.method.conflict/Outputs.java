// clauses: EM-CONF-1
import java.io.Flushable;

public emissary Outputs(Flushable toDisk, Flushable toNetwork);  // error: method.conflict
