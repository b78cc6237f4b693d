package dev.emissary.eclipse.workspace;

/** Edits of a text that fail where there is nothing to edit. */
final class Text {

    private Text() {}

    /** Returns a text with its only occurrence of another one replaced. */
    static String replace(String text, String part, String by) {
        int begin = indexOf(text, part);
        if (text.indexOf(part, begin + 1) >= 0) {
            throw new IllegalArgumentException("twice in the text: " + part);
        }
        return text.substring(0, begin) + by + text.substring(begin + part.length());
    }

    /** Returns where a text first contains another one. */
    static int indexOf(String text, String part) {
        int begin = text.indexOf(part);
        if (begin < 0) {
            throw new IllegalArgumentException("not in the text: " + part);
        }
        return begin;
    }
}
