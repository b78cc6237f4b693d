// clauses: EM-FWD-2, EM-CONF-1
// claim: A finalize method that a delegated interface declares, inherits or has a default of is never forwarded: it is
//     an error, and only one where two delegates have it.
// warnings: any
interface Plain { void finalize(); }
interface Throwing { void finalize() throws Throwable; int f(); }
interface Inheriting extends Plain {}
interface Defaulted { default void finalize() {} }
emissary OfPlain(Plain f);  // error: method.finalize
@dev.emissary.Emissary record InAnnotationForm(Plain f) {}  // error: method.finalize
emissary OfThrowing(Throwing f);  // error: method.finalize
emissary OfInheriting(Inheriting f);  // error: method.finalize
emissary OfDefaulted(Defaulted f);  // error: method.finalize
interface One { void finalize(); }
interface Other { void finalize(); }
emissary OfTwo(One a, Other b);  // error: method.finalize
