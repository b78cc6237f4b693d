// clauses: EM-FORM-5, EM-DIAG-1
// claim: A modifier of a component is one error, in the words of the form.
// says: remove private final
//// Keyword.java
emissary Keyword(private final Runnable task);  // error: component.modifier
//// Second.java
emissary Second<T extends Comparable<T>>(
        Runnable task,
        @SuppressWarnings({"one", "two"}) final Comparable<T> order) {}  // error: component.modifier
//// Annotation.java
@dev.emissary.Emissary record Annotation(final Runnable task) {}  // one error
