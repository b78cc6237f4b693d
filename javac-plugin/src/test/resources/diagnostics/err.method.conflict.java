// clauses: EM-CONF-1
//// Outputs.java
import java.io.Flushable;

public emissary Outputs(Flushable toDisk, Flushable toNetwork);  // error: method.conflict
//// fixed: Outputs.java
import java.io.Flushable;

public emissary Outputs(Flushable toDisk, Flushable toNetwork) {
    @Override public void flush() throws java.io.IOException { this.toDisk.flush(); } // or this.toNetwork.flush()
}
