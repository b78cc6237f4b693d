// clauses: EM-CLASS-4
// claim: An instance field that is not final is an error, in both forms, and a static one is none.
emissary InKeywordForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    static int counter;
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
