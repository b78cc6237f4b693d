// clauses: EM-FWD-1
// claim: A class that is not serializable forwards them all.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Doc
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
