package dev.emissary.examples.charsequence;

/** The keyword form, nested and private: nobody outside this file can even name the class. */
final class KeywordForm {
    private emissary AsCharSequence(CharSequence s);

    private KeywordForm() {}

    /** Returns the text as a character sequence that cannot be cast back to what it was. */
    static CharSequence of(CharSequence s) {
        return new AsCharSequence(s);
    }
}
