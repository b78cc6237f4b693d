// clauses: EM-FORM-2
// claim: A delegates clause without an interface, with a comma at its end, or given twice is an error.
//// Empty.java
emissary Empty(Runnable task) delegates {}  // error
//// EmptyBeforeImplements.java
emissary EmptyBeforeImplements(Runnable task) delegates implements Cloneable {}  // error
//// Comma.java
emissary Comma(Runnable task) delegates Runnable, {}  // error
//// Twice.java
emissary Twice(String text) delegates CharSequence delegates Comparable {}  // error
