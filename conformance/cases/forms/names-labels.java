// clauses: EM-FORM-2
// claim: The word names labels.
class A {
    void f() {
        emissary: for (;;) { if (hashCode() == 1) break emissary; continue emissary; }
    }
    void g() { emissary: { break emissary; } }
}
