// clauses: EM-CLASS-3, EM-DIAG-3
// claim: A component may have the name of a method of Object, which a record cannot have for its accessors' sake.
emissary Clone(Runnable clone);
emissary Finalize(Runnable finalize);
emissary GetClass(Runnable getClass);
emissary HashCode(Runnable hashCode);
emissary Notify(Runnable notify);
emissary NotifyAll(Runnable notifyAll);
emissary ToString(Runnable toString);
emissary Wait(Runnable wait);
@dev.emissary.Emissary record InAnnotationForm(Runnable hashCode) {}
