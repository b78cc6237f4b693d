// clauses: EM-CTOR-2
// claim: An assignment to a component's field in a compact constructor is an error, in whatever expression it stands and
//     in both forms.
emissary Plain(CharSequence s) { Plain { this.s = s; } }  // error: compact.assignment
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { this.s = s; }  // error: compact.assignment
}
emissary Parenthesized(CharSequence s) { Parenthesized { (this).s = s; } }  // error: compact.assignment
@dev.emissary.Emissary(CharSequence.class) emissary Compound(CharSequence s, int count) {
    Compound { this.count += 1; }  // error: compact.assignment
}
@dev.emissary.Emissary(CharSequence.class) emissary Increment(CharSequence s, int count) {
    Increment { this.count++; }  // error: compact.assignment
}
emissary Qualified(CharSequence s) { Qualified { Qualified.this.s = s; } }  // error: compact.assignment
emissary InLambda(CharSequence s) { InLambda { Runnable t = () -> this.s = s; } }  // error: compact.assignment
emissary InIf(CharSequence s) { InIf { if (s == null) this.s = ""; } }  // error: compact.assignment
emissary InExpression(CharSequence s) { InExpression { CharSequence t = this.s = s; } }  // error: compact.assignment
