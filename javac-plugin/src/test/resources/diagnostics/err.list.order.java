// clauses: EM-FORM-2
//// Title.java
public emissary Title(String text) implements Cloneable delegates CharSequence {} // error: list.order
//// fixed: Title.java
public emissary Title(String text) delegates CharSequence implements Cloneable {}
