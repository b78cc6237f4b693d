// clauses: EM-DEL-3, EM-DIAG-3
// claim: A list that does not consist of class literals, and a name in the list or the header that cannot be resolved,
//     is the language's own error.
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary("x") emissary OfText(Runnable r);  // error
@dev.emissary.Emissary(foo = 1) emissary OfUnknownElement(Runnable r);  // error
@dev.emissary.Emissary(null) emissary OfNull(Runnable r);  // error
@dev.emissary.Emissary(X.C) emissary OfConstant(Runnable r);  // error
@dev.emissary.Emissary(Runnable) emissary OfTypeName(Runnable r);  // error
@dev.emissary.Emissary(1, 2) emissary OfTwoNumbers(Runnable r);  // error
@dev.emissary.Emissary({Runnable.class, null}) emissary OfNullInBraces(Runnable r);  // error
@dev.emissary.Emissary(X.c()) emissary OfCall(Runnable r);  // error
@dev.emissary.Emissary(Missing.class) emissary InList(Runnable r);  // error
@dev.emissary.Emissary({Runnable.class, Missing.class}) emissary InListBesideOther(Runnable r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InComponent(Missing r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InClause(Runnable r) implements Missing;  // error
@dev.emissary.Emissary(Runnable.class) emissary InFirstComponent(Missing m, Runnable r);  // error
