// clauses: EM-DEL-2, EM-CONF-4
// claim: A listed interface that a component has with other type arguments is the language's own error.
//// p1/Case.java
package p1;
import java.util.*;
emissary E(List<String> l) implements
List<Integer>;  // error
//// p2/Case.java
package p2;
import java.util.*;
emissary E(List<String> l) implements
Iterable<Integer>;  // error
//// p3/Case.java
package p3;
import java.util.*;
emissary E(List<String> l) implements
Collection;  // error
//// p4/Case.java
package p4;
import java.util.*;
emissary E(List<String> l) implements
List;  // error
//// p5/Case.java
package p5;
import java.util.*;
emissary E(Collection c) implements
Iterable<String>;  // error
