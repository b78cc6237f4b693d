// Headers that depend on the emissary itself, and headers that only seem to.
// clauses: EM-DEL-6

//// case: interface-that-depends-on-an-emissary-in-its-file-is-a-cycle
// claim: A component type that depends on the emissary is a cycle where both are in one file, too, and the emissary
//     is first.
//// keyword/Types.java
package keyword;
emissary E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// annotation/Types.java
package annotation;
@dev.emissary.Emissary record E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// clause/Types.java
package clause;
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error somewhere
interface I extends E.J {}
//// list/Types.java
package list;
@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// generic/Types.java
package generic;
emissary E<T>(I<T> i) { interface J {} }  // error somewhere
interface I<T> extends E.J {}
//// variable/Types.java
package variable;
emissary E<T extends I>(T i) implements I { interface J {} }  // error somewhere
interface I extends E.J { void f(); }
//// enclosing/Types.java
package enclosing;
emissary E(O.I i) { interface J {} }  // error somewhere
class O implements E.J { interface I {} }

//// case: interface-that-depends-on-an-emissary-without-superclass-is-a-cycle (EM-DEL-6, EM-OPT-3)
// claim: An interface that depends on the emissary is one error at the emissary, in a file after it, with
//     superclass=none too.
// options: superclass=none
//// E.java
emissary E(I i) { interface J {} }  // one error
//// I.java
interface I extends E.J {}

//// case: interface-that-depends-on-the-emissary-is-a-cycle
// claim: A component type that depends on the emissary is a cycle, in both forms, wherever the header has it, and
//     whichever file is first.
//// keyword/I.java
package keyword;
interface I extends E.J {}
//// keyword/E.java
package keyword;
emissary E(I i) { interface J {} }  // error somewhere
//// annotation/I.java
package annotation;
interface I extends E.J {}
//// annotation/E.java
package annotation;
@dev.emissary.Emissary record E(I i) { interface J {} }  // error somewhere
//// second/I.java
package second;
interface I extends E.J {}
//// second/E.java
package second;
emissary E(Runnable r, I i) { interface J {} }  // error somewhere
//// clause/I.java
package clause;
interface I extends E.J {}
//// clause/E.java
package clause;
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error somewhere
//// list/I.java
package list;
interface I extends E.J {}
//// list/E.java
package list;
@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error somewhere
//// deeper/I.java
package deeper;
interface I extends E.K.J {}
//// deeper/E.java
package deeper;
emissary E(I i) { static class K { interface J {} } }  // error somewhere
//// generic/I.java
package generic;
interface I<T> extends E.J {}
//// generic/E.java
package generic;
emissary E<T>(I<T> i) { interface J {} }  // error somewhere
//// variable/I.java
package variable;
interface I extends E.J { void f(); }
//// variable/E.java
package variable;
emissary E<T extends I>(T i) implements I { interface J {} }  // error somewhere
//// enclosing/O.java
package enclosing;
class O implements E.J { interface I {} }
//// enclosing/E.java
package enclosing;
emissary E(O.I i) { interface J {} }  // error somewhere

//// case: name-that-does-not-depend-on-what-is-inherited-may-stand-in-the-header
// claim: A name in the header that means the same without what the emissary inherits is legal, as is one of the body.
import java.util.Map;
import java.util.Map.Entry;
interface Shop { void open(); interface Till { int total(); } }
emissary Qualified(Shop shop, Shop.Till till);
emissary Imported<K, V>(Map<K, V> map, Comparable<Entry<K, V>> comparable);
emissary Variable<Till extends Runnable>(Shop shop, Comparable<Till> till);
emissary Own(Shop shop, Comparable<Till> till) { interface Till { int own(); } }
emissary Body(Shop shop) { Till till() { return null; } }
class Around implements Shop {
    public void open() {}
    emissary Front(Shop shop, Till till);
}
interface Sub extends Shop { emissary Front(Shop shop, Till till); }

//// case: type-that-the-header-does-not-depend-on-may-follow-the-emissary
// claim: What the header does not depend on may mention the emissary, after it and without the common superclass too.
// options: superclass=none
//// argument/Types.java
package argument;
emissary E(I<E.J> i) { interface J {} }
interface I<T> {}
//// superinterface/Types.java
package superinterface;
emissary E(I i) { interface J {} }
interface I extends Comparable<E.J> {}
//// member/Types.java
package member;
emissary E(I i) { interface J {} }
interface I { E.J j(); }
//// component/Types.java
package component;
emissary E(C c) implements Runnable { interface J {} }
abstract class C implements Runnable, E.J {}
//// listed/Types.java
package listed;
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
abstract class C implements Runnable, E.J {}
//// nested/Types.java
package nested;
emissary E(I i) { interface J {} }
interface I { interface K extends E.J {} }

//// case: type-that-the-header-does-not-depend-on-may-mention-the-emissary
// claim: What the header does not depend on may mention the emissary, before it: type arguments, members, and classes as
//     component types.
//// argument/Types.java
package argument;
interface I<T> {}
emissary E(I<E.J> i) { interface J {} }
//// superinterface/Types.java
package superinterface;
interface I extends Comparable<E.J> {}
emissary E(I i) { interface J {} }
//// member/Types.java
package member;
interface I { E.J j(); }
emissary E(I i) { interface J {} }
//// component/Types.java
package component;
abstract class C implements Runnable, E.J {}
emissary E(C c) implements Runnable { interface J {} }
//// listed/Types.java
package listed;
abstract class C implements Runnable, E.J {}
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
//// nested/Types.java
package nested;
interface I { interface K extends E.J {} }
emissary E(I i) { interface J {} }

//// case: type-that-the-header-does-not-depend-on-may-stand-in-another-file
// claim: What the header does not depend on may mention the emissary from another file, whichever file is first.
//// before/I.java
package before;
interface I extends Comparable<E.J> { E.J j(); }
//// before/E.java
package before;
emissary E(I i) { interface J {} }
//// after/E.java
package after;
emissary E(C c) implements Runnable { interface J {} }
//// after/C.java
package after;
abstract class C implements Runnable, E.J {}
