// clauses: EM-CLASS-4
// claim: An instance initializer is an error, in both forms, and a static one is none.
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
