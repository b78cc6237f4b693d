// clauses: EM-CLASS-5, EM-FWD-6
// claim: A hook of a delegated interface may be written by hand.
//// Doc.java
import java.io.*;
public interface Doc extends Serializable {
    Object writeReplace();
}
//// X.java
import java.io.*;
public emissary X(Doc d) { @Override public String writeReplace() { return null; } }
