package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of a source text, right or wrong; every text has some reading. */
final class Tokens {
    private static final Pattern TOKEN = Pattern.compile("(?<before>(?:\\s++|//[^\\n]*+|(?s:/\\*.*?\\*/))*+)"
            + "(?<text>(?s:\"\"\".*?\"\"\")|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'"
            + "|[\\w$\\\\]++|\\.\\.\\.|->|::|&&|\\|\\||[=!<]=|(?s:.))");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z_$][\\w$]*");

    private Tokens() {}

    /** A token, after white space and comments. */
    record Token(String before, String text) {
        /** Whether this is a name or a word of the language. */
        boolean isName() {
            return NAME.matcher(text).matches();
        }
    }

    /** Splits a text into tokens; white space and comments at its end are dropped. */
    static List<Token> of(String source) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(source);
        while (matcher.find()) {
            tokens.add(new Token(matcher.group("before"), matcher.group("text")));
        }
        return tokens;
    }

    /** Joins tokens to a text in which none of them has grown together with its neighbor. */
    static String join(List<Token> tokens) {
        StringBuilder text = new StringBuilder();
        boolean afterName = false;
        for (Token token : tokens) {
            text.append(afterName && token.isName() && token.before().isEmpty() ? " " : token.before());
            text.append(token.text());
            afterName = token.isName();
        }
        return text.append('\n').toString();
    }
}
