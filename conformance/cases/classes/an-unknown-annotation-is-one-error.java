// clauses: EM-CLASS-2
// claim: An unknown annotation is one error.
public emissary X(
    @Unknown CharSequence s);  // error
