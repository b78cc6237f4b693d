// clauses: EM-CLASS-5, EM-FWD-1
// claim: A method that Java's serialization would call is never forwarded.
//// Doc.java
import java.io.*;
public interface Doc extends Externalizable {
    Object readResolve();
}
//// X.java
import java.io.*;
public emissary X(Doc d) implements Serializable;  // error: serialization.delegated
