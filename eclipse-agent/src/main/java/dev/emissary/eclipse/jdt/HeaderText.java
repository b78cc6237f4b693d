package dev.emissary.eclipse.jdt;

import dev.emissary.written.HeaderWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import javax.lang.model.SourceVersion;
import org.eclipse.jdt.core.compiler.InvalidInputException;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * The tokens from the name of a declaration on, or from a word for another kind of declaration before it, read ahead of
 * the parser: whether a header begins there, where its semicolon is if that stands for a body, and what cannot stand
 * after it.
 */
final class HeaderText {
    /** The words that begin a statement that cannot be a declaration. */
    private static final Set<String> STATEMENTS =
            Set.of("return", "throw", "if", "for", "while", "do", "try", "switch", "this", "super", "new", "assert");

    private static final Set<String> OTHER_KINDS = Set.of("class", "interface", "enum", "record");
    private static final String METHOD = "keyword.method";

    /** The words that begin what follows a declaration whose body is missing, or a clause that is refused itself. */
    private static final Set<String> NEXT = Set.of(
            ("extends throws class interface enum record emissary sealed @ public protected private static final abstract"
                            + " strictfp void boolean byte char short int long float double")
                    .split(" "));

    private final Scanner scanner;
    private final List<Token> tokens = new ArrayList<>();
    /** The index of the token that is the name, if one is. */
    private final int name;

    /**
     * A token.
     *
     * @param text its text without escapes of Unicode, or a blank for the end of the file
     * @param start where it begins in the file
     * @param end where the next character is
     */
    private record Token(String text, int start, int end) {}

    /** Reads a file from one position to another. */
    HeaderText(char[] source, int from, int end) {
        // Of a level at which text blocks are tokens, and emissary is not.
        long level = ClassFileConstants.JDK15;
        scanner = new Scanner(false, false, false, level, level, null, null, false, false);
        scanner.setSource(source);
        scanner.resetTo(from, end - 1);
        name = otherKind() == null ? 0 : 1;
    }

    private Token token(int index) {
        while (tokens.size() <= index) {
            boolean isEnd = false;
            try {
                isEnd = scanner.getNextToken() == TerminalToken.TokenNameEOF;
            } catch (InvalidInputException mistake) {
                // A literal without an end, or a character that is part of nothing: the parser reports it.
                scanner.currentPosition = Math.max(scanner.currentPosition, scanner.startPosition + 1);
            }
            String text = isEnd ? " " : new String(scanner.getCurrentTokenSource());
            tokens.add(new Token(text, scanner.startPosition, scanner.currentPosition));
        }
        return tokens.get(index);
    }

    private int start(int index) {
        return token(index).start();
    }

    private boolean is(int index, String text) {
        return token(index).text().equals(text);
    }

    /** Whether the text of a token is one of these characters. */
    private boolean isAny(int index, String characters) {
        return token(index).text().length() == 1
                && characters.contains(token(index).text());
    }

    private boolean isEnd(int index) {
        return is(index, " ");
    }

    private boolean isWord(int index) {
        return Character.isJavaIdentifierStart(token(index).text().charAt(0));
    }

    /** Returns how many levels deeper what follows a token is than the token itself. */
    private int nesting(int index, String opening, String closing) {
        String text = token(index).text();
        if (text.charAt(0) == '"' || text.charAt(0) == '\'') {
            return 0;
        }
        return text.chars()
                .map(c -> opening.indexOf(c) >= 0 ? 1 : closing.indexOf(c) >= 0 ? -1 : 0)
                .sum();
    }

    private List<String> texts(int from, int to) {
        List<String> texts = new ArrayList<>();
        for (int at = from; at < to && !isEnd(at); at++) {
            texts.add(token(at).text());
        }
        return texts;
    }

    /** Returns all tokens of the file before a position. */
    private List<String> before(int position) {
        return new HeaderText(scanner.source, 0, position).texts(0, Integer.MAX_VALUE);
    }

    /** Whether there is an identifier that is followed by components, type parameters, or a missing header. */
    boolean hasName() {
        return isWord(name) && ("(<{".indexOf(token(name + 1).text().charAt(0)) >= 0 || isClause(name + 1));
    }

    /** Returns where the name begins. */
    int name() {
        return start(name);
    }

    /** Returns the word for another kind of declaration that stands before a name, or null. */
    String otherKind() {
        return OTHER_KINDS.contains(token(0).text()) && isWord(1) ? token(0).text() : null;
    }

    /** Returns where that word ends. */
    int endOfOtherKind() {
        return token(0).end();
    }

    /** Returns where a header is missing after a name and its type parameters, or -1. */
    int missingHeader() {
        int at = afterTypeParameters();
        return is(at, "{") || isClause(at) ? start(at) : -1;
    }

    private int afterTypeParameters() {
        int at = name + 1;
        for (int depth = 0; !isEnd(at) && (depth > 0 || token(at).text().charAt(0) == '<'); at++) {
            depth += nesting(at, "<", ">");
        }
        return at;
    }

    private boolean isClause(int at) {
        return is(at, "implements") || is(at, "extends");
    }

    /** Returns the mistake after a header, which in the keyword form may be that of a method, or null. */
    SyntaxMistake mistake(boolean isKeywordForm) {
        boolean isMissing = missingHeader() >= 0;
        int clauses = isMissing ? afterTypeParameters() : afterHeader();
        SyntaxMistake misplaced = isKeywordForm && !isMissing && clauses >= 0 ? misplaced(clauses) : null;
        if (misplaced != null) {
            return misplaced;
        }
        int depth = 0;
        for (int at = clauses; at >= 0 && !isEnd(at) && !isAny(at, ";}"); at++) {
            if (depth == 0 && is(at, "{")) {
                return isKeywordForm ? statement(at) : null;
            }
            if (depth == 0 && is(at, "extends")) {
                return mistake("extends", at, at, endOfHeader(at));
            }
            if (at == clauses && isKeywordForm && is(at, "throws")) {
                return exceptions(at);
            }
            depth += nesting(at, "<(", ">)");
        }
        return null;
    }

    private SyntaxMistake mistake(String key, int word, int from, int to) {
        return to < 0
                ? null
                : new SyntaxMistake(key, start(word), token(word).end(), Map.of(start(from), start(to)), List.of());
    }

    /** Returns the mistake that a word of a clause is misspelled or misplaced, or null. */
    private SyntaxMistake misplaced(int clauses) {
        int to = endOfHeader(clauses);
        if (to < 0 || is(to, "}")) {
            return null;
        }
        List<String> words = texts(clauses, to);
        int mistake = HeaderWords.mistake(words);
        if (mistake < 0 || beginsNext(words, mistake)) {
            return null;
        }
        Token found = token(clauses + mistake);
        String meant = HeaderWords.meant(words, token(name).text(), Set.copyOf(texts(name, clauses)));
        return new SyntaxMistake(
                "keyword.word",
                found.start(),
                found.end(),
                Map.of(start(clauses), start(to)),
                List.of(found.text(), meant));
    }

    /** Whether a word may begin another declaration, because the body before it is missing. */
    private boolean beginsNext(List<String> words, int mistake) {
        if (mistake == words.size() || (mistake > 0 && !HeaderWords.endsType(words.get(mistake - 1)))) {
            return false;
        }
        int nesting = before(name()).stream()
                .mapToInt(part -> part.equals("{") ? 1 : part.equals("}") ? -1 : 0)
                .sum();
        String next = mistake + 1 < words.size() ? words.get(mistake + 1) : "";
        return NEXT.contains(words.get(mistake)) || HeaderWords.endsClauses(words.get(mistake), next, nesting > 0);
    }

    /** Whether an emissary is declared after a misspelled keyword. */
    boolean isDeclaredAfter(int word) {
        int body = endOfHeader(0);
        return body >= 0 && HeaderWords.declareEmissary(before(word), texts(0, body + 3));
    }

    /** Returns the mistake that a clause and a body are those of a method, or null. */
    private SyntaxMistake exceptions(int clause) {
        int body = endOfHeader(clause);
        int bodyEnd = endOfBody(body);
        return body < 0 || !is(body, "{") || bodyEnd < 0
                ? mistake(METHOD, clause, clause, body)
                : new SyntaxMistake(
                        METHOD,
                        start(clause),
                        token(clause).end(),
                        Map.of(start(clause), start(body), start(body + 1), start(bodyEnd)),
                        List.of());
    }

    /** Returns the mistake that there is a statement in a body, or null. */
    private SyntaxMistake statement(int body) {
        int depth = 0;
        boolean begins = false;
        for (int at = body; !isEnd(at); at++) {
            if (depth == 1 && begins && STATEMENTS.contains(token(at).text())) {
                return mistake(METHOD, at, body + 1, endOfBody(body));
            }
            depth += nesting(at, "{(", "})");
            begins = isAny(at, "{};");
            if (depth == 0) {
                return null;
            }
        }
        return null;
    }

    /** Returns where the brace or semicolon is that ends the clauses of a header, or -1. */
    private int endOfHeader(int from) {
        return find(from, "(", ")", at -> isAny(at, ";{}"));
    }

    private int endOfBody(int body) {
        return body < 0 ? -1 : find(body, "{", "}", at -> true);
    }

    /** Returns the first wanted token from one on after which no bracket is open, or -1. */
    private int find(int from, String opening, String closing, IntPredicate isWanted) {
        int depth = 0;
        for (int at = from; !isEnd(at); at++) {
            depth += nesting(at, opening, closing);
            if (depth == 0 && isWanted.test(at)) {
                return at;
            }
        }
        return -1;
    }

    /** Returns where the semicolon is that ends a header with components, or -1. */
    int semicolon() {
        int clauses = afterHeader();
        int last = clauses < 0 ? -1 : endOfHeader(clauses);
        return last >= 0 && is(last, ";") ? start(last) : -1;
    }

    /** Returns what follows the components, or -1. */
    private int afterHeader() {
        int last = find(afterTypeParameters(), "(", ")", at -> true);
        return last >= 0 && is(last, ")") ? last + 1 : -1;
    }

    /** Returns the {@code delegates} clause after the header, if any, or after an implements clause there, or null. */
    Clause clause() {
        int first = afterHeader();
        int delegates = first < 0 || !is(first, "implements") ? first : lateClause(first);
        if (delegates < 0 || !is(delegates, "delegates")) {
            return null;
        }
        int end = delegates;
        while (!isEnd(end) && !isAny(end, ";{}") && !is(end, "implements")) {
            end++;
        }
        return new Clause(start(delegates), start(end), delegates == first, targets(delegates, end));
    }

    /** Returns where the word {@code delegates} follows a type of an implements clause, or -1. */
    private int lateClause(int implement) {
        int depth = 0;
        boolean endsType = false;
        boolean inAnnotation = false;
        for (int at = implement + 1; !isEnd(at) && !isAny(at, ";{}"); at++) {
            if (endsType && depth == 0 && is(at, "delegates")) {
                return at;
            }
            boolean isName = isWord(at);
            endsType = isName ? !inAnnotation : token(at).text().endsWith(">");
            inAnnotation = isName ? inAnnotation && is(at + 1, ".") : is(at, "@") || (inAnnotation && is(at, "."));
            depth += nesting(at, "<", ">");
        }
        return -1;
    }

    /** Finds the components that follow the types of a {@code delegates} clause, and what to leave out (EM-DEL-10). */
    private List<Target> targets(int delegates, int clauseEnd) {
        List<Target> targets = new ArrayList<>();
        int depth = 0;
        int type = 0;
        boolean endsType = false;
        for (int at = delegates + 1; at < clauseEnd; at++) {
            if (endsType && depth == 0 && is(at, "to")) {
                int next = at + 1;
                while (next < clauseEnd && !is(next, ",")) {
                    next++;
                }
                targets.add(target(type, at, next));
                at = next - 1;
            }
            endsType = isWord(at) || token(at).text().endsWith(">");
            type += depth == 0 && is(at, ",") ? 1 : 0;
            depth += nesting(at, "<(", ">)");
        }
        return targets;
    }

    private Target target(int type, int word, int next) {
        int name = word + 1;
        boolean isNamed = name < next
                && isWord(name)
                && !SourceVersion.isKeyword(token(name).text());
        int named = !isNamed ? word : next == name + 1 ? name : name + 1;
        String component = named == name ? token(name).text() : "";
        return new Target(
                component, type, start(word), start(named), token(named).end() - 1, start(next));
    }

    /**
     * A {@code delegates} clause.
     *
     * @param start where its first word begins
     * @param end where what follows begins: the word {@code implements}, or the body
     * @param isFirst whether it follows the components
     * @param targets the components that it names
     */
    record Clause(int start, int end, boolean isFirst, List<Target> targets) {}

    /**
     * The component that a type of a clause is delegated to.
     *
     * @param name its name, or an empty one for a mistake: of the word, which no name follows, or of what follows the name
     * @param type the index of the type
     * @param word where the word begins
     * @param start where the name begins, or the mistake
     * @param end where that ends
     * @param next where what follows begins
     */
    record Target(String name, int type, int word, int start, int end, int next) {
        /** Reports the mistake, if it is one. */
        void check(ClassScope scope, char[] source) {
            if (!name.isEmpty() || next >= source.length) {
                // Where the file ends, the parser has reported that there is no body.
                return;
            }
            char[] token = Arrays.copyOfRange(source, start, end + 1);
            String text = new String(token);
            if (start == word) {
                scope.problemReporter()
                        .parseErrorInsertAfterToken(
                                start, end, TerminalToken.TokenNameIdentifier, token, text, "Identifier");
            } else {
                scope.problemReporter()
                        .parseErrorDeleteToken(start, end, TerminalToken.TokenNameIdentifier, token, text);
            }
        }
    }
}
