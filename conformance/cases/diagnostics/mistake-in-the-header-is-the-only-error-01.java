// clauses: EM-DIAG-3
// claim: A mistake in the header is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(Missing m) implements Runnable;  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A(Missing m, Runnable r) implements Runnable;  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(Missing m, Missing2 n);  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(Foo.Missing c);  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(Missing.Inner c);  // error
//// p6/Case.java
package p6;
class Foo {}
emissary A(Comparable<Missing> c);  // error
//// p7/Case.java
package p7;
class Foo {}
emissary A(Comparable<? extends Missing> c);  // error
//// p8/Case.java
package p8;
class Foo {}
emissary A(java.util.Map<String, Missing> c);  // error
//// p9/Case.java
package p9;
class Foo {}
emissary A(java.util.Map.Missing<String> c);  // error
//// p10/Case.java
package p10;
class Foo {}
emissary A(I<String, String> i); interface I<T> { T m(T t); }  // error
//// p11/Case.java
package p11;
class Foo {}
emissary A(Runnable<String> r);  // error
//// p12/Case.java
package p12;
class Foo {}
emissary A(String<String> s) implements CharSequence;  // error
