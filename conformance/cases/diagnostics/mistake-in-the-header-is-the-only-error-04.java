// clauses: EM-DIAG-3
// claim: A mistake in the header is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A<T extends Missing<T>>(T t) implements Runnable;  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A<T extends Comparable<Missing>>(T t) implements Comparable<T>;  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A<T>(Comparable<U> t);  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A<T, T>(Comparable<T> t);  // error
//// p5/Case.java
package p5;
class Foo {}
@Deprecated(since = missing) emissary A(Runnable r);  // error
//// p6/Case.java
package p6;
class Foo {}
@SuppressWarnings(Missing.X) emissary A(Runnable r);  // error
//// p7/Case.java
package p7;
class Foo {}
emissary A(@SuppressWarnings(Missing.X) Runnable r);  // error
//// p8/Case.java
package p8;
class Foo {}
@Override emissary A(Runnable r);  // error
