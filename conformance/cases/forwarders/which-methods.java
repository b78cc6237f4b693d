// Which methods are forwarded.
// clauses: EM-FWD-1
// imports: java.io.*, java.util.*

//// case: bridges-of-interface-class-files-are-not-forwarded
// methods of Foo, X:
//     bridge public Object get()
//     bridge public void put(Object)
//     public String get()
//     public void put(String)
//// Top.java
public interface Top<T> { T get(); void put(T t); }
//// Foo.java
public interface Foo extends Top<String> {
    @Override default String get() { return ""; }
    @Override default void put(String s) {}
}
//// step 2: X.java
public emissary X(Foo foo);

//// case: methods-that-interfaces-inherit-several-times-are-forwarded-once (EM-FWD-1, EM-FWD-3)
// methods of OfDiamond:
//     bridge public Object get(Object)
//     public Long get(Long)
//     public int n()
// methods of OfUnrelated:
//     bridge public java.util.Collection m(java.util.List)
//     public <U extends Comparable<U>> java.util.List<U> m(java.util.List<U>)
// methods of OfErased:
//     bridge public java.util.List m(java.util.List, String)
//     public java.util.ArrayList m(java.util.List, String)
interface Top<T> { T get(T t); default int n() { return 1; } }
interface Left<A> extends Top<A> { @Override A get(A a); }
interface Right<B> extends Top<B> { @Override default int n() { return 2; } }
interface Bottom<C extends Number> extends Left<C>, Right<C> {}
emissary OfDiamond(Bottom<Long> bottom);
interface One { <T extends Comparable<T>> Collection<T> m(List<T> l); }
interface Two { <U extends Comparable<U>> List<U> m(List<U> l); }
interface All extends One, Two {}
emissary OfUnrelated(All all);
interface Generic { <T> List<T> m(List<T> l, String s); }
@SuppressWarnings({"rawtypes", "unchecked"}) interface Erased extends Generic { ArrayList m(List l, String s); }
@SuppressWarnings("rawtypes") emissary OfErased(Erased two);

//// case: most-specific-return-type-is-found-wherever-it-stands (EM-FWD-1, EM-FWD-3)
// methods of OfLast, OfFirst, OfMiddle:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }
interface Last extends One, Two, Three {}
interface First extends Three, Two, One {}
interface Middle extends Two, Three, One {}
emissary OfLast(Last all);
emissary OfFirst(First all);
emissary OfMiddle(Middle all);

//// case: package-private-interfaces-of-other-packages-give-their-members
// methods of q.X:
//     bridge public Object f()
//     public String f()
//     public void g()
//// p/Hidden.java
interface Hidden { Object f(); default void g() {} }
//// p/Shown.java
public interface Shown extends Hidden { @Override String f(); }
//// q/X.java
public emissary X(p.Shown shown);

//// case: serialization-hooks-are-forwarded-where-the-class-is-not-serializable
// methods of X:
//     public Object readResolve()
//     public Object writeReplace()
//// Doc.java
public interface Doc extends Cloneable { Object writeReplace(); Object readResolve(); }
//// X.java
public emissary X(Doc d) { public X { } }

//// case: static-and-private-methods-are-not-forwarded
// methods of OfFoo:
//     public void a()
//     public void d()
//     public void e()
// methods of OfAll:
//     public int m()
//     public int n()
// methods of OfModifiers:
//     public int c()
//     public void a()
//     public void b()
interface Foo extends Sup {
    static void s() {}
    private void p() { q(); }
    private static void q() {}
    default void d() { p(); }
}
interface Sup { static void t() {} private void d(int i) {} void a(); default void e() { d(1); } }
emissary OfFoo(Foo foo);
interface One { private int m() { return 1; } default int n() { return m(); } }
interface Two { static int m() { return 2; } }
interface Three { int m(); }
interface All extends One, Two, Three {}
emissary OfAll(All all);
interface Modifiers { void a(); default void b() {} abstract int c(); }
emissary OfModifiers(Modifiers foo);

//// case: variable-arity-is-that-of-the-first-declaration (EM-FWD-3)
// warnings: any
// prints: 2 1
interface Arity { int count(int... numbers); }
interface Array { int count(int[] numbers); }
record Counter(int more) implements Arity, Array { public int count(int... numbers) { return numbers.length; } }
emissary First(Counter counter) implements Arity, Array;
emissary Second(Counter counter) implements Array, Arity;
// run:
System.out.println(new First(new Counter(0)).count(1, 2) + " "
        + (Second.class.getMethod("count", int[].class).isVarArgs() ? 0 : 1));
