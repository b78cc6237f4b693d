// clauses: EM-DEL-3, EM-DIAG-3
// claim: A list that does not consist of class literals is the language's own error.
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }

@dev.emissary.Emissary("x") emissary OfText(Runnable r);  // error
@dev.emissary.Emissary(foo = 1) emissary OfUnknownElement(Runnable r);  // error
@dev.emissary.Emissary(null) emissary OfNull(Runnable r);  // error
@dev.emissary.Emissary(X.C) emissary OfConstant(Runnable r);  // error
@dev.emissary.Emissary(Runnable) emissary OfTypeName(Runnable r);  // error
@dev.emissary.Emissary(1, 2) emissary OfTwoNumbers(Runnable r);  // error
@dev.emissary.Emissary({Runnable.class, null}) emissary OfNullInBraces(Runnable r);  // error
@dev.emissary.Emissary(X.c()) emissary OfCall(Runnable r);  // error
