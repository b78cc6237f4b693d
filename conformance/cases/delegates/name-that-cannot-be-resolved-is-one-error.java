// clauses: EM-DEL-3, EM-DIAG-3
// claim: A name in the list or the header that cannot be resolved is one error.
@dev.emissary.Emissary(Missing.class) emissary InList(Runnable r);  // error
@dev.emissary.Emissary({Runnable.class, Missing.class}) emissary InListBesideOther(Runnable r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InComponent(Missing r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InClause(Runnable r) implements Missing;  // error
@dev.emissary.Emissary(Runnable.class) emissary InFirstComponent(Missing m, Runnable r);  // error
