/** The title of a book, of which nobody sees more than its characters. */
public emissary Title(String text) implements CharSequence;
