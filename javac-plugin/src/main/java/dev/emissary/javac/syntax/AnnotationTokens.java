package dev.emissary.javac.syntax;

import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;

/**
 * Decides, as tokens pass by, whether the modifiers just read have an annotation with the simple name of the emissary's
 * (EM-FORM-7). {@link AnnotationNames} knows whose it is.
 */
final class AnnotationTokens {
    /** What is being read. */
    private enum State {
        ELSEWHERE,
        NAME,
        ARGUMENTS
    }

    private State state = State.ELSEWHERE;
    private TokenKind last = TokenKind.EOF;
    /** Whether the name that is being read ends with the simple name. */
    private boolean named;

    private int depth;
    private boolean found;

    /** Whether the modifiers before the next token have such an annotation. */
    boolean haveEmissaryAnnotation() {
        return found || (state == State.NAME && named);
    }

    /** Processes the next token. */
    void next(Token token) {
        if (state == State.ARGUMENTS) {
            argument(token.kind);
        } else if (state == State.NAME && continuesName(token.kind)) {
            named = token.kind == TokenKind.IDENTIFIER && token.name().contentEquals(AnnotationNames.SIMPLE_NAME);
        } else if (state == State.NAME && token.kind == TokenKind.LPAREN) {
            found |= named;
            state = State.ARGUMENTS;
            depth = 1;
        } else {
            found = haveEmissaryAnnotation() && isModifier(token);
            state = token.kind == TokenKind.MONKEYS_AT ? State.NAME : State.ELSEWHERE;
            named = false;
        }
        last = token.kind;
    }

    private boolean continuesName(TokenKind kind) {
        return kind == TokenKind.DOT || (kind == TokenKind.IDENTIFIER && last != TokenKind.IDENTIFIER);
    }

    private void argument(TokenKind kind) {
        if (kind == TokenKind.LPAREN) {
            depth++;
        } else if (kind == TokenKind.RPAREN && --depth == 0) {
            state = State.ELSEWHERE;
        }
    }

    /**
     * Whether a token can be part of a modifier; {@code sealed}, {@code non-sealed} and {@code value} are no keywords.
     */
    private static boolean isModifier(Token token) {
        if (token.kind == TokenKind.IDENTIFIER) {
            return token.name().contentEquals("sealed")
                    || token.name().contentEquals("non")
                    || token.name().contentEquals("value");
        }
        return token.kind == TokenKind.SUB || token.kind == TokenKind.MONKEYS_AT || TokenKinds.isModifier(token.kind);
    }
}
