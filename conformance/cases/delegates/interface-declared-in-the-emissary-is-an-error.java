// clauses: EM-DEL-6
// claim: An interface that is declared in the body of the emissary that is to delegate it is an error.
emissary Qualified(Qualified.I i) { interface I {} }  // error: names.member
emissary Simple(I i) { interface I {} }  // error: names.member
emissary Deep(Deep.Inner.I i) { static class Inner { interface I {} } }  // error: names.member
@dev.emissary.Emissary record InAnnotationForm(InAnnotationForm.I i) { interface I {} }  // error: names.member
@dev.emissary.Emissary(Listed.I.class) record Listed(Listed.I i) { interface I {} }  // error: names.member
emissary Generic(Generic.I<String> i) { interface I<T> {} }  // error: names.member
