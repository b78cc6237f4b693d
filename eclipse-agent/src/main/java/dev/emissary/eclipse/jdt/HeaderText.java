package dev.emissary.eclipse.jdt;

import dev.emissary.written.HeaderWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * The text that follows the word {@code emissary}, read before the scanner does: whether a header begins there, and
 * where its semicolon is if that stands for a body, and what cannot stand after it.
 */
final class HeaderText {
    /** The words that begin a statement that cannot be a declaration. */
    private static final List<String> STATEMENTS =
            List.of("return", "throw", "if", "for", "while", "do", "try", "switch", "this", "super", "new", "assert");

    private static final String METHOD = "keyword.method";

    /** The words that begin what follows a declaration whose body is missing, or a clause that is refused itself. */
    private static final Set<String> NEXT = Set.of(
            ("extends throws class interface enum record emissary sealed @ public protected private static final abstract"
                            + " strictfp void boolean byte char short int long float double")
                    .split(" "));

    private final char[] source;
    private final int end;

    /** Reads a file up to a position. */
    HeaderText(char[] source, int end) {
        this.source = source;
        this.end = end;
    }

    /**
     * Returns where an identifier begins that is followed by components, type parameters, or a missing header, or -1.
     */
    int name(int from) {
        int name = skipNoise(from);
        int next = endOfName(name);
        return next > name && ("(<{".indexOf(at(next)) >= 0 || isClause(next)) ? name : -1;
    }

    /** Returns the word for another kind of declaration that stands before a name, or null. */
    String otherKind(int from) {
        int word = skipNoise(from);
        for (String kind : List.of("class", "interface", "enum", "record")) {
            if (isWord(word, kind) && Character.isJavaIdentifierStart(at(endOfName(word)))) {
                return kind;
            }
        }
        return null;
    }

    /** Returns where a word ends that follows a position. */
    int end(String word, int from) {
        return skipNoise(from) + word.length();
    }

    /** Returns where a header is missing after a name and its type parameters, or -1. */
    int missingHeader(int name) {
        int at = afterTypeParameters(name);
        return at(at) == '{' || isClause(at) ? at : -1;
    }

    private int afterTypeParameters(int name) {
        int at = endOfName(name);
        for (int depth = 0; at < end && (depth > 0 || source[at] == '<'); at = nextPart(at)) {
            depth += source[at] == '<' ? 1 : source[at] == '>' ? -1 : 0;
        }
        return at;
    }

    private boolean isClause(int at) {
        return isWord(at, "implements") || isWord(at, "extends");
    }

    /** Returns the mistake after a header, which in the keyword form may be that of a method, or null. */
    SyntaxMistake mistake(int name, boolean isKeywordForm) {
        int missing = missingHeader(name);
        int clauses = missing >= 0 ? missing : afterHeader(name);
        SyntaxMistake misplaced = isKeywordForm && missing < 0 && clauses >= 0 ? misplaced(name, clauses) : null;
        if (misplaced != null) {
            return misplaced;
        }
        int depth = 0;
        for (int at = clauses; at >= 0 && at < end && ";}".indexOf(source[at]) < 0; at = nextPart(at)) {
            if (depth == 0 && source[at] == '{') {
                return isKeywordForm ? statement(at) : null;
            }
            if (depth == 0 && isWord(at, "extends")) {
                return mistake("extends", at, at, endOfHeader(at));
            }
            if (at == clauses && isKeywordForm && isWord(at, "throws")) {
                return exceptions(at);
            }
            depth += "<(".indexOf(source[at]) >= 0 ? 1 : ">)".indexOf(source[at]) >= 0 ? -1 : 0;
        }
        return null;
    }

    private SyntaxMistake mistake(String key, int start, int from, int to) {
        int wordEnd = start;
        while (Character.isJavaIdentifierPart(at(wordEnd))) {
            wordEnd++;
        }
        return to < 0 ? null : new SyntaxMistake(key, start, wordEnd, Map.of(from, to), List.of());
    }

    /** Returns the mistake that a word of a clause is misspelled or misplaced, or null. */
    private SyntaxMistake misplaced(int name, int clauses) {
        int to = endOfHeader(clauses);
        if (to < 0 || source[to] == '}') {
            return null;
        }
        List<Integer> places = places(clauses, to);
        List<String> words = texts(clauses, to);
        int mistake = HeaderWords.mistake(words);
        if (mistake < 0 || beginsNext(words, mistake, name)) {
            return null;
        }
        int at = places.get(mistake);
        String word = at == to ? String.valueOf(source[to]) : words.get(mistake);
        String declared = text(name);
        return new SyntaxMistake(
                "keyword.word",
                at,
                at + word.length(),
                Map.of(clauses, to),
                List.of(word, HeaderWords.meant(words, declared, Set.copyOf(texts(name, clauses)))));
    }

    /** Whether a word may begin another declaration, because the body before it is missing. */
    private boolean beginsNext(List<String> words, int mistake, int name) {
        if (mistake == words.size() || (mistake > 0 && !HeaderWords.endsType(words.get(mistake - 1)))) {
            return false;
        }
        int nesting = texts(0, name).stream()
                .mapToInt(part -> part.equals("{") ? 1 : part.equals("}") ? -1 : 0)
                .sum();
        String next = mistake + 1 < words.size() ? words.get(mistake + 1) : "";
        return NEXT.contains(words.get(mistake)) || HeaderWords.endsClauses(words.get(mistake), next, nesting > 0);
    }

    /** Whether an emissary is declared after a misspelled keyword. */
    boolean isDeclaredAfter(int word, int wordEnd) {
        int body = endOfHeader(wordEnd);
        return body >= 0
                && HeaderWords.declareEmissary(
                        texts(0, word), texts(skipNoise(wordEnd), nextPart(nextPart(nextPart(body)))));
    }

    /** Returns where the parts of a range begin, and where it ends. */
    private List<Integer> places(int from, int to) {
        List<Integer> places = new ArrayList<>();
        for (int at = from; at < to; at = nextPart(at)) {
            places.add(at);
        }
        places.add(to);
        return places;
    }

    private List<String> texts(int from, int to) {
        List<String> texts = new ArrayList<>();
        for (int at = skipNoise(from); at < Math.min(to, end); at = nextPart(at)) {
            texts.add(text(at));
        }
        return texts;
    }

    /** Returns the name that begins at a position, or the character there. */
    private String text(int at) {
        int last = at + 1;
        while (Character.isJavaIdentifierStart(at(at)) && Character.isJavaIdentifierPart(at(last))) {
            last++;
        }
        return new String(source, at, last - at);
    }

    /** Returns the mistake that a clause and a body are those of a method, or null. */
    private SyntaxMistake exceptions(int clause) {
        int body = endOfHeader(clause);
        int bodyEnd = endOfBody(body);
        return body < 0 || source[body] != '{' || bodyEnd < 0
                ? mistake(METHOD, clause, clause, body)
                : new SyntaxMistake(
                        METHOD,
                        clause,
                        clause + "throws".length(),
                        Map.of(clause, body, skipNoise(body + 1), bodyEnd),
                        List.of());
    }

    /** Returns the mistake that there is a statement in a body, or null. */
    private SyntaxMistake statement(int body) {
        int depth = 0;
        boolean begins = false;
        for (int at = body; at < end; at = nextPart(at)) {
            if (depth == 1 && begins && beginsStatement(at)) {
                return mistake(METHOD, at, skipNoise(body + 1), endOfBody(body));
            }
            depth += "{(".indexOf(source[at]) >= 0 ? 1 : "})".indexOf(source[at]) >= 0 ? -1 : 0;
            begins = "{};".indexOf(source[at]) >= 0;
            if (depth == 0) {
                return null;
            }
        }
        return null;
    }

    private boolean beginsStatement(int at) {
        for (String word : STATEMENTS) {
            if (isWord(at, word)) {
                return true;
            }
        }
        return false;
    }

    /** Returns where the brace or semicolon is that ends the clauses of a header, or -1. */
    private int endOfHeader(int from) {
        int parentheses = 0;
        for (int at = from; at < end; at = nextPart(at)) {
            parentheses += source[at] == '(' ? 1 : source[at] == ')' ? -1 : 0;
            if (parentheses == 0 && ";{}".indexOf(source[at]) >= 0) {
                return at;
            }
        }
        return -1;
    }

    private int endOfBody(int body) {
        int depth = 0;
        for (int at = body; at >= 0 && at < end; at = nextPart(at)) {
            depth += source[at] == '{' ? 1 : source[at] == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return -1;
    }

    /** Returns where the next name, literal or character begins. */
    private int nextPart(int at) {
        int next = endOfName(at);
        return next > at ? next : skipNoise(endOfPart(at));
    }

    /** Returns where the semicolon is that ends a header with components, or -1. */
    int semicolon(int name) {
        int clauses = afterHeader(name);
        int last = clauses < 0 ? -1 : endOfHeader(clauses);
        return last >= 0 && source[last] == ';' ? last : -1;
    }

    /** Returns where the word {@code delegates} is after the header, if any, or an implements clause there, or -1. */
    int delegates(int afterHeader) {
        if (afterHeader < 0) {
            return -1;
        }
        return isWord(afterHeader, "delegates")
                ? afterHeader
                : isWord(afterHeader, "implements") ? lateClause(afterHeader) : -1;
    }

    /** Returns what follows the components, or -1. */
    int afterHeader(int name) {
        int parentheses = 0;
        for (int at = afterTypeParameters(name); at < end; at = nextPart(at)) {
            parentheses += source[at] == '(' ? 1 : source[at] == ')' ? -1 : 0;
            if (parentheses == 0) {
                return source[at] == ')' ? skipNoise(at + 1) : -1;
            }
        }
        return -1;
    }

    /** Returns where the word {@code delegates} follows a type of an implements clause, or -1. */
    private int lateClause(int implement) {
        int depth = 0;
        boolean endsType = false;
        boolean inAnnotation = false;
        for (int at = endOfName(implement); at < end && ";{}".indexOf(source[at]) < 0; ) {
            if (endsType && depth == 0 && isWord(at, "delegates")) {
                return at;
            }
            int next = endOfName(at);
            boolean isName = next > at;
            endsType = isName ? !inAnnotation : source[at] == '>';
            inAnnotation =
                    isName ? inAnnotation && at(next) == '.' : source[at] == '@' || (inAnnotation && source[at] == '.');
            depth += source[at] == '<' ? 1 : source[at] == '>' ? -1 : 0;
            at = isName ? next : skipNoise(endOfPart(at));
        }
        return -1;
    }

    /** Finds the components that follow the types of a {@code delegates} clause, and what to leave out (EM-DEL-10). */
    List<Target> targets(int delegates, int clauseEnd) {
        List<Target> targets = new ArrayList<>();
        int depth = 0;
        int type = 0;
        boolean endsType = false;
        for (int at = endOfName(delegates); at < clauseEnd; ) {
            if (endsType && depth == 0 && isWord(at, "to")) {
                targets.add(target(type, at, clauseEnd));
                at = targets.get(targets.size() - 1).next();
                endsType = false;
                continue;
            }
            endsType = endOfName(at) > at || source[at] == '>';
            type += depth == 0 && source[at] == ',' ? 1 : 0;
            depth += "<(".indexOf(source[at]) >= 0 ? 1 : ">)".indexOf(source[at]) >= 0 ? -1 : 0;
            at = nextPart(at);
        }
        return targets;
    }

    private Target target(int type, int word, int clauseEnd) {
        int name = endOfName(word);
        int after = name < clauseEnd ? endOfName(name) : name;
        int next = after;
        while (next < clauseEnd && source[next] != ',') {
            next = nextPart(next);
        }
        int end = name;
        while (end < after && Character.isJavaIdentifierPart(source[end])) {
            end++;
        }
        String text = new String(source, name, end - name);
        if (after == name || SourceVersion.isKeyword(text)) {
            return new Target("", type, word, word, word + "to".length() - 1, next);
        }
        if (next == after) {
            return new Target(text, type, word, name, end - 1, next);
        }
        int last = after;
        while (Character.isJavaIdentifierPart(at(after)) && Character.isJavaIdentifierPart(at(last + 1))) {
            last++;
        }
        return new Target("", type, word, after, last, next);
    }

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

    /** Returns where a {@code delegates} clause ends: at the word {@code implements}, or where the body begins. */
    int endOfClause(int delegates) {
        int at = delegates;
        while (at < end && ";{}".indexOf(source[at]) < 0 && !isWord(at, "implements")) {
            at = nextPart(at);
        }
        return at;
    }

    /** Whether a word of Java is at a position. */
    boolean isWord(int from, String word) {
        int at = from;
        for (int i = 0; i < word.length(); i++) {
            if (meantAt(at) != word.charAt(i)) {
                return false;
            }
            at = next(at);
        }
        return !Character.isJavaIdentifierPart(meantAt(at));
    }

    private int endOfName(int name) {
        int next = name;
        if (Character.isJavaIdentifierStart(meantAt(next))) {
            while (Character.isJavaIdentifierPart(meantAt(next))) {
                next = next(next);
            }
        }
        return skipNoise(next);
    }

    /** Returns the end of a literal, or of one character. */
    private int endOfPart(int from) {
        char quote = at(from);
        if (quote != '"' && quote != '\'') {
            return from + 1;
        }
        boolean isBlock = quote == '"' && at(from + 1) == quote && at(from + 2) == quote;
        int at = isBlock ? from + 3 : from + 1;
        while (at < end && (at(at) != quote || (isBlock && (at(at + 1) != quote || at(at + 2) != quote)))) {
            at += at(at) == '\\' ? 2 : 1;
        }
        return isBlock ? at + 3 : at + 1;
    }

    private int skipNoise(int from) {
        int at = from;
        while (at < end) {
            if (Character.isWhitespace(source[at])) {
                at++;
            } else if (source[at] == '/' && at(at + 1) == '/') {
                while (at < end && source[at] != '\n' && source[at] != '\r') {
                    at++;
                }
            } else if (source[at] == '/' && at(at + 1) == '*') {
                at += 2;
                while (at + 1 < end && !(source[at] == '*' && source[at + 1] == '/')) {
                    at++;
                }
                at += 2;
            } else {
                return at;
            }
        }
        return at;
    }

    /** Returns the character that is meant at a position, which may be an escape of Unicode there. */
    private char meantAt(int position) {
        int next = next(position);
        int meant = 0;
        for (int at = next - 4; next - position > 1 && at < next; at++) {
            meant = meant << 4 | Character.digit(at(at), 16);
        }
        return next - position > 1 ? (char) meant : at(position);
    }

    private int next(int position) {
        int digits = position + 1;
        while (at(position) == '\\' && at(digits) == 'u') {
            digits++;
        }
        return digits == position + 1 ? digits : digits + 4;
    }

    /** Returns a character, or one that is part of nothing after the end. */
    private char at(int position) {
        return position < end ? source[position] : ' ';
    }
}
