// clauses: EM-CLASS-2, EM-DIAG-3
// claim: A mistake in an annotation of a component, be it unknown, is one error, although the annotation goes to several
//     places.
emissary Value(
    @SuppressWarnings(1) CharSequence s);  // error
emissary Element(
    @SuppressWarnings(value = "", wrong = 1) CharSequence s);  // error
emissary Repetition(
    @SuppressWarnings("") @SuppressWarnings("") CharSequence s);  // error
emissary Type(
    @Class CharSequence s);  // error
emissary Unknown(
    @Unknown CharSequence s);  // error
