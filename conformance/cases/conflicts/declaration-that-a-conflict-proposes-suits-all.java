// The declaration that a conflict proposes.
// clauses: EM-CONF-1, EM-CONF-2, EM-DIAG-1, EM-FWD-8

//// case: declaration-that-a-conflict-proposes-suits-all
// claim: The declaration that a conflict proposes has the most specific result and the exceptions that all allow,
//     calls the delegates that give both, and names what it mentions so that it can be pasted.
// says:
//     @Override public void m1(int i) { this.a.m1(i); } // or this.b.m1(i)
//     @Override public void m1(int i) { this.b.m1(i); } // or this.a.m1(i)
//     @Override public void m2(int i) { this.b.m2(i); }
//     @Override public void m3() throws java.io.FileNotFoundException { this.a.m3(); }
//     @Override public void m4() { throw new UnsupportedOperationException(); }
//     @Override public void m5() { this.a.m5(); } // or this.b.m5()
//     @SuppressWarnings("overrides") @Override public void m6(String... s) { this.a.m6(s); } // or this.b.m6(s)
//     @SuppressWarnings("unchecked") @Override public void m7(java.util.List<String>... s) { this.a.m7(s); } // or this.b.m7(s)
//     @Override public String m8() { return this.b.m8(); }
//     @Override public java.util.Map<String, java.util.List<int[]>> m9(java.util.Map.Entry<?, ? super Integer> e) { return this.a.m9(e); } // or this.b.m9(e)
//     @Override public <T extends Comparable<T> & java.io.Serializable> java.util.List<T> m10(T[] t) { return this.a.m10(t); } // or this.b.m10(t)
//     @Override public <T> java.util.List<T> m11(T t) { return this.b.m11(t); }
//     @Override public <X extends Exception> void m12(Class<X> c) throws X { this.a.m12(c); } // or this.b.m12(c)
//     @Override public <U extends Enum<U>> int m38(Class<? super U> c) { return this.a.<U>m38(c); } // or this.b.<U>m38(c)
//     @Override public <X extends Exception> void m13(Class<X> c) { this.b.m13(c); }
//     @Override public void m14(Object o) { this.a.m14(o); } // or this.b.m14(o)
//     @SuppressWarnings("unchecked") @Override public String m15(Object o) { return this.b.m15(o); }
//     @SuppressWarnings("rawtypes") @Override public void m16(java.util.List l) { this.b.m16(l); } // or this.a.m16(l)
//     @Override public Thread.State m17(java.util.Iterator<java.util.Map.Entry<String, Integer>>[][] s) { return this.a.m17(s); } // or this.b.m17(s)
//     @Override public Object clone() { return this.a.clone(); } // or this.b.clone()
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m18(java.util.List l) { this.a.m18(l); } // or this.b.m18(l)
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public String m19(java.util.List l) { return this.b.m19(l); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void m20(java.util.Set l) throws java.io.IOException { this.a.m20(l); } // or this.b.m20(l)
//     @Override public CharSequence m21() throws java.io.IOException { throw new UnsupportedOperationException(); }
//     @Override public String m22() throws java.io.IOException { return this.d.m22(); }
//     @Override public String m23() throws java.io.IOException { throw new UnsupportedOperationException(); }
//     @Override public void m24() { this.a.m24(); } // or this.b.m24() or this.c.m24()
//     @Override public String m25() { return this.a.m25(); } // or this.b.m25() or OfDefault.L.super.m25()
//     @Override public <T1> T m26(T1 t, T e) { return this.a.m26(t, e); } // or this.b.m26(t, e)
//     @Override public Outer<String>.Inner m27(Outer.Nested<? extends Thread.State> n, java.util.Map.Entry<?, ?>... e) { return this.a.m27(n, e); } // or this.b.m27(n, e)
//     @SuppressWarnings("unchecked") @Override public int m28(Object t) { return this.b.m28(t); }
//     @Override public OfTheClass.C m30() { return this.a.m30(); }
//     @Override public void m32(String s) { ((Put.A) this.b).m32(s); } // or this.a.m32(s)
//     @Override public void m33(String s) { ((PutInClass.A) this.c).m33(s); } // or this.a.m33(s)
//     @Override public <K> java.util.List<K> m34(java.util.List<? super K> p) { return this.b.m34(p); } // or this.c.m34(p)
//     @Override public <K> K m35(java.util.List<? extends K> p) { return this.a.m35(p); }
//     @SuppressWarnings("rawtypes") @Override public void m36(java.util.List l) { ((Ambiguous.A) this.b).m36(l); } // or this.a.m36(l)
//     @Override public WildResult.A<?> m37() { return this.b.m37(); } // or this.c.m37()
import java.io.*;
import java.util.*;

class Same { interface A { void m1(int i); } interface B { void m1(int i); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class OneThrows { interface A { void m2(int i) throws IOException; } interface B { void m2(int i); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class NarrowerException { interface A { void m3() throws FileNotFoundException; } interface B { void m3() throws IOException, SecurityException; } emissary X(A a, B b); }  // error: method.conflict
class OtherExceptions { interface A { void m4() throws IOException; } interface B { void m4() throws InterruptedException; } emissary X(A a, B b); }  // error: method.conflict
class Unchecked { interface A { void m5() throws IllegalStateException; } interface B { void m5(); } emissary X(A a, B b); }  // error: method.conflict
class Varargs { interface A { void m6(String... s); } interface B { void m6(String[] s); } emissary X(A a, B b); }  // error: method.conflict
class GenericVarargs { interface A { void m7(List<String>... s); } interface B { void m7(List<String>... s); } emissary X(A a, B b); }  // error: method.conflict
class NarrowerResult { interface A { Object m8(); } interface B { default String m8() { return null; } } emissary X(A a, B b); }  // error: method.conflict
class Nested { interface A { Map<String, List<int[]>> m9(Map.Entry<?, ? super Integer> e); } emissary X(A a, A b); }  // error: method.conflict
class Bounded { interface A { <T extends Comparable<T> & Serializable> List<T> m10(T[] t); } interface B { <U extends Comparable<U> & Serializable> List<U> m10(U[] t); } emissary X(A a, B b); }  // error: method.conflict
class NarrowerGeneric { interface A { <T> Collection<T> m11(T t); } interface B { <U> List<U> m11(U t); } emissary X(A a, B b); }  // error: method.conflict
class Thrown { interface A { <X extends Exception> void m12(Class<X> c) throws X; } interface B { <Y extends Exception> void m12(Class<Y> c) throws Y; } emissary X(A a, B b); }  // error: method.conflict
class ThrownByOne { interface A { <X extends Exception> void m13(Class<X> c) throws X; } interface B { <Y extends Exception> void m13(Class<Y> c); } emissary X(A a, B b); }  // error: method.conflict
class Erased { interface A { <T> void m14(T t); } interface B { void m14(Object o); } emissary X(A a, B b); }  // error: method.conflict
class ErasedResult { interface A { <T> T m15(T t); } interface B { String m15(Object o); } emissary X(A a, B b); }  // error: method.conflict
class Raw { interface A { void m16(List<String> l); } interface B { void m16(List l); } emissary X(A a, B b); emissary Y(B b, A a); }  // error: method.conflict, method.conflict
class Iterators { interface A { Thread.State m17(Iterator<Map.Entry<String, Integer>>[][] s); } emissary X(A a, A b); }  // error: method.conflict
class Clone { interface A { Object clone(); } interface B { Object clone(); } emissary X(A a, B b); }  // error: method.conflict

class OneErasure { interface A { void m18(List<String> l); } interface B { void m18(List<Integer> l); } emissary X(A a, B b); }  // error: method.clash
class ErasureAndResult { interface A { Object m19(List<String> l); } interface B { String m19(List<Integer> l); } emissary X(A a, B b); }  // error: method.clash
class ErasureOfVariable { interface A { <T> void m20(Set<T> l) throws IOException; } interface B { <T, U> void m20(Set<U> l) throws IOException; } emissary X(A a, B b); }  // error: method.clash

class Three { interface A { Object m21() throws Exception; } interface B { Object m21() throws IOException; } interface C { CharSequence m21() throws Exception; } emissary X(A a, B b, C c); }  // error: method.conflict
class ThirdCalls { interface A { Object m22() throws Exception; } interface B { Object m22() throws IOException; } interface D { String m22() throws IOException; } emissary X(A a, B b, D d); }  // error: method.conflict
class ByHand { interface A { Object m23() throws Exception; } interface B { Object m23() throws IOException; } interface D { String m23() throws IOException; } emissary X(A a, B b) implements D; }  // error: method.conflict
class Again { interface A { void m24(); } interface B { void m24(); } emissary X(A a, B b, A c); }  // error: method.conflict
class OfDefault { interface A { String m25(); } interface L { default String m25() { return ""; } } emissary X(A a, A b) implements L; }  // error: method.conflict

class Hidden { interface A<E> { <T> E m26(T t, E e); } interface B<E> { <U> E m26(U t, E e); } emissary X<T>(A<T> a, B<T> b); }  // error: method.conflict
class Outer<T> { class Inner {} static class Nested<U> {} }
class Enclosed { interface A { Outer<String>.Inner m27(Outer.Nested<? extends Thread.State> n, Map.Entry<?, ?>... e); } emissary X(A a, A b); }  // error: method.conflict
class CannotTake { interface I<T> { int m28(T t); } abstract class S implements I<String> {} abstract class R implements I {} emissary X(S a, R b) implements I; }  // error: method.conflict
class OfTheClass { interface I { I m30(); } interface J { J m30(); } abstract class C implements I, J { public abstract C m30(); } emissary X(C a, I b) implements I, J; }  // error: method.conflict

class Put { interface A { default void m32(String s) { } } interface B<T> extends A { void m32(T s); } emissary X(B<String> b, A a); }  // error: method.conflict
class PutInClass { interface A { void m33(String s); } interface B<T> { void m33(T t); } class C<T> implements A, B<T> { public void m33(String s) { } public void m33(T t) { } } emissary X(C<String> c, A a) implements A; }  // error: method.conflict
class OfRaw { interface A { <K> List<K> m34(List<? super K> p); } interface B<T> extends A { <K> List<K> m34(List<? super K> p); } abstract class C implements B { } emissary X(C b, C c) implements A; }  // error: method.conflict
class OnlyOne { interface A { <K> K m35(List<? extends K> p); } abstract class C<T> implements A { public <K> K m35(List<? extends K> p) { return null; } } abstract class D extends C { } emissary X(A a, D b) implements A; }  // error: method.conflict
class Ambiguous { interface A { void m36(List l); } interface B extends A { void m36(Collection<String> l); } emissary X(B b, A a) { public void m36(Collection<String> c) { } } }  // error: method.conflict
class WildResult { interface A<T> { A<?> m37(); } interface B extends A { } emissary X(B b, B c); }  // error: method.conflict
class EnumBound { interface A { <U extends Enum<U>> int m38(Class<? super U> c); } interface B { <V extends Enum<V>> int m38(Class<? super V> c); } emissary X(A a, B b); }  // error: method.conflict
