// clauses: EM-CLASS-4
// claim: Each declarator of an instance field that is not final is an error, in both forms, and a static one is none.
emissary InKeywordForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final at wrong
    private String worse = "";  // error: field.not.final
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final at wrong
    private String worse = "";  // error: field.not.final
}
emissary DeclaratorsInKeywordForm(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
@dev.emissary.Emissary record DeclaratorsInAnnotationForm(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
