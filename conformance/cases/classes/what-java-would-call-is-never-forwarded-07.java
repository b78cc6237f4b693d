// clauses: EM-CLASS-5, EM-FWD-1
// claim: A method that Java's serialization would call is never forwarded.
//// Doc.java
import java.io.*;
public interface Doc extends Externalizable {
    Object writeReplace();
}
//// X.java
import java.io.*;
public emissary X(Doc d);  // error: serialization.delegated
