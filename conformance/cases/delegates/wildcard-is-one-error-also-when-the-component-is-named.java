// clauses: EM-DEL-3, EM-DEL-5, EM-DIAG-3
// claim: A wildcard is one error also when the component is named.
//// p1/Case.java
package p1;
import java.util.*;
emissary A(
    List<? extends Number> c) implements Collection<Number>;  // error: wildcard
//// p2/Case.java
package p2;
import java.util.*;
emissary A(
    List<?> c) implements Iterable<Object>;  // error: wildcard
