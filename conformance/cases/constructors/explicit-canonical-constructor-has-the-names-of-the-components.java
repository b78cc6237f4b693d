// clauses: EM-CTOR-3
// claim: An explicit canonical constructor whose parameters have other names than the components is an error.
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Runnable.class) record OtherName<T extends Runnable>(List<String> list, T task) {
    OtherName(List<String> items, T task) { this.list = items; this.task = task; }  // error: canonical.names
}
@Emissary(Runnable.class) record Swapped<T extends Runnable>(List<String> list, T task) {
    Swapped(List<String> task, T list) { this.list = task; this.task = list; }  // error: canonical.names
}
