// clauses: EM-CONF-6, EM-DEL-4
// claim: A forwarder that hides no inherited default is legal.
//// p1/Case.java
package p1;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Foo { default String name() { return ""; } } emissary E(L l) implements Foo;
//// p2/Case.java
package p2;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L extends Foo { default String name() { return ""; } } emissary E(Two t) implements L, Foo; abstract class Two implements L, Foo {}
//// p3/Case.java
package p3;
interface Foo { String name(); } interface Def { default String name() { return ""; } }
interface Taker<T> { void put(T t); }
interface L { default String other() { return ""; } } emissary E(Foo f) implements L;
