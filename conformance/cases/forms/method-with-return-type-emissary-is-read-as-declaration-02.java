// clauses: EM-FORM-2
// claim: A method with return type emissary is read as declaration.
class A {
    static class emissary { }
    emissary f() { return null; }  // error
}
