// clauses: EM-CTOR-2
// claim: A compact constructor may have any access.
// class p1.X:
//     public final class p1.X extends dev.emissary.lang.Emissary implements CharSequence
// constructors of p1.X:
//     public X(CharSequence)
// class p2.X:
//     public final class p2.X extends dev.emissary.lang.Emissary implements CharSequence
// constructors of p2.X:
//     protected X(CharSequence)
// class p3.X:
//     public final class p3.X extends dev.emissary.lang.Emissary implements CharSequence
// constructors of p3.X:
//     private X(CharSequence)
// class p4.X:
//     public final class p4.X extends dev.emissary.lang.Emissary implements CharSequence
// constructors of p4.X:
//     X(CharSequence)
//// p1/X.java
package p1;
public emissary X(CharSequence s) {
    public X { }
    static X of() { return new X(""); }
}
//// p2/X.java
package p2;
public emissary X(CharSequence s) {
    protected X { }
    static X of() { return new X(""); }
}
//// p3/X.java
package p3;
public emissary X(CharSequence s) {
    private X { }
    static X of() { return new X(""); }
}
//// p4/X.java
package p4;
public emissary X(CharSequence s) {
     X { }
    static X of() { return new X(""); }
}
