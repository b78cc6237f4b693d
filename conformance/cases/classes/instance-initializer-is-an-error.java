// clauses: EM-CLASS-4, EM-FORM-3
// claim: Every instance initializer is an error, in both forms, and a static one is none.
emissary InKeywordForm(CharSequence s) {
    static { }
    {  // error: initializer
        System.gc();
    }
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    static { }
    {  // error: initializer
        System.gc();
    }
}
@dev.emissary.Emissary record SeveralInAnnotationForm(Runnable r) {
    { r.run(); }  // error: initializer
    static { System.gc(); }
    ;
    { }  // error: initializer
}
emissary SeveralInKeywordForm(Runnable r) {
    { r.run(); }  // error: initializer
    static { System.gc(); }
    ;
    { }  // error: initializer
}
