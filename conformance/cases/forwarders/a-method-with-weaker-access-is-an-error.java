// clauses: EM-FWD-6
// claim: A method with weaker access is an error.
//// p1/Case.java
package p1;
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); void n(); }
emissary X<E extends Number>(Foo<E> foo) {
    void m() {}  // error
}
//// p2/Case.java
package p2;
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); void n(); }
emissary X<E extends Number>(Foo<E> foo) {
    private void m() {}  // error
}
