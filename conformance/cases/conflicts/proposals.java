// The declarations, and the list, that conflicts propose.
// clauses: EM-CONF-1, EM-DIAG-1
// imports: java.io.*, java.util.*

//// case: declaration-that-a-conflict-proposes-suits-all (EM-CONF-1, EM-CONF-2, EM-DIAG-1, EM-FWD-8)
// claim: The declaration that a conflict proposes has the most specific result and the exceptions that all allow,
//     calls the delegates that give both, and names what it mentions so that it can be pasted.
// says:
//     @Override public void m1(int i) { this.a.m1(i); } // or this.b.m1(i)
//     @Override public void m1(int i) { this.b.m1(i); } // or this.a.m1(i)
//     @Override public void m2(int i) { this.b.m2(i); }
//     @Override public void m3() throws FileNotFoundException { this.a.m3(); }
//     @Override public void m4() { throw new UnsupportedOperationException(); }
//     @SuppressWarnings("overrides") @Override public void m6(String... s) { this.a.m6(s); } // or this.b.m6(s)
//     @Override public String m8() { return this.b.m8(); }
//     @Override public <T extends Comparable<T> & Serializable> List<T> m10(T[] t) { return this.a.m10(t); } // or this.b.m10(t)
//     @Override public <T> List<T> m11(T t) { return this.b.m11(t); }
//     @Override public <U extends Enum<U>> int m38(Class<? super U> c) { return this.a.<U>m38(c); } // or this.b.<U>m38(c)
//     @Override public <X extends Exception> void m13(Class<X> c) { this.b.m13(c); }
//     @Override public void m14(Object o) { this.a.m14(o); } // or this.b.m14(o)
//     @Override public String m15(Object o) { return this.b.m15(o); } // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public void m16(List l) { this.b.m16(l); } // or this.a.m16(l)
//     @Override public Object clone() { return this.a.clone(); } // or this.b.clone()
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m18(List l) { this.a.m18(l); } // or this.b.m18(l)
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m20(Set l) throws IOException { this.a.m20(l); } // or this.b.m20(l)
//     @Override public CharSequence m21() throws IOException { throw new UnsupportedOperationException(); }
//     @Override public void m24() { this.a.m24(); } // or this.b.m24() or this.c.m24()
//     @Override public String m25() { return this.a.m25(); } // or this.b.m25() or OfDefault.L.super.m25()
//     @Override public <T1> T m26(T1 t, T e) { return this.a.m26(t, e); } // or this.b.m26(t, e)
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public int m28(Object t) { return ((CannotTake.I) this.a).m28(t); } // or ((CannotTake.I) this.b).m28(t)
//     @SuppressWarnings("rawtypes") @Override public void m40(Class p) { this.l.m40((Class<?>) p); } // or this.k.m40((Class<?>) p)
//     @Override public void m33(String s) { ((PutInClass.A) this.c).m33(s); } // or this.a.m33(s)
//     @Override public <K> List<K> m34(List<? super K> p) { return ((OfRaw.A) this.b).m34(p); } // or ((OfRaw.A) this.c).m34(p)
//     @SuppressWarnings("rawtypes") @Override public void m36(List l) { this.b.m36((List<?>) l); } // or this.a.m36(l)

class Same { interface A { void m1(int i); } interface B { void m1(int i); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class OneThrows { interface A { void m2(int i) throws IOException; } interface B { void m2(int i); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class NarrowerException { interface A { void m3() throws FileNotFoundException; } interface B { void m3() throws IOException, SecurityException; } emissary X(A a, B b); }  // error: method.conflict
class OtherExceptions { interface A { void m4() throws IOException; } interface B { void m4() throws InterruptedException; } emissary X(A a, B b); }  // error: method.conflict
class Varargs { interface A { void m6(String... s); } interface B { void m6(String[] s); } emissary X(A a, B b); }  // error: method.conflict
class NarrowerResult { interface A { Object m8(); } interface B { default String m8() { return null; } } emissary X(A a, B b); }  // error: method.conflict
class Bounded { interface A { <T extends Comparable<T> & Serializable> List<T> m10(T[] t); } interface B { <U extends Comparable<U> & Serializable> List<U> m10(U[] t); } emissary X(A a, B b); }  // error: method.conflict
class NarrowerGeneric { interface A { <T> Collection<T> m11(T t); } interface B { <U> List<U> m11(U t); } emissary X(A a, B b); }  // error: method.conflict
class ThrownByOne { interface A { <X extends Exception> void m13(Class<X> c) throws X; } interface B { <Y extends Exception> void m13(Class<Y> c); } emissary X(A a, B b); }  // error: method.conflict
class Erased { interface A { <T> void m14(T t); } interface B { void m14(Object o); } emissary X(A a, B b); }  // error: method.conflict
class ErasedResult { interface A { <T> T m15(T t); } interface B { String m15(Object o); } emissary X(A a, B b); }  // error: method.conflict
class Raw { interface A { void m16(List<String> l); } interface B { void m16(List l); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class Clone { interface A { Object clone(); } interface B { Object clone(); } emissary X(A a, B b); }  // error: method.conflict

class OneErasure { interface A { void m18(List<String> l); } interface B { void m18(List<Integer> l); } emissary X(A a, B b); }  // error: method.clash
class ErasureOfVariable { interface A { <T> void m20(Set<T> l) throws IOException; } interface B { <T, U> void m20(Set<U> l) throws IOException; } emissary X(A a, B b); }  // error: method.clash

class Three { interface A { Object m21() throws Exception; } interface B { Object m21() throws IOException; } interface C { CharSequence m21() throws Exception; } emissary X(A a, B b, C c); }  // error: method.conflict
class Again { interface A { void m24(); } interface B { void m24(); } emissary X(A a, B b, A c); }  // error: method.conflict
class OfDefault { interface A { String m25(); } interface L { default String m25() { return ""; } } emissary X(A a, A b) implements L; }  // error: method.conflict

class Hidden { interface A<E> { <T> E m26(T t, E e); } interface B<E> { <U> E m26(U t, E e); } emissary X<T>(A<T> a, B<T> b); }  // error: method.conflict
class CannotTake { interface I<T> { int m28(T t); } abstract class S implements I<String> {} abstract class R implements I {} emissary X(S a, R b) implements I; }  // error: method.conflict
class OfTheClass { interface I { I m30(); } interface J { J m30(); } abstract class C implements I, J { public abstract C m30(); } emissary X(C a, I b) implements I, J; }  // error: method.conflict.returns

class PutInClass { interface A { void m33(String s); } interface B<T> { void m33(T t); } class C<T> implements A, B<T> { public void m33(String s) { } public void m33(T t) { } } emissary X(C<String> c, A a) implements A; }  // error: method.conflict
class OfRaw { interface A { <K> List<K> m34(List<? super K> p); } interface B<T> extends A { <K> List<K> m34(List<? super K> p); } abstract class C implements B { } emissary X(C b, C c) implements A; }  // error: method.conflict
class Wildcards { interface Upper<T> { void m40(T t); } interface Lower<R> extends Upper<Class<R>> { void m40(Class<?> p); } emissary X<R>(Lower<R> l, Lower<R> k); }  // error: method.conflict
class Ambiguous { interface A { void m36(List l); } interface B extends A { void m36(Collection<String> l); } emissary X(B b, A a) { public void m36(Collection<String> c) { } } }  // error: method.conflict
class EnumBound { interface A { <U extends Enum<U>> int m38(Class<? super U> c); } interface B { <V extends Enum<V>> int m38(Class<? super V> c); } emissary X(A a, B b); }  // error: method.conflict

//// case: declaration-that-a-conflict-proposes-does-not-warn (EM-CONF-1, EM-DIAG-1, EM-FWD-3)
// says:
//     20 methods of b are also supplied by a; with delegates A there is no conflict, and b is private state
//     @Deprecated @Override public void m1() { this.a.m1(); } // or this.b.m1()
//     @SuppressWarnings("deprecation") @Override public void m2() { this.b.m2(); } // or this.a.m2()
//     @SuppressWarnings("deprecation") @Override public void m3() { this.a.m3(); } // or this.b.m3()
//     @Deprecated(forRemoval = true) @SuppressWarnings("removal") @Override public void m4() { this.a.m4(); } // or this.b.m4()
//     @SuppressWarnings("removal") @Override public void m5() { this.a.m5(); } // or this.b.m5()
//     @SuppressWarnings("deprecation") @Override public void m6(lib.Old o) { this.a.m6(o); } // or this.b.m6(o)
//     @SuppressWarnings("deprecation") @Override public List<lib.Old> m7() { return this.a.m7(); } // or this.b.m7()
//     @SuppressWarnings("deprecation") @Override public <T extends lib.Old> void m8(T t) { this.a.m8(t); } // or this.b.m8(t)
//     @Deprecated @Override public void m9(lib.Old o) { this.a.m9(o); } // or this.b.m9(o)
//     @Override public List<String> m10() { return this.b.m10(); } // or this.a.m10()
//     @SuppressWarnings("rawtypes") @Override public void m11(List l) { this.a.m11(l); } // or this.b.m11(l)
//     @SuppressWarnings("unchecked") @Override public List<String> m12() { return this.a.m12(); } // or this.b.m12()
//     @Override public <T> void m13(T[] t, String... s) { this.a.m13(t, s); } // or this.b.m13(t, s)
//     @SuppressWarnings("rawtypes") @Override public List<String> m14(List l) { return this.a.m14(l); } // or this.b.m14(l)
//     @SuppressWarnings("rawtypes") @Override public List<? extends List> m15() { return this.a.m15(); } // or this.b.m15()
//     @SuppressWarnings("rawtypes") @Override public <T extends List> void m16(T t) { this.a.m16(t); } // or this.b.m16(t)
//     @Override public void m17(java.nio.channels.Pipe.SinkChannel e) { this.a.m17(e); } // or this.b.m17(e)
//     @Override public List<?> m18() { return this.a.m18(); } // or this.b.m18()
//     @Override public O<?>.I<?> m19() { return this.a.m19(); } // or this.b.m19()
//     @Override public O<?>.P m20() { return this.a.m20(); } // or this.b.m20()
//// lib/Old.java
@Deprecated public class Old {}
//// step 2: Case.java
@SuppressWarnings("deprecation") interface A {
    @Deprecated void m1(); @Deprecated void m2(); void m3(); @Deprecated(forRemoval = true) void m4(); void m5();
    void m6(lib.Old o); List<lib.Old> m7(); <T extends lib.Old> void m8(T t); @Deprecated void m9(lib.Old o);
    @SuppressWarnings("rawtypes") List m10(); @SuppressWarnings("rawtypes") void m11(List l);
    <T> List<T> m12(); <T> void m13(T[] t, String... s); @SuppressWarnings("rawtypes") List<String> m14(List l);
    @SuppressWarnings("rawtypes") List<? extends List> m15(); @SuppressWarnings("rawtypes") <T extends List> void m16(T t);
    void m17(java.nio.channels.Pipe.SinkChannel e); @SuppressWarnings("rawtypes") List m18();
    @SuppressWarnings("rawtypes") O.I m19(); @SuppressWarnings("rawtypes") O.P m20();
}
@SuppressWarnings("deprecation") interface B {
    @Deprecated void m1(); void m2(); @Deprecated void m3(); @Deprecated(forRemoval = true) void m4(); @Deprecated(forRemoval = true) void m5();
    void m6(lib.Old o); List<lib.Old> m7(); <T extends lib.Old> void m8(T t); @Deprecated void m9(lib.Old o);
    List<String> m10(); void m11(List<String> l);
    List<String> m12(); <T> void m13(T[] t, String... s); List<String> m14(List<String> l);
    @SuppressWarnings("rawtypes") List<? extends List> m15(); @SuppressWarnings("rawtypes") <T extends List> void m16(T t);
    void m17(java.nio.channels.Pipe.SinkChannel e); @SuppressWarnings("rawtypes") List m18();
    @SuppressWarnings("rawtypes") O.I m19(); @SuppressWarnings("rawtypes") O.P m20();
}
class O<T> { class I<U> {} class P {} }
emissary X(A a,
    B b);  // error: method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict

//// case: declaration-that-a-hand-implemented-interface-needs-is-proposed (EM-CONF-5, EM-CONF-6, EM-DIAG-1)
// says:
//     @Override public Object m1() { try { return this.f.m1(); } catch (IOException e) { throw new RuntimeException(e); } }
//     @Override public void m2(int e) throws InterruptedException { try { this.f.m2(e); } catch (IOException exception) { throw new RuntimeException(exception); } }
//     @Override public void m8() { try { this.f.m8(); } catch (IOException | InterruptedException e) { throw new RuntimeException(e); } }
//     @Override public <X extends Exception> void m3(Class<X> c) { throw new UnsupportedOperationException(); }
//     @Override public String m4() { throw new UnsupportedOperationException(); }
//     @Override public <A> A m5(A a) { throw new UnsupportedOperationException(); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m6(List l) { this.f.m6(l); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m7(List l) { this.f.m7(l); } // or Default.Hand.super.m7(l)
//     @Override public String m9(String e) { return this.f.m9(e); } // with @SuppressWarnings("unchecked") on the class
//     @Override public String m10() { return this.f.m10(); } // or Lower.Sub.super.m10()

class Checked { interface Foo { Object m1() throws IOException; } interface Hand { Object m1(); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class OneOfTwo { interface Foo { void m2(int e) throws IOException, InterruptedException; } interface Hand { void m2(int e) throws InterruptedException; } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Subclasses { interface Foo { void m8() throws FileNotFoundException, IOException, InterruptedException; } interface Hand { void m8(); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Variable { interface Foo { <X extends Exception> void m3(Class<X> c) throws X; } interface Hand { <Y extends Exception> void m3(Class<Y> c); } emissary E(Foo f) implements Hand; }  // error: method.required.throws at Hand;
class Narrower { interface Foo { Object m4() throws IOException; } interface Hand { String m4(); } emissary E(Foo f) implements Hand; }  // error: method.required.result at Hand;
class Generic { interface Foo { <A> Object m5(A a); } interface Hand { <B> B m5(B b); } emissary E(Foo f) implements Hand; }  // error: method.required.result at Hand;
class Clash { interface Foo { void m6(List<String> l); } interface Hand { void m6(List<Integer> l); } emissary E(Foo f) implements Hand; }  // error: method.required.clash at Hand;
class OnClass { interface Foo<T> { <S extends T> S m9(S e); } interface Hand { String m9(String e); } emissary E(Foo<String> f) implements Hand; }  // error: method.required.clash at Hand;
class Lower { interface Foo { String m10(); } interface Loud { default String m10() { return ""; } } interface Sub extends Loud {} emissary E(Foo f) implements Loud, Sub; }  // error: method.default at Sub;
class Default { interface Foo { void m7(List<String> l); } interface Hand { default void m7(List<Integer> l) {} } emissary E(Foo f) implements Hand; }  // error: method.required.clash at Hand;

//// case: list-that-leaves-no-conflict-is-proposed
// says:
//     2 methods of twice are also supplied by a; with delegates X.I to a there is no conflict
//     2 methods of second are also supplied by a; with delegates X.L there is no conflict, and a is private state
//     2 methods of two are also supplied by a, b; declare each of them in the body
//     2 methods of beside are also supplied by a; with delegates X.I, Runnable there is no conflict, and beside is private state
//     2 methods of clause are also supplied by a; with delegates X.I there is no conflict, and clause is private state
//     2 methods of named are also supplied by a; declare each of them in the body
class X { interface J { void m(); } interface K { void n(); } interface I extends J, K { } interface L extends I { } interface M { void m(); void n(); } static class C implements I { public void m() { } public void n() { } } }

class Twice extends X { emissary A(I a, I twice); }  // error: method.conflict, method.conflict
class Second extends X { emissary A(I a, L second); }  // error: method.conflict, method.conflict
class Two extends X { emissary A(J a, K b, I two); }  // error: method.conflict, method.conflict
class Beside extends X { emissary A(I a, M beside, Runnable r); }  // error: method.conflict, method.conflict
class InAClause extends X { emissary A(I a, M clause) delegates I, M { } }  // error: method.conflict, method.conflict
class Named extends X { emissary A(C a, M named) implements I; }  // error: method.conflict, method.conflict
