// clauses: EM-CLASS-4, EM-CTOR-2
//// Title.java
public emissary Title(CharSequence text) {
    private final int words = text.toString().split(" ").length;  // error: initializer.early

    public int words() {
        return words;
    }
}
//// fixed: Title.java
public emissary Title(CharSequence text) {
    private final int words;

    Title {
        words = text.toString().split(" ").length;
    }

    public int words() {
        return words;
    }
}
