package dev.emissary.benchmarks.forwarding.cases;

/** A character sequence that needs as little as one can; it is copied where a benchmark wants many classes. */
public final class Letters implements CharSequence {

    private final char[] letters;

    /** Creates a sequence of these letters. */
    public Letters(String letters) {
        this.letters = letters.toCharArray();
    }

    @Override
    public char charAt(int index) {
        return letters[index];
    }

    @Override
    public int length() {
        return letters.length;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new Letters(new String(letters, start, end - start));
    }
}
