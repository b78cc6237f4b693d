// clauses: EM-DEL-3
// claim: A component of the emissary's own type names no interface of the clause, serves no list, and is no delegate.
import dev.emissary.Emissary;

emissary Alone(Alone a);  // error: names.itself at Alone a
emissary Named(Named a) implements Runnable;  // error: names.itself at Named a
emissary Beside(Runnable r, Beside b) implements Runnable;  // error: names.itself at Beside b
@Emissary(Runnable.class) emissary Listed(Listed a);  // error: interface.unserved at Runnable
