// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names labels.
// plain: same
// warnings: any
class A {
    void f() {
        emissary: for (;;) { if (hashCode() == 1) break emissary; continue emissary; }
    }
    void g() { emissary: { break emissary; } }
}
