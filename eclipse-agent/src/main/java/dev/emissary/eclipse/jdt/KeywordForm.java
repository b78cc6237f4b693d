package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.written.HeaderWords;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.TypeConstants;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * The keyword form (EM-FORM-2): where a declaration begins with {@code emissary}, the scanner gives the parser the
 * token of {@code record}, and two braces for a semicolon in place of the body; the parser marks the declaration with
 * the annotation (EM-FORM-3).
 */
public final class KeywordForm {
    private static final char[] WORD = KeywordMark.KEYWORD.toCharArray();

    private static final boolean ENABLED = !AgentOptions.isGiven("keyword=off");

    private KeywordForm() {}

    /** What a scanner knows about declarations in the keyword form of one file. */
    private static final class State {
        private final char[] source;
        /** The marks of the declarations, by the places of the keywords. */
        private final Map<Integer, KeywordMark> marks = new HashMap<>();
        /** Where the semicolons are that stand for bodies. */
        private final Set<Integer> semicolons = new HashSet<>();
        /**
         * The tokens that stand for the words that begin a {@code delegates} clause and an implements clause after it.
         */
        private final Map<Integer, TerminalToken> clauses = new HashMap<>();
        /** Where headers are missing. */
        private final Set<Integer> missingHeaders = new HashSet<>();
        /** The mistakes after headers, by the places of the names. */
        private final Map<Integer, SyntaxMistake> mistakes = new HashMap<>();
        /** Where what the parser does not get begins, and where it ends. */
        private final Map<Integer, Integer> gaps = new HashMap<>();
        /** The missing header of which the scanner has given the first parenthesis, or both, or -1. */
        private int header = -1;

        private boolean headerIsClosed;

        State(char[] source) {
            this.source = source;
        }

        /** Leaves out the mistake after a header, if there is one. */
        void leaveOut(SyntaxMistake mistake, int name) {
            if (mistake != null) {
                mistakes.put(name, mistake);
                gaps.putAll(mistake.gaps());
                semicolons.addAll(mistake.gaps().values());
            }
        }
    }

    /** Returns the token of a word that the scanner has read. */
    @Hook.Exit(value = "scanIdentifierOrKeyword", when = Hook.Guard.WORD)
    public static TerminalToken word(Scanner scanner, TerminalToken token) {
        if (!ENABLED
                || token != TerminalToken.TokenNameIdentifier
                || scanner.sourceLevel < ClassFileConstants.JDK16
                || !(isWord(scanner) || isMisspelled(scanner))
                || !declarationMayStand(scanner)) {
            return token;
        }
        HeaderText text = text(scanner, scanner.currentPosition);
        if (!text.hasName()) {
            return token;
        }
        State state = stateOrNew(scanner);
        KeywordMark mark = new KeywordMark(scanner.startPosition, text.name());
        mark.otherKind = isWord(scanner) ? text.otherKind() : new String(scanner.getCurrentTokenSource());
        state.marks.put(scanner.startPosition, mark);
        if (text.otherKind() != null && isWord(scanner)) {
            // The word becomes part of the keyword's token.
            scanner.currentPosition = text.endOfOtherKind();
        }
        state.missingHeaders.add(text.missingHeader());
        state.semicolons.add(text.semicolon());
        SyntaxMistake mistake = text.mistake(true);
        state.leaveOut(mistake, text.name());
        if (mistake != null && !mistake.arguments().isEmpty()) {
            return TerminalToken.TokenNameRestrictedIdentifierrecord;
        }
        mark.written = text.clause();
        if (mark.written != null) {
            if (mark.written.isFirst()) {
                state.clauses.put(mark.written.start(), TerminalToken.TokenNameimplements);
                state.clauses.put(mark.written.end(), TerminalToken.TokenNameCOMMA);
            } else {
                state.clauses.put(mark.written.start(), TerminalToken.TokenNameCOMMA);
            }
            for (HeaderText.Target target : mark.written.targets()) {
                state.gaps.put(target.word(), target.next());
            }
        }
        return TerminalToken.TokenNameRestrictedIdentifierrecord;
    }

    /** Returns the words that can begin a declaration, with the keyword where a record may stand. */
    public static char[][] withKeyword(char[][] words) {
        boolean record = Arrays.stream(words)
                .anyMatch(word -> CharOperation.equals(word, TypeConstants.RECORD_RESTRICTED_IDENTIFIER));
        return ENABLED && record ? CharOperation.arrayConcat(words, WORD) : words;
    }

    private static boolean isWord(Scanner scanner) {
        // With escapes of Unicode, the scanner has the word as it is meant in a buffer, from 1 on.
        boolean escaped = scanner.withoutUnicodePtr > 0;
        char[] from = escaped ? scanner.withoutUnicodeBuffer : scanner.source;
        int start = escaped ? 1 : scanner.startPosition;
        int length = escaped ? scanner.withoutUnicodePtr : scanner.currentPosition - start;
        return length == WORD.length && Arrays.equals(from, start, start + WORD.length, WORD, 0, WORD.length);
    }

    /** Whether a scanner is at a misspelled word before what can only be an emissary. */
    private static boolean isMisspelled(Scanner scanner) {
        int length = scanner.currentPosition - scanner.startPosition;
        return length > 5
                && length < 11
                && (scanner.source[scanner.startPosition] | ' ') == 'e'
                && HeaderWords.resemblesEmissary(new String(scanner.source, scanner.startPosition, length))
                && text(scanner, scanner.currentPosition).isDeclaredAfter(scanner.startPosition);
    }

    /** Whether a type declaration may follow what a scanner has read. */
    private static boolean declarationMayStand(Scanner scanner) {
        TerminalToken previous = HiddenMembers.previousToken(scanner);
        boolean endsAnnotation =
                previous == TerminalToken.TokenNameIdentifier || previous == TerminalToken.TokenNameRPAREN;
        // Only the parser knows what the annotation belongs to, such as the result of a generic method.
        return mayPrecedeDeclaration(previous)
                && (!endsAnnotation
                        || HiddenMembers.mayFollow(scanner, TerminalToken.TokenNameRestrictedIdentifierrecord));
    }

    private static boolean mayPrecedeDeclaration(TerminalToken previous) {
        return switch (previous.name().substring("TokenName".length())) {
            case "NotAToken", "SEMICOLON", "LBRACE", "RBRACE", "RPAREN", "COLON", "ARROW", "else", "do", "Identifier" ->
                true;
            case "public", "protected", "private", "static", "abstract", "final", "native", "synchronized" -> true;
            case "transient", "volatile", "strictfp", "default" -> true;
            case "RestrictedIdentifiersealed", "non_sealed" -> true;
            default -> false;
        };
    }

    /**
     * Returns the token that the parser gets. An opening brace stands for nothing before a semicolon that stands for a
     * body, so that the scanner can be set back to either brace.
     */
    @Hook.Exit(value = "getNextToken0", when = Hook.Guard.STATE)
    public static TerminalToken token(Scanner scanner, TerminalToken token) {
        State state = state(scanner);
        if (state == null) {
            return token;
        }
        if (token == TerminalToken.TokenNameSEMICOLON && state.semicolons.contains(scanner.startPosition)) {
            scanner.currentPosition = scanner.startPosition;
            return TerminalToken.TokenNameLBRACE;
        }
        if (state.missingHeaders.contains(scanner.startPosition)) {
            if (state.header != scanner.startPosition) {
                state.header = scanner.startPosition;
                state.headerIsClosed = false;
                scanner.currentPosition = scanner.startPosition;
                return TerminalToken.TokenNameLPAREN;
            }
            state.header = -1;
        }
        int gapEnd = state.gaps.getOrDefault(scanner.startPosition, -1);
        if (gapEnd > scanner.startPosition) {
            return token(scanner, SyntaxMistake.skip(scanner, gapEnd));
        }
        return token == TerminalToken.TokenNameIdentifier || token == TerminalToken.TokenNameimplements
                ? state.clauses.getOrDefault(scanner.startPosition, token)
                : token;
    }

    /**
     * Returns the token after an empty one, or null for the next in the file: after an opening brace, the closing brace
     * for a semicolon, and after an opening parenthesis for a missing header, the closing one.
     */
    @Hook.Entry(value = "getNextToken0", when = Hook.Guard.STATE)
    public static TerminalToken afterEmptyToken(Scanner scanner) {
        State state = state(scanner);
        if (state == null || scanner.currentPosition != scanner.startPosition) {
            return null;
        }
        if (state.header == scanner.currentPosition && !state.headerIsClosed) {
            state.headerIsClosed = true;
            return TerminalToken.TokenNameRPAREN;
        }
        if (state.semicolons.contains(scanner.currentPosition)) {
            scanner.currentPosition++;
            return TerminalToken.TokenNameRBRACE;
        }
        return null;
    }

    /**
     * Returns what is known about the file that is being scanned, or null; a scanner can read several, one after
     * another.
     */
    private static State state(Scanner scanner) {
        State state = (State) Emissaries.SCANNER.get(scanner);
        return state != null && state.source == scanner.source ? state : null;
    }

    private static State stateOrNew(Scanner scanner) {
        State state = state(scanner);
        if (state == null) {
            state = new State(scanner.source);
            Emissaries.SCANNER.set(scanner, state);
        }
        return state;
    }

    private static HeaderText text(Scanner scanner, int from) {
        return new HeaderText(scanner.source, from, Math.min(scanner.eofPosition, scanner.source.length));
    }

    /** Marks a declaration whose header's beginning the parser has read, if it is in the keyword form. */
    @Hook.Exit("consumeClassOrRecordHeaderName1")
    public static void header(Parser parser, boolean isRecord) {
        if (!(HiddenMembers.topOfStack(parser) instanceof TypeDeclaration declaration)) {
            return;
        }
        if (Emissaries.mayBeAnnotated(declaration)) {
            SyntaxMistake mistake =
                    text(parser.scanner, declaration.sourceStart).mistake(false);
            if (mistake != null) {
                stateOrNew(parser.scanner).leaveOut(mistake, declaration.sourceStart);
            }
        }
        State state = state(parser.scanner);
        if (state == null) {
            return;
        }
        Emissaries.rememberMistake(declaration, state.mistakes.get(declaration.sourceStart));
        KeywordMark mark = state.marks.get(declaration.restrictedIdentifierStart);
        if (mark != null && mark.name == declaration.sourceStart) {
            KeywordMark.add(declaration, mark);
        }
    }

    /**
     * Separates the types of a {@code delegates} clause from those of the implements clause that the parser has read.
     */
    @Hook.Exit("consumeClassHeaderImplements")
    public static void clause(Parser parser) {
        if (HiddenMembers.topOfStack(parser) instanceof TypeDeclaration declaration) {
            KeywordMark mark = Emissaries.keyword(declaration);
            if (mark != null && mark.written != null) {
                mark.clause = DelegatesClause.separate(declaration, mark.written);
            }
        }
    }
}
