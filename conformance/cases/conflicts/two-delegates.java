// Methods that two delegates supply.
// clauses: EM-CONF-1
// imports: java.io.*, java.util.*

//// case: delegates-with-methods-of-one-erasure-are-one-conflict
// warnings: all
interface A { void m(List<String> l); } interface B { void m(List<Integer> l); } @SuppressWarnings({"rawtypes", "unchecked"}) interface C { void m(List l); }
emissary AbC(A a, B b, C c);  // error: method.clash
emissary CaB(C c, A a, B b);  // error: method.conflict
emissary BcA(B b, C c, A a);  // error: method.conflict
emissary ReconciledAbC(A a, B b, C c) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.a.m(l); } // or this.b.m(l) or this.c.m(l)
}
emissary ReconciledCaB(C c, A a, B b) {
    @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m(java.util.List l) { this.c.m(l); } // or this.a.m(l) or this.b.m(l)
}

//// case: each-method-is-one-error
// claim: There is one error for each method in conflict, whether it is an overload, inherited, a default, or of one common
//     interface, and none for those that the body declares.
// says:
//     inherited()
//     defaults()
//     g(
interface Common { void inherited(); }
interface One extends Common { default void defaults() {} int g(String s); int g(int i); void own(); }
interface Two extends Common { default void defaults() {} int g(String s); int g(long l); int other(); }
emissary Three(One one, Two two);  // error: method.conflict, method.conflict, method.conflict
emissary OneLeft(One one, Two two) {  // error: method.conflict
    @Override public void inherited() {}
    @Override public void defaults() {}
}
emissary None(One one, Two two) {
    @Override public void inherited() {}
    @Override public void defaults() {}
    @Override public int g(String s) { return 1; }
}

//// case: generic-interface-with-the-same-type-arguments-is-a-conflict (EM-CONF-1, EM-CONF-4)
// warnings: all
interface A extends Comparable<String> {} interface B extends Comparable<String> {}
emissary E(A a, B b);  // error: method.conflict
emissary Reconciled(A a, B b) { public int compareTo(String s) { return 0; } }

//// case: list-without-the-conflict-is-proposed-only-if-nothing-is-missing-with-it (EM-CONF-1, EM-DIAG-1)
// says: declare each of them in the body
interface Student { void name(); void age(); void study(); }
interface Teacher { void name(); void age(); void teach(); }
interface Assistant extends Student, Teacher {}
emissary TA(Student student, Teacher teacher) implements Assistant;  // error: method.conflict, method.conflict

//// case: method-declared-by-hand-reconciles-two-delegates (EM-CONF-1, EM-FWD-6)
// prints: one two text of two 1 2
interface One {
    String name();
    default String text() { return "text of one"; }
    default int onlyOne() { return 1; }
}
interface Two {
    String name();
    default String text() { return "text of two"; }
    default int onlyTwo() { return 2; }
}
emissary Both(One one, Two two) {
    @Override public String name() { return one.name() + " " + two.name(); }
    @Override public String text() { return two.text(); }
}
// run:
Both both = new Both(() -> "one", () -> "two");
System.out.println(both.name() + " " + both.text() + " " + both.onlyOne() + " " + both.onlyTwo());

//// case: method-that-several-delegates-supply-is-one-error (EM-CONF-1, EM-DEL-3, EM-DIAG-3)
interface A { void f(); } interface B { void f(); }
emissary OfThree(A a, B b, A c);  // error: method.conflict
emissary OfTypeAndNamedClass(Runnable a, Thread b) implements Runnable;  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTypeAndList(Runnable a, Thread b);  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTwoListed(Thread a, String s, Thread b);  // error: method.conflict
emissary OfVariable<T extends Runnable>(T a, Runnable b) implements Runnable;  // error: method.conflict
interface Typed { void m(java.util.List<String> l); } interface Raw { void m(java.util.List l); }
interface Both extends Typed, Raw {}
emissary OfInheritedTwice(Both a, Typed b);  // error: method.conflict

//// case: method-that-two-delegates-supply-is-one-error (EM-CONF-1, EM-DIAG-1)
// says:
//     close()
//     source
//     sink
//     Closeable
//     Base
interface Base { void close() throws IOException; }
interface Source extends Closeable { int read() throws IOException; }
interface Sink extends Base { void write(int b); }
emissary Duplex(Source source, Sink sink);  // error: method.conflict
class Abstract { interface A { void f(); } interface B { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class Default { interface A { default void f() {} } interface B { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class AbstractFirst { interface A { void f(); } interface B { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class Inherited { interface A extends Z { } interface B extends Z { } interface Z { void f(); } emissary E(A a, B b); }  // error: method.conflict at B b
class InheritedDefault { interface A extends Z { } interface B extends Z { } interface Z { default void f() {} } emissary E(A a, B b); }  // error: method.conflict at B b
class Subinterface { interface A { void f(); } interface B extends A { } emissary E(A a, B b); }  // error: method.conflict at B b
class Generic { interface A { <T> void f(T t); } interface B { <U> void f(U u); } emissary E(A a, B b); }  // error: method.conflict at B b
class TypeArgumentsOfBoth { interface A extends P<String> {} interface B extends Q<String> { } interface P<T> { void f(T t); } interface Q<T> { void f(T t); } emissary E(A a, B b); }  // error: method.conflict at B b

//// case: methods-that-override-methods-of-one-erasure-are-one-error
interface A<T> { int m(T t); } interface A2<T> { int m(T t); } interface B { int m(Object o); } interface C { int m(String s); }
emissary OfTwoGenerics(A<String> a, A2<Integer> b);  // error: method.bridge
emissary OfGenericAndObject(A<String> a, B b);  // error: method.bridge
emissary OfObjectAndGeneric(B b, A<String> a);  // error: method.bridge
emissary OfVariable<T extends Number>(A<T> a, A2<String> b);  // error: method.bridge
// A declaration of m(String) would resolve A and C; the bridge of A would clash with B all the same.
emissary OfThree(A<String> a, B b, C c);  // error: method.bridge
emissary WithObjectLast(A<String> a, C c, B b);  // error: method.bridge

//// case: methods-that-two-delegates-do-not-both-supply-are-no-conflict
// claim: Overloads, static, private and redeclared methods of Object, constants, interfaces implemented by hand and
//     methods that the body declares are no conflict.
class OfParameters { interface A { void f(int i); } interface B { void f(long l); } emissary E(A a, B b); }
class OfArity { interface A { void f(); } interface B { void f(int i); } emissary E(A a, B b); }
class OfStatics { interface A { static void f() {} } interface B { static void f() {} } emissary E(A a, B b); }
class OfPrivates { interface A { private void f() {} } interface B { void f(); } emissary E(A a, B b); }
class OfObject { interface A { boolean equals(Object o); String toString(); int hashCode(); } interface B extends A {} emissary E(A a, B b); }
class OfConstants { interface A { int C = 1; } interface B { int C = 2; } emissary E(A a, B b); }
class OfByhand { interface A { void f(); } interface B { void f(); } emissary E(A a) implements B; }
class OfArguments { interface A<T> { void f(T t); } interface B { void f(String s); } emissary E(A<Integer> a, B b); }
class OfMarker { interface A {} interface B extends A {} emissary E(A a, B b); }
class OfDeclared { interface A { void f(); } interface B extends A { void g(); } emissary E(A a, B b) implements A { public void f() {} public void g() {} } }
