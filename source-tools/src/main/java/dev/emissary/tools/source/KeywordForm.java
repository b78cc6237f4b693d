package dev.emissary.tools.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces declarations in the keyword form by records of the same length, for a parser that does not know the form. */
final class KeywordForm {
    private static final Pattern DECLARATION = Pattern.compile("\\bemissary(?=\\s+[\\w$]+\\s*[(<])");
    private static final Pattern DELEGATES = Pattern.compile("\\s*delegates\\b((?!\\bimplements\\b)[^{;])*");

    private KeywordForm() {}

    /** Returns a text without the keyword form: other declarations stay at their lines and columns. */
    static String asRecords(String java) {
        StringBuilder text = new StringBuilder(java);
        Matcher declaration = DECLARATION.matcher(java);
        while (declaration.find()) {
            int end = endOfHeader(java, declaration.end());
            Matcher clause = DELEGATES.matcher(java).region(end, java.length());
            if (clause.lookingAt()) {
                text.replace(end, clause.end(), clause.group().replaceAll("\\S", " "));
                end = clause.end();
            }
            while (end < java.length() && "{;".indexOf(java.charAt(end)) < 0) {
                end++;
            }
            boolean hasBody = end == java.length() || java.charAt(end) == '{';
            if (!hasBody) {
                text.replace(end, end + 1, "{}");
            }
            // The braces take the place of one blank.
            text.replace(declaration.start(), declaration.end(), hasBody ? "record  " : "record ");
        }
        return text.toString();
    }

    private static int endOfHeader(String java, int from) {
        int depth = 0;
        for (int at = java.indexOf('(', from); at >= 0 && at < java.length(); at++) {
            depth += java.charAt(at) == '(' ? 1 : java.charAt(at) == ')' ? -1 : 0;
            if (depth == 0) {
                return at + 1;
            }
        }
        return java.length();
    }
}
