// clauses: EM-CLASS-4, EM-FORM-3
// claim: An additional field is a final field of the class, in both forms.
// fields of Locked:
//     private final CharSequence text
//     private final Object lock
//// Locked.java
public emissary Locked(CharSequence text) {
    private final Object lock = new Object();

    Object lock() {
        return lock;
    }
}
//// same: Locked.java
public @dev.emissary.Emissary record Locked(CharSequence text) {
    private final Object lock = new Object();

    Object lock() {
        return lock;
    }
}
