// clauses: EM-CLASS-2
// claim: An unknown annotation of a component is one error.
public emissary X(
    @Unknown CharSequence s);  // error
