// clauses: EM-CONF-6, EM-DEL-4
// claim: A forwarder that hides no inherited default is legal.
//// p1/Case.java
package p1;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Foo { String name(); } emissary E(Foo f) implements L;
//// p2/Case.java
package p2;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Def {} interface K extends Def {} emissary E(K k) implements L;
//// p3/Case.java
package p3;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Def {} emissary E(Def d) implements L;
//// p4/Case.java
package p4;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface K extends Def { String name(); } emissary E(K k) implements Def;
//// p5/Case.java
package p5;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface K extends Def { default String name() { return ""; } } emissary E(K k) implements Def;
//// p6/Case.java
package p6;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface K extends Def { String name(); } interface L extends Def {} emissary E(K k) implements L;
//// p7/Case.java
package p7;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Def { String name(); } emissary E(Foo f) implements Def, L;
//// p8/Case.java
package p8;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Def { String name(); } emissary E(Foo f) implements L, Def;
//// p9/Case.java
package p9;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L { default String name(int i) { return ""; } } emissary E(Foo f) implements L;
//// p10/Case.java
package p10;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L { static String name() { return ""; } } emissary E(Foo f) implements L;
//// p11/Case.java
package p11;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L<T> { default void take(T t) {} } emissary E(Taker<String> t) implements L<Integer>;
//// p12/Case.java
package p12;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Foo { default String name() { return ""; } } emissary E(Foo f) implements L { public String name() { return L.super.name(); } }
