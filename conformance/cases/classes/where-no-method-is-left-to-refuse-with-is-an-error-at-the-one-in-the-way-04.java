// clauses: EM-CLASS-5
// claim: Where no method is left to refuse with, it is an error at the method in the way.
//// Doc.java
import java.io.*;
public interface Doc extends Externalizable {
    String text();
}
//// X.java
import java.io.*;
public emissary X(Doc d) implements ByHand { } interface ByHand { default Object writeReplace() { return 1; } }  // error: serialization.hook
