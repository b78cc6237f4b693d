// clauses: EM-DIAG-3
// claim: A class that is missing for a signature is the language's error.
// without: p.Gone
//// p/Gone.java
package p; public class Gone { public class Inner {} }
//// p/Foo.java
package p; public interface Foo { <T extends Gone> void f(T t); }
//// step 2: X.java
emissary X(p.Foo foo);  // error
