// clauses: EM-CLASS-4
// claim: An instance field that is not final is an error, in both forms.
emissary InKeywordForm(CharSequence s) {
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
