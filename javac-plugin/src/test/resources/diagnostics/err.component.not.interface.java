// clauses: EM-DEL-2, EM-DEL-5
//// Title.java
/** The title of a book, of which nobody sees more than its characters. */
public emissary Title(String text);  // error: component.not.interface
//// fixed: Title.java
/** The title of a book, of which nobody sees more than its characters. */
public emissary Title(String text) implements CharSequence;
