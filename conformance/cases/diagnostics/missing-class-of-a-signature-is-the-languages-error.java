// clauses: EM-DIAG-3
// claim: A class that the signature of a delegated method needs, and that is missing from the class path, is the
//     language's own error.
// without: p.Gone, p.Gone$Inner
//// p/Gone.java
package p;

public class Gone { public class Inner {} }
//// p/Interfaces.java
package p;

public class Interfaces {
    public interface Parameter { void f(Gone g); }
    public interface OfDefault { default void f(Gone g) {} }
    public interface Result { Gone[] f(); }
    public interface Argument { void f(java.util.List<Gone> g); }
    public interface Bound { <T extends Gone> void f(T t); }
    public interface Member { void f(Gone.Inner g); void g(); }
}
//// step 2: Users.java
import p.Interfaces;

emissary OfParameter(Interfaces.Parameter foo);  // error somewhere
emissary OfDefault(Interfaces.OfDefault foo);
emissary OfResult(Interfaces.Result foo);
emissary OfArgument(Interfaces.Argument foo);
emissary OfBound(Interfaces.Bound foo);
emissary OfMember(Interfaces.Member foo);
