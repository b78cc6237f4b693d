// clauses: EM-FORM-2
// claim: A delegates clause after the implements clause is one error, which shows the right order.
emissary Late(Runnable task) implements Cloneable delegates Runnable {}  // error: list.order
emissary Named<delegates extends Comparable<delegates>>(String text) implements java.util.RandomAccess delegates CharSequence;  // error: list.order
