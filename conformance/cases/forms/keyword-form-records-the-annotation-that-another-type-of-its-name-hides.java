// clauses: EM-FORM-3
// claim: A keyword form records the annotation that another type of its name hides.
// annotations of A: @dev.emissary.Emissary
class Emissary {}
emissary A(Runnable r);
