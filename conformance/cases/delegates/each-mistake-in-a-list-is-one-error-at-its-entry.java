// clauses: EM-DEL-5
// claim: Each mistake in an explicit list is one error at its entry: a class, an interface that no component
//     serves, and one that is listed twice.
@dev.emissary.Emissary({
    Runnable.class,
    Object.class,  // error: not.an.interface
    AutoCloseable.class,  // error: interface.unserved
    Runnable.class  // error: interface.repeated
}) emissary A(Runnable r);
