public emissary Title(CharSequence text) {
    private final int words;

    Title {
        words = text.toString().split(" ").length;
    }

    public int words() {
        return words;
    }
}
