// clauses: EM-CTOR-3
// claim: An explicit canonical constructor that calls another constructor, or that of the superclass, is an error.
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Runnable.class) record CallsSuper<T extends Runnable>(List<String> list, T task) {
    CallsSuper(List<String> list, T task) { super(); this.list = list; this.task = task; }  // error: canonical.call
}
emissary CallsThis(Runnable task) {
    CallsThis(Runnable task) {
        this("");  // error: canonical.call
    }
    CallsThis(String s) { this.task = null; }  // error: constructor.call
}
