// clauses: EM-DIAG-4
// claim: @SuppressWarnings on the emissary, around it, or on the component suppresses the warnings of lint=on.
// options: lint=on
import java.util.List;

@SuppressWarnings("emissary")
emissary OnIt(List<String> names);

@SuppressWarnings("emissary")
class Around {
    emissary In(List<String> names);
}

emissary OnComponent(@SuppressWarnings("emissary") List<String> names);

@SuppressWarnings("unchecked")
emissary Not(List<String> names);  // warning: contract
