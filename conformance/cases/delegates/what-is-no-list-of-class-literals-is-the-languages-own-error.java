// clauses: EM-DEL-3, EM-DIAG-3
// claim: What is no list of class literals is the language's own error.
//// p1/Case.java
package p1;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary("x") emissary A(Runnable r);  // error
//// p2/Case.java
package p2;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(foo = 1) emissary A(Runnable r);  // error
//// p3/Case.java
package p3;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(null) emissary A(Runnable r);  // error
//// p4/Case.java
package p4;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(X.C) emissary A(Runnable r);  // error
//// p5/Case.java
package p5;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(Runnable) emissary A(Runnable r);  // error
//// p6/Case.java
package p6;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(1, 2) emissary A(Runnable r);  // error
//// p7/Case.java
package p7;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary({Runnable.class, null}) emissary A(Runnable r);  // error
//// p8/Case.java
package p8;
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(X.c()) emissary A(Runnable r);  // error
