// clauses: EM-DIAG-3
// claim: A mistake in the body is the language's own error, and the only one.
emissary UnknownField(Runnable r) { static Missing m; }  // one error
emissary UnknownFinalField(Runnable r) { final Missing m = null; }  // one error
emissary UnknownResult(Runnable r) { Missing m() { return null; } }  // one error
emissary UnknownParameterOfCanonical(Runnable r) { UnknownParameterOfCanonical(Missing r) { this.r = r; } }  // one error
emissary UnknownParameterOfOtherName(Runnable r) { UnknownParameterOfOtherName(Missing q) { this.r = null; } }  // one error
emissary UnknownParameterOfConstructor(Runnable r) { private UnknownParameterOfConstructor(Missing m, int i) { this((Runnable) null); } }  // one error
emissary UnknownComponent(Missing r) { UnknownComponent { r.toString(); } }  // one error
emissary UnknownComponentAndParameter(Missing r) { UnknownComponentAndParameter(Missing r) { this.r = r; } }  // error
class UnknownResultOfReplacement { emissary A(I i) { public Missing m() { return null; } } interface I { Object m(); } }  // one error
class UnknownParameterOfReplacement { emissary A(I i) { public Object m(Missing x) { return null; } } interface I { Object m(String s); } }  // one error
emissary UnknownMethod(Runnable r) { public void run() { missing(); } }  // one error
emissary UnknownMethodOfDelegate(Runnable r) { public void run() { r.missing(); } }  // one error
emissary UnknownVariable(Runnable r) { int m() { return missing; } }  // one error
emissary UnknownVariableInConstructor(Runnable r) { UnknownVariableInConstructor { missing = 1; } }  // one error
emissary WrongResult(Runnable r) { int m() { return ""; } }  // one error
emissary WeakerAccess(Runnable r) { void run() {} }  // one error
emissary MoreExceptions(Runnable r) { public void run() throws Exception {} }  // one error
class OtherResult { emissary A(I i) { public int m() { return 1; } } interface I { Object m(); } }  // error
emissary StaticReplacement(Runnable r) { public static void run() {} }  // one error
emissary OverridesNothing(Runnable r) { @Override public void ran() {} }  // one error
emissary AssignsField(Runnable r) { void m() { r = null; } }  // one error
emissary MissingMethod(Runnable r) implements Comparable<MissingMethod>;  // one error
emissary TwoMethods(Runnable r) { void m(int i) {} void m(int j) {} }  // one error
emissary TwoMethodsNamedAsTheComponent(Runnable r) { static int r() { return 1; } void r() {} }  // one error
emissary TwoFields(Runnable r) { static final int X = 1; static int X; }  // one error
emissary TwoCompactConstructors(Runnable r) { TwoCompactConstructors { } TwoCompactConstructors { } }  // one error
class TwoEmissaries { emissary A(Runnable r); emissary A(Runnable r); }  // one error
