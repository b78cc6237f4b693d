// clauses: EM-FORM-2
public emissary Title(String text) implements Cloneable delegates CharSequence {} // error: list.order
