// clauses: EM-FORM-4
// claim: A local emissary has no local variable for a local class to capture.
class Around {
    void method() {
        int variable = 1;
        class Capturing { int f() { return variable; } }
        emissary OfLocalClass(Runnable task) { Object f() { return new Capturing(); } }  // error
    }
}
