// clauses: EM-FORM-6
// claim: An annotation given twice is the language's own error.
import dev.emissary.Emissary;
@Emissary @Emissary record A(Runnable r) {}  // error
