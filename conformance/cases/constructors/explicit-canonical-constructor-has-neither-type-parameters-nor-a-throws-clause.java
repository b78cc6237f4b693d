// clauses: EM-CTOR-3
// claim: An explicit canonical constructor with type parameters or a throws clause is an error.
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Runnable.class) record Generic<T extends Runnable>(List<String> list, T task) {
    <U> Generic(List<String> list, T task) { this.list = list; this.task = task; }  // error: canonical.generic
}
@Emissary(Runnable.class) record Throwing<T extends Runnable>(List<String> list, T task) {
    Throwing(List<String> list, T task) throws Exception { this.list = list; this.task = task; }  // error: canonical.throws
}
@Emissary(Runnable.class) record ThrowingUnchecked<T extends Runnable>(List<String> list, T task) {
    ThrowingUnchecked(List<String> list, T task) throws Error { this.list = list; this.task = task; }  // error: canonical.throws
}
