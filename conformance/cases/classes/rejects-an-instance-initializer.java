// clauses: EM-CLASS-4
// claim: An instance initializer is an error.
//// p1/X.java
package p1;
public emissary X(CharSequence s) {
    static { }
    {  // error: initializer
        System.gc();
    }
}
//// p2/X.java
package p2;
public @dev.emissary.Emissary record X(CharSequence s) {
    static { }
    {  // error: initializer
        System.gc();
    }
}
