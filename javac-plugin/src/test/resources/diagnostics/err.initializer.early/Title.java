// clauses: EM-CLASS-4, EM-CTOR-2
public emissary Title(CharSequence text) {
    private final int words = text.toString().split(" ").length;  // error: initializer.early

    public int words() {
        return words;
    }
}
