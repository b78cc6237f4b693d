// clauses: EM-DIAG-3
// claim: A mistake in the header is the only error.
//// p1/Case.java
package p1;
class Foo {}
@dev.emissary.Emissary(valu = Runnable.class) emissary A(Thread t);  // error
//// p2/Case.java
package p2;
class Foo {}
@dev.emissary.Emissary @dev.emissary.Emissary record A(Runnable r) {}  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(Runnable r) implements Runnable, Missing;  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(Comparable<String> c) implements Comparable<Missing>;  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(Runnable r) implements Missing<Missing2>;  // error
//// p6/Case.java
package p6;
class Foo {}
emissary A(Runnable r) implements String;  // error
//// p7/Case.java
package p7;
class Foo {}
emissary A(Runnable r) implements Runnable, Foo;  // error
//// p8/Case.java
package p8;
class Foo {}
emissary A(Comparable<String> c) implements Comparable<String>, String<String>;  // error
//// p9/Case.java
package p9;
class Foo {}
emissary A(Runnable r) implements Runnable<String>;  // error
//// p10/Case.java
package p10;
class Foo {}
emissary A(Runnable r) implements Comparable<String, String>;  // error
//// p11/Case.java
package p11;
class Foo {}
emissary A(Comparable<String> c) implements Comparable<int>;  // error
//// p12/Case.java
package p12;
class Foo {}
emissary A<T>(Runnable r) implements T;  // error
