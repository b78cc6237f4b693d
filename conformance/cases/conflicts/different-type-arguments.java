// clauses: EM-CONF-4
// claim: To inherit one generic interface with different type arguments is the language's own error.
import java.util.function.Supplier;

emissary Both(
        Supplier<String> one,
        Supplier<Integer> two);  // error
