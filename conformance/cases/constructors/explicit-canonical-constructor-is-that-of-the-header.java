// clauses: EM-CTOR-3
// claim: An explicit canonical constructor is an error that calls another constructor or that of the superclass, has
//     type parameters or a throws clause, or parameters of other names, or of the erasure of the components' types
//     only.
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
@Emissary(Runnable.class) record Generic<T extends Runnable>(List<String> list, T task) {
    <U> Generic(List<String> list, T task) { this.list = list; this.task = task; }  // error: canonical.generic
}
@Emissary(Runnable.class) record Throwing<T extends Runnable>(List<String> list, T task) {
    Throwing(List<String> list, T task) throws Exception { this.list = list; this.task = task; }  // error: canonical.throws
}
@Emissary(Runnable.class) record ThrowingUnchecked<T extends Runnable>(List<String> list, T task) {
    ThrowingUnchecked(List<String> list, T task) throws Error { this.list = list; this.task = task; }  // error: canonical.throws
}
@Emissary(Runnable.class) record OtherName<T extends Runnable>(List<String> list, T task) {
    OtherName(List<String> items, T task) { this.list = items; this.task = task; }  // error: canonical.names
}
@Emissary(Runnable.class) record Swapped<T extends Runnable>(List<String> list, T task) {
    Swapped(List<String> task, T list) { this.list = task; this.task = list; }  // error: canonical.names
}
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
