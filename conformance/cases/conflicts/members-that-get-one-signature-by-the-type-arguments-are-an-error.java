// clauses: EM-CONF-7
// claim: Members that get one signature by the type arguments are an error.
//// p1/Case.java
package p1;
interface I<T> { void m(T t); void m(String s); }
emissary E(I<String> i);  // error: method.same.signature
//// p2/Case.java
package p2;
interface I<T> { void m(T t); void m(String s); }
@dev.emissary.Emissary record E(I<String> i) {}  // error: method.same.signature
//// p3/Case.java
package p3;
interface I<T> { void m(T t); default void m(String s) {} }
emissary E(I<String> i);  // error: method.same.signature
//// p4/Case.java
package p4;
interface I<T> { default void m(T t) {} default void m(String s) {} }
emissary E(I<String> i);  // error: method.same.signature
//// p5/Case.java
package p5;
interface I<T> extends J<T> { void m(String s); } interface J<T> { void m(T t); }
emissary E(I<String> i);  // error: method.same.signature
//// p6/Case.java
package p6;
interface I<T, U extends Number> { void m(T t); void m(U u); }
emissary E(I<Integer, Integer> i);  // error: method.same.signature
//// p7/Case.java
package p7;
interface I<T, U extends Number> { void m(T t); void m(U u); }
emissary E<V extends Number>(I<V, V> i);  // error: method.same.signature
//// p8/Case.java
package p8;
interface I<T> { <X> void m(X x, T t); <Y> void m(Y y, String s); }
emissary E(I<String> i);  // error: method.same.signature
//// p9/Case.java
package p9;
interface I<T> { int m(T t); String m(String s); }
emissary E(I<Integer> a, J j); interface J {} emissary F(I<String> i);  // error: method.same.signature
//// p10/Case.java
package p10;
interface I<T> { void m(T t); void m(String s); } class C<T> implements I<T> { public void m(T t) {} public void m(String s) {} }
@dev.emissary.Emissary(I.class) emissary E(C<String> i);  // error: method.same.signature
//// p11/Case.java
package p11;
interface I<T> { void m(T t); void m(java.util.List<String> s); }
emissary E(I<java.util.List<Integer>> i);  // error: method.same.signature
//// p12/Case.java
package p12;
interface I extends J<String>, K { } interface J<T> { void m(T t); } interface K { void m(String s); }
emissary E(I i);  // error: method.same.signature
