package dev.emissary.eclipse.jdt;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * The keyword form (EM-FORM-2): where a declaration begins with {@code emissary}, the scanner gives the parser the token of
 * {@code record}, and {@code &#123; &#125;} for a semicolon in place of the body; the parser marks the declaration with the
 * annotation (EM-FORM-3).
 */
final class KeywordForm {
    private static final char[] WORD = "emissary".toCharArray();

    private final boolean enabled;

    KeywordForm(boolean enabled) {
        this.enabled = enabled;
    }

    /** What a scanner knows about declarations in the keyword form. */
    private static final class State {
        /** Where the names of the declarations begin, and where their keywords do. */
        private final Set<Long> declarations = new HashSet<>();

        /** Where the header begins that is being scanned, or -1. */
        private int header = -1;

        private int last;
        private int parentheses;
        private boolean hasComponents;
    }

    /** Returns the token of a word that the scanner has read. */
    TerminalToken word(Scanner scanner, TerminalToken token) {
        if (!enabled
                || token != TerminalToken.TokenNameIdentifier
                || scanner.sourceLevel < ClassFileConstants.JDK16
                || !isWord(scanner)
                || !declarationMayStand(scanner)) {
            return token;
        }
        int name = nameOfDeclaration(scanner.source, scanner.currentPosition, scanner.eofPosition);
        if (name < 0) {
            return token;
        }
        State state = (State) Emissaries.SCANNER.get(scanner);
        if (state == null) {
            state = new State();
            Emissaries.SCANNER.set(scanner, state);
        }
        state.header = scanner.startPosition;
        state.last = scanner.startPosition;
        state.parentheses = 0;
        state.hasComponents = false;
        state.declarations.add(key(name, scanner.startPosition));
        return TerminalToken.TokenNameRestrictedIdentifierrecord;
    }

    private static long key(int name, int keyword) {
        return (long) name << 32 | keyword;
    }

    private static boolean isWord(Scanner scanner) {
        // With escapes of Unicode, the scanner has the word as it is meant in a buffer, from 1 on.
        boolean escaped = scanner.withoutUnicodePtr > 0;
        char[] from = escaped ? scanner.withoutUnicodeBuffer : scanner.source;
        int start = escaped ? 1 : scanner.startPosition;
        return Arrays.equals(from, start, start + WORD.length, WORD, 0, WORD.length);
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

    /** Returns where an identifier begins that is followed by components or type parameters, or -1. */
    private static int nameOfDeclaration(char[] source, int from, int end) {
        int name = skipNoise(source, from, end);
        int next = name;
        if (next >= end || !Character.isJavaIdentifierStart(source[next])) {
            return -1;
        }
        while (next < end && Character.isJavaIdentifierPart(source[next])) {
            next++;
        }
        next = skipNoise(source, next, end);
        return next < end && (source[next] == '(' || source[next] == '<') ? name : -1;
    }

    private static int skipNoise(char[] source, int from, int end) {
        int at = from;
        while (at < end) {
            if (Character.isWhitespace(source[at])) {
                at++;
            } else if (source[at] == '/' && at + 1 < end && source[at + 1] == '/') {
                while (at < end && source[at] != '\n' && source[at] != '\r') {
                    at++;
                }
            } else if (source[at] == '/' && at + 1 < end && source[at + 1] == '*') {
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

    /** Returns the token that the parser gets, while a header is scanned. */
    TerminalToken token(Scanner scanner, TerminalToken token) {
        State state = (State) Emissaries.SCANNER.get(scanner);
        if (state.header < 0) {
            return token;
        }
        if (scanner.startPosition < state.last) {
            // The scanner has been set back.
            state.header = -1;
            return token;
        }
        state.last = scanner.startPosition;
        switch (token) {
            case TokenNameLPAREN -> state.parentheses++;
            case TokenNameRPAREN -> {
                state.parentheses--;
                state.hasComponents |= state.parentheses == 0;
            }
            case TokenNameLBRACE, TokenNameRBRACE, TokenNameEOF -> state.header = -1;
            case TokenNameSEMICOLON -> {
                state.header = -1;
                if (state.hasComponents && state.parentheses == 0) {
                    HiddenMembers.pushBack(scanner, TerminalToken.TokenNameRBRACE);
                    return TerminalToken.TokenNameLBRACE;
                }
            }
            default -> {}
        }
        return token;
    }

    /** Marks a declaration whose header's beginning the parser has read, if it is in the keyword form. */
    Object header(Parser parser) {
        State state = (State) Emissaries.SCANNER.get(parser.scanner);
        ASTNode node = state == null ? null : HiddenMembers.topOfStack(parser);
        if (node instanceof TypeDeclaration declaration
                && state.declarations.contains(key(declaration.sourceStart, declaration.restrictedIdentifierStart))) {
            int written = declaration.annotations == null ? 0 : declaration.annotations.length;
            Annotation[] annotations = new Annotation[written + 1];
            if (written > 0) {
                System.arraycopy(declaration.annotations, 0, annotations, 0, written);
            }
            annotations[written] = new KeywordAnnotation(declaration.restrictedIdentifierStart);
            declaration.annotations = annotations;
        }
        return null;
    }
}
