// clauses: EM-DIAG-3
// claim: The class of an array that a method returns of a delegated interface, missing from the class path, is the
//     language's own error.
// without: p.Gone
//// p/Gone.java
package p;

public class Gone { public class Inner {} }
//// p/Foo.java
package p;

public interface Foo { Gone[] f(); }
//// step 2: Front.java
emissary Front(p.Foo foo);  // error
