// clauses: EM-FWD-2
// claim: A finalize method that a delegated interface declares, inherits or has a default of is never forwarded: it is an
//     error.
interface Plain { void finalize(); }
interface Throwing { void finalize() throws Throwable; int f(); }
interface Inheriting extends Plain {}
interface Defaulted { default void finalize() {} }

emissary OfPlain(Plain f);  // error: method.finalize
@dev.emissary.Emissary record InAnnotationForm(Plain f) {}  // error: method.finalize
emissary OfThrowing(Throwing f);  // error: method.finalize
emissary OfInheriting(Inheriting f);  // error: method.finalize
emissary OfDefaulted(Defaulted f);  // error: method.finalize
