// clauses: EM-DEL-6
// claim: An interface that is a member of the emissary whose component it is, is a cycle.
emissary Qualified(Qualified.I i) { interface I {} }  // error
emissary Simple(I i) { interface I {} }  // error
@dev.emissary.Emissary record InAnnotationForm(InAnnotationForm.I i) { interface I {} }  // error
@dev.emissary.Emissary(Listed.I.class) record Listed(Listed.I i) { interface I {} }  // error
emissary Generic(Generic.I<String> i) { interface I<T> {} }  // error
