// clauses: EM-CTOR-2, EM-CTOR-3
// claim: A compact constructor calls no constructor, neither of the class nor of its superclass.
emissary CallsSuper(CharSequence s) { CallsSuper { super(); } }  // error: canonical.call
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { super(); }  // error: canonical.call
}
emissary CallsThis(CharSequence s) {
    CallsThis { this(1); }  // error: canonical.call
    CallsThis(int n) { this.s = null; }  // error: constructor.call
}
