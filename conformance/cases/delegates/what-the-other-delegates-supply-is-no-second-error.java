// clauses: EM-DEL-3, EM-DEL-5, EM-DIAG-3
// claim: What the other delegates supply is no second error.
//// p1/Case.java
package p1;
import java.util.function.*;
interface Other { String get(); }
emissary A<T extends Number>(
    Supplier<?> supplier, Other other) implements Supplier<T>;  // error: wildcard
//// p2/Case.java
package p2;
import java.util.function.*;
interface Other { Number get() throws Exception; }
emissary A<T extends Number>(
    Supplier<?> supplier, Other other) implements Supplier<T>;  // error: wildcard
//// p3/Case.java
package p3;
import java.util.function.*;
interface Other { int get(); }
emissary A<T extends Number>(
    Supplier<?> supplier, Other other) implements Supplier<T>;  // error: wildcard
