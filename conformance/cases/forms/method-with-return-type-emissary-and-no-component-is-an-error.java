// clauses: EM-FORM-2
// claim: A method whose return type is named emissary and that has no parameter is an error.
class A {
    static class emissary { }
    emissary f() { return null; }  // any error
}
