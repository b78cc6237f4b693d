package dev.emissary.rules.types;

import java.util.HashSet;
import java.util.Set;

/**
 * The text of a method's body, read token by token. A call is written as the name, a slash and the number of the
 * arguments.
 */
public final class BodyText {
    private static final Set<String> CLASSES = Set.of("class", "enum", "interface", "record");

    private final CharSequence source;
    private final Set<String> calls = new HashSet<>();
    private int at;

    /** Begins to read the text of a file where a body begins, after its brace. */
    public BodyText(CharSequence source, int start) {
        this.source = source;
        at = start;
    }

    /** Returns the calls on the same object. */
    public Set<String> calls() {
        String before = "";
        String last = "{";
        for (int depth = 1; depth > 0 && at < source.length(); ) {
            String token = next();
            if (token.equals("new") ? hasBody() : CLASSES.contains(token) && isIdentifier(peek())) {
                // What a class in the body calls may be its own.
                return Set.of();
            }
            depth += token.equals("{") ? 1 : token.equals("}") ? -1 : 0;
            boolean selects = last.equals(".") ? !before.equals("this") : last.equals(">") && !before.equals("-");
            boolean own = !selects && !last.equals("new");
            if (own && isIdentifier(token) && peek().equals("(")) {
                int here = at;
                calls.add(token + "/" + skipArguments());
                at = here;
            }
            before = last;
            last = token;
        }
        return calls;
    }

    /**
     * Whether the body of a method has one statement, a call of that method of a variable, or by {@code super} of a
     * default method, with variables as arguments.
     */
    public boolean onlyForwards(String name) {
        String token = next();
        token = token.equals("return") ? next() : token;
        String receiver = "";
        while (isIdentifier(token) && peek().equals(".")) {
            receiver = token;
            next();
            token = next();
        }
        return !receiver.isEmpty()
                && token.equals(name)
                && next().equals("(")
                && areVariables()
                && next().equals(";")
                && next().equals("}");
    }

    /** Whether the body has one statement, which throws an exception. */
    public boolean refuses() {
        String token = next();
        boolean throwsFirst = token.equals("throw");
        while (throwsFirst && !token.equals(";") && !token.equals("{") && !token.equals(" ")) {
            token = next();
        }
        return token.equals(";") && next().equals("}");
    }

    /** Whether there are only variables and commas up to the next parenthesis, which is closing. */
    private boolean areVariables() {
        String token = next();
        while (isIdentifier(token) || token.equals(",")) {
            token = next();
        }
        return token.equals(")");
    }

    private static boolean isIdentifier(String token) {
        return Character.isJavaIdentifierStart(token.charAt(0));
    }

    private String peek() {
        int here = at;
        String token = next();
        at = here;
        return token;
    }

    /** Whether the creation of an object that begins here has the body of an anonymous class. */
    private boolean hasBody() {
        int here = at;
        while (!"([{;) ".contains(peek())) {
            next();
        }
        boolean isObject = peek().equals("(") && skipArguments() >= 0;
        boolean hasBody = isObject && peek().equals("{");
        at = here;
        return hasBody;
    }

    /** Skips the parentheses that follow, and returns how many arguments they have. */
    private int skipArguments() {
        next();
        int count = peek().equals(")") ? 0 : 1;
        for (int depth = 1; depth > 0 && at < source.length(); ) {
            String token = next();
            depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
            count += depth == 1 && token.equals(",") ? 1 : 0;
        }
        return count;
    }

    /** Returns the next identifier, number or other character; a blank for the end; skips literals and comments. */
    private String next() {
        while (at < source.length()) {
            char c = source.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (startsWith("//")) {
                skipAfter("\n");
            } else if (startsWith("/*")) {
                at += 2;
                skipAfter("*/");
            } else if (startsWith("\"\"\"")) {
                at += 3;
                skipAfter("\"\"\"");
                return "0";
            } else if (c == '"' || c == '\'') {
                at++;
                skipAfter(String.valueOf(c));
                return "0";
            } else {
                int begin = at++;
                while (Character.isJavaIdentifierPart(c)
                        && at < source.length()
                        && Character.isJavaIdentifierPart(source.charAt(at))) {
                    at++;
                }
                return source.subSequence(begin, at).toString();
            }
        }
        return " ";
    }

    private boolean startsWith(String text) {
        return at + text.length() <= source.length()
                && source.subSequence(at, at + text.length()).toString().equals(text);
    }

    private void skipAfter(String end) {
        while (at < source.length() && !startsWith(end)) {
            at += source.charAt(at) == '\\' ? 2 : 1;
        }
        at += end.length();
    }
}
