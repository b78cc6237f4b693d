// clauses: EM-CLASS-4, EM-FORM-3
// claim: An additional field is final in the class file.
// class p1.X:
//     public final class p1.X extends dev.emissary.lang.Emissary implements CharSequence
// fields of p1.X:
//     private final CharSequence s
//     private final Object lock
// class p2.X:
//     public final class p2.X extends dev.emissary.lang.Emissary implements CharSequence
// fields of p2.X:
//     private final CharSequence s
//     private final Object lock
//// p1/X.java
package p1;
public emissary X(CharSequence s) {
    private final Object lock = new Object(); Object lock() { return lock; }
}
//// p2/X.java
package p2;
public @dev.emissary.Emissary record X(CharSequence s) {
    private final Object lock = new Object(); Object lock() { return lock; }
}
