// clauses: EM-CLASS-4
// claim: Each declarator of a field that is not final is an error, in both forms.
emissary InKeywordForm(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
