// clauses: EM-CONF-5
// claim: A method that only calls the delegate and cannot implement both is one error.
//// p1/Case.java
package p1;
import java.io.*; import java.util.*;
interface Foo { Object f() throws IOException; } interface Hand { Object f(); }
emissary E(Foo f) implements Hand;  // error: method.required.throws
//// p2/Case.java
package p2;
import java.io.*; import java.util.*;
interface Foo { void f(int e) throws IOException, InterruptedException; } interface Hand { void f(int e) throws InterruptedException; }
emissary E(Foo f) implements Hand;  // error: method.required.throws
//// p3/Case.java
package p3;
import java.io.*; import java.util.*;
interface Foo { <X extends Exception> void f(Class<X> c) throws X; } interface Hand { <Y extends Exception> void f(Class<Y> c); }
emissary E(Foo f) implements Hand;  // error: method.required.throws
//// p4/Case.java
package p4;
import java.io.*; import java.util.*;
interface Foo { Object f(); } interface Hand { String f(); }
emissary E(Foo f) implements Hand;  // error: method.required.result
//// p5/Case.java
package p5;
import java.io.*; import java.util.*;
interface Foo { CharSequence f(); } interface Hand { default String g() { return null; } String f(); }
emissary E(Foo f) implements Hand;  // error: method.required.result
//// p6/Case.java
package p6;
import java.io.*; import java.util.*;
interface Foo { Object f() throws IOException; } interface Hand { String f(); }
emissary E(Foo f) implements Hand;  // error: method.required.result
//// p7/Case.java
package p7;
import java.io.*; import java.util.*;
interface Foo { <A> Object f(A a); } interface Hand { <B> B f(B a); }
emissary E(Foo f) implements Hand;  // error: method.required.result
//// p8/Case.java
package p8;
import java.io.*; import java.util.*;
interface Foo { int f(); } interface Hand { String f(); }
emissary E(Foo f) implements Hand;  // error: method.required.returns
//// p9/Case.java
package p9;
import java.io.*; import java.util.*;
interface Foo { void f(); } interface Hand { int f(); }
emissary E(Foo f) implements Hand;  // error: method.required.returns
//// p10/Case.java
package p10;
import java.io.*; import java.util.*;
interface Foo { Runnable f(); } interface Hand { AutoCloseable f(); }
emissary E(Foo f) implements Hand;  // error: method.required.returns
//// p11/Case.java
package p11;
import java.io.*; import java.util.*;
interface Foo { void f(List<String> l); } interface Hand { void f(List<Integer> l); }
emissary E(Foo f) implements Hand;  // error: method.required.clash
//// p12/Case.java
package p12;
import java.io.*; import java.util.*;
interface Foo { void f(List<String> l); } interface Hand { default void f(List<Integer> l) {} }
emissary E(Foo f) implements Hand;  // error: method.required.clash
