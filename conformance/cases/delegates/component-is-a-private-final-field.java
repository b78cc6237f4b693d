// clauses: EM-DEL-1, EM-CLASS-2
// claim: Each component is held in a private final field, in order, and nothing else is.
// fields of Both:
//     private final Runnable first
//     private final AutoCloseable second
//     private final String state
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})
emissary Both(Runnable first, AutoCloseable second, String state);
