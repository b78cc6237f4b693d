// clauses: EM-DEL-5
// claim: Several mistakes are several errors.
@dev.emissary.Emissary({
    Runnable.class,
    Object.class,  // error: not.an.interface
    AutoCloseable.class,  // error: interface.unserved
    Runnable.class  // error: interface.repeated
}) emissary A(Runnable r);
