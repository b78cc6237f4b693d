// clauses: EM-CTOR-3
// claim: An explicit canonical constructor has the types of the components, however they are written, and may assign the
//     fields in any order.
// constructors of Qualified: Qualified(java.util.List<String>, Runnable)
// constructors of Annotated: Annotated(java.util.List<String>, Runnable)
// constructors of Branching: Branching(java.util.List<String>, Runnable)
import java.util.List;

emissary Qualified(List<String> list, Runnable task) {
    Qualified(java.util.List<java.lang.String> list, Runnable task) { this.list = list; this.task = task; }
}
emissary Annotated(List<String> list, Runnable task) {
    Annotated(final List<String> list, @SuppressWarnings("all") Runnable task) { this.task = task; this.list = list; }
}
emissary Branching(List<String> list, Runnable task) {
    Branching(List<java.lang.String> list, Runnable task) {
        if (task == null) { this.list = list; } else { this.list = null; }
        this.task = task;
    }
}
