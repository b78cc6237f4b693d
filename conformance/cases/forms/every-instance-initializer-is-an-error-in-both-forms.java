// clauses: EM-FORM-3, EM-CLASS-4
// claim: Every instance initializer is an error in both forms.
@dev.emissary.Emissary record A1(Runnable r) {
    { r.run(); }  // error: initializer
    static { System.gc(); }
    ;
    { }  // error: initializer
}
emissary A2(Runnable r) {
    { r.run(); }  // error: initializer
    static { System.gc(); }
    ;
    { }  // error: initializer
}
