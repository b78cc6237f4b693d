// Warnings that a proposed declaration would have.
// clauses: EM-CONF-1, EM-DIAG-1, EM-FWD-3

//// case: declaration-that-a-conflict-proposes-does-not-warn
// claim: The declaration that a conflict proposes is deprecated as both methods are, and suppresses no more than it needs.
// says:
//     14 methods of b are also supplied by a; with delegates A there is no conflict, and b is private state
//     @Deprecated @Override public void m1() { this.a.m1(); } // or this.b.m1()
//     @SuppressWarnings("deprecation") @Override public void m2() { this.b.m2(); } // or this.a.m2()
//     @SuppressWarnings("deprecation") @Override public void m3() { this.a.m3(); } // or this.b.m3()
//     @Deprecated(forRemoval = true) @SuppressWarnings("removal") @Override public void m4() { this.a.m4(); } // or this.b.m4()
//     @SuppressWarnings("removal") @Override public void m5() { this.a.m5(); } // or this.b.m5()
//     @SuppressWarnings("deprecation") @Override public void m6(lib.Old o) { this.a.m6(o); } // or this.b.m6(o)
//     @SuppressWarnings("deprecation") @Override public java.util.List<lib.Old> m7() { return this.a.m7(); } // or this.b.m7()
//     @SuppressWarnings("deprecation") @Override public <T extends lib.Old> void m8(T t) { this.a.m8(t); } // or this.b.m8(t)
//     @Deprecated @Override public void m9(lib.Old o) { this.a.m9(o); } // or this.b.m9(o)
//     @Override public java.util.List<String> m10() { return this.b.m10(); } // or this.a.m10()
//     @SuppressWarnings("rawtypes") @Override public void m11(java.util.List l) { this.a.m11(l); } // or this.b.m11(l)
//     @SuppressWarnings("unchecked") @Override public java.util.List<String> m12() { return this.a.m12(); } // or this.b.m12()
//     @Override public <T> void m13(T[] t, String... s) { this.a.m13(t, s); } // or this.b.m13(t, s)
//     @SuppressWarnings("rawtypes") @Override public java.util.List<String> m14(java.util.List l) { return this.a.m14(l); } // or this.b.m14(l)
//// lib/Old.java
package lib;
@Deprecated public class Old {}
//// step 2: Case.java
import java.util.List;
@SuppressWarnings("deprecation") interface A {
    @Deprecated void m1(); @Deprecated void m2(); void m3(); @Deprecated(forRemoval = true) void m4(); void m5();
    void m6(lib.Old o); List<lib.Old> m7(); <T extends lib.Old> void m8(T t); @Deprecated void m9(lib.Old o);
    @SuppressWarnings("rawtypes") List m10(); @SuppressWarnings("rawtypes") void m11(List l);
    <T> List<T> m12(); <T> void m13(T[] t, String... s); @SuppressWarnings("rawtypes") List<String> m14(List l);
}
@SuppressWarnings("deprecation") interface B {
    @Deprecated void m1(); void m2(); @Deprecated void m3(); @Deprecated(forRemoval = true) void m4(); @Deprecated(forRemoval = true) void m5();
    void m6(lib.Old o); List<lib.Old> m7(); <T extends lib.Old> void m8(T t); @Deprecated void m9(lib.Old o);
    List<String> m10(); void m11(List<String> l);
    List<String> m12(); <T> void m13(T[] t, String... s); List<String> m14(List<String> l);
}
emissary X(A a,
    B b);  // error: method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict, method.conflict
