package dev.emissary.eclipse.jdt;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/**
 * A mistake after a header that is found by reading ahead: an extends clause (EM-FORM-5), or what only a method has
 * (EM-FORM-2). The parser does not get it, and so reports nothing that follows from it.
 *
 * @param key the key of its message
 * @param start where it begins in the file
 * @param end where its first word ends
 * @param gaps where the tokens begin that the parser does not get, and where the brace or semicolon after them is
 * @param arguments the arguments of its message; none for the name of the declaration
 */
record SyntaxMistake(String key, int start, int end, Map<Integer, Integer> gaps, List<String> arguments) {
    private static final String EXTENDS = "extends";

    /** Reports it in an emissary. */
    void report(TypeDeclaration declaration) {
        Object[] name = {new String(declaration.name)};
        Problems.error(declaration, start, end - 1, key, arguments.isEmpty() ? name : arguments.toArray());
    }

    /**
     * Moves a scanner over what it leaves out, to a brace, a semicolon, a comma, an implements clause or the end of the
     * file; returns the token of that.
     */
    static TerminalToken skip(Scanner scanner, int to) {
        while (scanner.currentPosition <= to && scanner.currentPosition < scanner.eofPosition) {
            scanner.currentCharacter = scanner.source[scanner.currentPosition++];
            if (scanner.recordLineSeparator && (scanner.currentCharacter == '\n' || scanner.currentCharacter == '\r')) {
                scanner.pushLineSeparator();
            }
        }
        scanner.startPosition = to;
        if (to >= scanner.eofPosition) {
            return TerminalToken.TokenNameEOF;
        }
        return switch (scanner.source[to]) {
            case '{' -> TerminalToken.TokenNameLBRACE;
            case '}' -> TerminalToken.TokenNameRBRACE;
            case ',' -> TerminalToken.TokenNameCOMMA;
            case 'i' -> {
                scanner.currentPosition = to + "implements".length();
                yield TerminalToken.TokenNameimplements;
            }
            default -> TerminalToken.TokenNameSEMICOLON;
        };
    }

    /** Reports it in the words of the compiler, for a record that is no emissary. */
    void reportInRecord(TypeDeclaration declaration) {
        declaration
                .scope
                .problemReporter()
                .parseErrorReplaceToken(
                        start, end - 1, TerminalToken.TokenNameextends, EXTENDS.toCharArray(), EXTENDS, "implements");
    }
}
