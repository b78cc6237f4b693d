package dev.emissary.written;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Recognizes a misspelled or misplaced word in a declaration in the keyword form (EM-FORM-2). A compiler
 * passes its tokens as they are written.
 */
public final class HeaderWords {
    private static final Set<String> CLAUSES = Set.of("delegates", "implements", "to");
    private static final Set<String> PREPOSITIONS =
            Set.of("for", "by", "with", "via", "through", "on", "from", "using", "as", "into", "over");
    private static final Set<String> PUNCTUATION = Set.of("(", ")", ":", "->", "=");
    private static final Set<String> NO_NAMES =
            Set.of("implements", "boolean", "byte", "char", "short", "int", "long", "float", "double");
    private static final Set<String> BEGIN_MEMBER = Set.of("public", "protected", "private", "static", "Override");

    private HeaderWords() {}

    /** Whether a word that is not {@code emissary} looks like it. */
    public static boolean resemblesEmissary(String word) {
        return !word.equals("emissary") && (word.charAt(0) | ' ') == 'e' && resembles(word, "emissary");
    }

    /** Whether a word has the letters of another one, but for two. */
    private static boolean resembles(String word, String meant) {
        return distance(word.toLowerCase(Locale.ROOT), meant) <= 2;
    }

    /** Returns the number of letters to insert, remove or replace to make one word of another. */
    public static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int i = 0; i < row.length; i++) {
            row[i] = i;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int same = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(same, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }

    /**
     * Whether an emissary is declared where a word resembles the keyword: no method can stand there, or none that has
     * what follows.
     *
     * @param before all tokens of the file before the word
     * @param after those after it: the name, and what follows up to the third token of the body
     */
    public static boolean declareEmissary(List<String> before, List<String> after) {
        if (after.size() < 4 || !Character.isUpperCase(after.get(0).charAt(0))) {
            return false;
        }
        int header = afterBalanced(after, 1, '<', '>');
        int clauses = afterBalanced(after, header, '(', ')');
        if (clauses == header || clauses >= after.size()) {
            return false;
        }
        return switch (after.get(clauses)) {
            case "implements", "delegates" -> true;
            case ";" -> !mayLackBody(before);
            case "{" -> {
                String first = after.get(Math.min(clauses + 1, after.size() - 1));
                String member = first.equals("@") ? after.get(after.size() - 1) : first;
                yield BEGIN_MEMBER.contains(member) || (first.equals("}") && !mayLackBody(before));
            }
            default -> false;
        };
    }

    /** Whether a method after some tokens may have no body: in an interface, or with such a modifier. */
    private static boolean mayLackBody(List<String> before) {
        List<Boolean> inInterface = new ArrayList<>(List.of(false));
        boolean begins = false;
        boolean modified = false;
        for (String token : before) {
            begins |= token.equals("interface");
            modified |= token.equals("abstract") || token.equals("native");
            if (token.equals("{")) {
                inInterface.add(begins);
            } else if (token.equals("}") && inInterface.size() > 1) {
                inInterface.remove(inInterface.size() - 1);
            }
            if (token.equals("{") || token.equals("}") || token.equals(";")) {
                begins = false;
                modified = false;
            }
        }
        return modified || inInterface.get(inInterface.size() - 1);
    }

    private static int afterBalanced(List<String> tokens, int from, char open, char close) {
        int at = from;
        int depth = 0;
        while (at < tokens.size() && (depth > 0 || tokens.get(at).charAt(0) == open)) {
            for (char c : tokens.get(at).toCharArray()) {
                depth += c == open ? 1 : c == close ? -1 : 0;
            }
            at++;
        }
        return at;
    }

    /**
     * Returns the first token that cannot stand between a header and its body, their number for what follows them, or -1
     * if they are right.
     */
    public static int mistake(List<String> clauses) {
        int at = 0;
        boolean delegates = false;
        while ((isAt(clauses, at, "delegates") && !delegates) || isAt(clauses, at, "implements")) {
            delegates = isAt(clauses, at, "delegates");
            do {
                int type = at + 1;
                at = afterType(clauses, type);
                if (at == type) {
                    return at;
                }
                if (delegates && isAt(clauses, at, "to")) {
                    if (at + 1 >= clauses.size() || !isName(clauses.get(at + 1))) {
                        // That a name is missing is reported there.
                        return -1;
                    }
                    at += 2;
                }
            } while (isAt(clauses, at, ","));
        }
        return at == clauses.size() ? -1 : at > 0 && isAt(clauses, at - 1, "to") ? at - 1 : at;
    }

    /**
     * Whether a token after complete clauses, in which it cannot stand, begins something else, because the body is
     * missing, or is what the parser refuses anyway.
     *
     * @param next the token after it
     * @param nested whether the declaration is in a class or a method
     */
    public static boolean endsClauses(String word, String next, boolean nested) {
        if (!isName(word)) {
            return !word.equals(":") && !word.equals("->");
        }
        return word.equals("permits")
                || (nested
                        && (Character.isUpperCase(word.charAt(0))
                                || next.equals(".")
                                || (next.equals("(") && !isClauseWord(word))));
    }

    private static boolean isClauseWord(String word) {
        return PREPOSITIONS.contains(word)
                || meant(word, false, Set.of()).stream().anyMatch(CLAUSES::contains);
    }

    private static int afterType(List<String> clauses, int from) {
        int at = isAt(clauses, from - 1, "delegates") ? from : afterAnnotations(clauses, from);
        while (at < clauses.size() && isName(clauses.get(at))) {
            at = afterBalanced(clauses, at + 1, '<', '>');
            if (!isAt(clauses, at, ".")) {
                break;
            }
            at = afterAnnotations(clauses, at + 1);
        }
        return at;
    }

    private static int afterAnnotations(List<String> clauses, int from) {
        int at = from;
        while (isAt(clauses, at, "@")) {
            at = afterBalanced(clauses, afterType(clauses, at + 1), '(', ')');
        }
        return at;
    }

    private static boolean isAt(List<String> tokens, int at, String token) {
        return at < tokens.size() && tokens.get(at).equals(token);
    }

    private static boolean isName(String token) {
        return Character.isJavaIdentifierStart(token.charAt(0)) && !NO_NAMES.contains(token);
    }

    /**
     * Returns what is meant by tokens between a header and its body.
     *
     * @param name the name of the emissary
     * @param components words of its header, of which those without a capital letter are the names of components
     */
    public static String meant(List<String> clauses, String name, Set<String> components) {
        List<String> meant = new ArrayList<>();
        for (String token : clauses) {
            String last = meant.isEmpty() ? "" : meant.get(meant.size() - 1);
            if (PUNCTUATION.contains(token)) {
                continue;
            }
            if (token.equals("to") && last.equals(",")) {
                meant.remove(meant.size() - 1);
            }
            if (isName(token) && (meant.isEmpty() || endsType(last)) && !CLAUSES.contains(token)) {
                meant.addAll(meant(token, meant.isEmpty(), components));
            } else {
                meant.add(token);
            }
        }
        if (meant.contains("to") && !meant.contains("delegates")) {
            meant.replaceAll(token -> token.equals("implements") ? "delegates" : token);
        }
        return meant.isEmpty() || mistake(meant) >= 0
                ? declaration(name) + " delegates I, J implements K { ... }"
                : String.join(" ", meant)
                        .replaceAll(" (?=[,.<>])|(?<=[.<]) ", "")
                        .replaceAll("(?<=[a-z]) (?=[<])", "");
    }

    /** Returns the text of a declaration in the keyword form up to its clauses, with its components left out. */
    public static String declaration(String name) {
        return "emissary " + name + "(...)";
    }

    /** Whether a token may be the last one of complete clauses. */
    public static boolean endsType(String token) {
        return token.endsWith(">") || (isName(token) && !CLAUSES.contains(token));
    }

    /** Returns what is meant by a word where no type can stand. */
    private static List<String> meant(String word, boolean isFirst, Set<String> components) {
        if (word.startsWith("delegat") || word.startsWith("forward") || resembles(word, "delegates")) {
            return List.of("delegates");
        } else if (word.startsWith("implement") || resembles(word, "implements")) {
            return List.of("implements");
        } else if (PREPOSITIONS.contains(word)) {
            return List.of(isFirst ? "delegates" : "to");
        } else if (components.contains(word) && !Character.isUpperCase(word.charAt(0))) {
            return List.of("to", word);
        }
        return word.equals("and") ? List.of(",") : isFirst ? List.of("delegates", word) : List.of(word);
    }
}
