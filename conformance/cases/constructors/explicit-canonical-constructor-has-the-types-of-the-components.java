// clauses: EM-CTOR-3
// claim: An explicit canonical constructor whose parameters have the erasure of the components' types, and not the types
//     themselves, is an error.
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Runnable.class) record OtherArgument<T extends Runnable>(List<String> list, T task) {
    OtherArgument(List<Integer> list, T task) { this.list = null; this.task = task; }  // error: canonical.type
}
@Emissary(Runnable.class) record Wildcard<T extends Runnable>(List<String> list, T task) {
    Wildcard(List<? extends String> list, T task) { this.list = null; this.task = task; }  // error: canonical.type
}
@Emissary(Runnable.class) record Bound<T extends Runnable>(List<String> list, T task) {
    Bound(List<String> list, Runnable task) { this.list = list; this.task = null; }  // error: canonical.type
}
@Emissary(Runnable.class) record ArrayForVariableArity(Runnable task, String... rest) {
    ArrayForVariableArity(Runnable task, String[] rest) { this.task = task; this.rest = rest; }  // error: canonical.type
}
