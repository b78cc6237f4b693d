// clauses: EM-CLASS-5
// claim: Where no method is left to refuse with, it is an error at the method in the way.
//// Doc.java
import java.io.*;
public interface Doc extends Serializable {
    String text();
}
//// X.java
import java.io.*;
public emissary X(Doc d) {
 void f() {} int writeReplace() { return 1; }  // error: serialization.hook
 public void writeObject(ObjectOutputStream s) { } }
