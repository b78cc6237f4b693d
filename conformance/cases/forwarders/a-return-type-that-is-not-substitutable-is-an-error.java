// clauses: EM-FWD-6
// claim: A return type that is not substitutable is an error.
//// p1/Case.java
package p1;
import java.io.*;
import java.util.*;
interface Foo<T> { int m(); }
emissary X<E extends Number>(Foo<E> foo) {  // error
    public long m() { return 1; }  // error
}
//// p2/Case.java
package p2;
import java.io.*;
import java.util.*;
interface Foo<T> { T m(); }
emissary X<E extends Number>(Foo<E> foo) {  // error
    public Object m() { return 1; }  // error
}
