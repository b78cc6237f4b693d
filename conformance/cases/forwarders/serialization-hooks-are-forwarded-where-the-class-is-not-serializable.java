// clauses: EM-FWD-1
// claim: writeReplace and readResolve are forwarded where the class is not serializable.
// class X: public final class X extends dev.emissary.lang.Emissary implements Doc
// methods of X:
//     public Object readResolve()
//     public Object writeReplace()
//// Doc.java
import java.io.*;
public interface Doc extends Cloneable {
    Object writeReplace(); Object readResolve();
}
//// X.java
import java.io.*;
public emissary X(Doc d) { public X { } }
