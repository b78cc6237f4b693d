// clauses: EM-DIAG-4, EM-CLASS-3
// options: lint=on
//// Initials.java
public emissary Initials(CharSequence name);  // warning: contract
//// fixed: Initials.java
public emissary Initials(CharSequence name) {
    @Override
    public String toString() {
        return name.toString();
    }
}
