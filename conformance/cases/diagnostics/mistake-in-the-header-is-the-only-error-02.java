// clauses: EM-DIAG-3
// claim: A mistake in the header is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(I<int> i); interface I<T> { T m(T t); }  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A<T>(T<String> c);  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(I<String> i); interface I<T extends Number> { T m(T t); }  // error
//// p4/Case.java
package p4;
class Foo {}
@dev.emissary.Emissary(Missing.class) emissary A(Runnable r);  // error
//// p5/Case.java
package p5;
class Foo {}
@dev.emissary.Emissary({Runnable.class, Missing.class}) emissary A(Runnable r);  // error
//// p6/Case.java
package p6;
class Foo {}
@dev.emissary.Emissary(value = Missing.class) emissary A(Thread t);  // error
//// p7/Case.java
package p7;
class Foo {}
@dev.emissary.Emissary(Comparable.class) emissary A(Missing m);  // error
//// p8/Case.java
package p8;
class Foo {}
@dev.emissary.Emissary(Runnable) emissary A(Thread t);  // error
//// p9/Case.java
package p9;
class Foo {}
@dev.emissary.Emissary(1) emissary A(Thread t);  // error
//// p10/Case.java
package p10;
class Foo {}
@dev.emissary.Emissary("x") record A(Thread t) {}  // error
//// p11/Case.java
package p11;
class Foo {}
@dev.emissary.Emissary(null) record A(Thread t) {}  // error
//// p12/Case.java
package p12;
class Foo {}
@dev.emissary.Emissary({Foo.X}) emissary A(Thread t);  // error
