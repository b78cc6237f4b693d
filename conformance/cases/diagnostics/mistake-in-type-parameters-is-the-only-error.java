// clauses: EM-DIAG-3
// claim: A mistake in the type parameters or the annotations of an emissary is the language's own error, and the
//     only one.
emissary UnknownBound<T extends Missing>(Runnable r);  // one error
emissary UnknownBoundOfItself<T extends Missing<T>>(T t) implements Runnable;  // one error
emissary UnknownArgumentOfBound<T extends Comparable<Missing>>(T t) implements Comparable<T>;  // one error
emissary UnknownVariable<T>(Comparable<U> t);  // one error
emissary TwoOfOneName<T, T>(Comparable<T> t);  // one error
@Missing emissary UnknownAnnotation(Runnable r);  // one error
emissary UnknownAnnotationOfComponent(@Missing Runnable r);  // one error
@Deprecated(since = missing) emissary UnknownElement(Runnable r);  // one error
@SuppressWarnings(Missing.X) emissary UnknownConstant(Runnable r);  // one error
emissary UnknownConstantOfComponent(@SuppressWarnings(Missing.X) Runnable r);  // one error
@Override emissary NotApplicable(Runnable r);  // one error
