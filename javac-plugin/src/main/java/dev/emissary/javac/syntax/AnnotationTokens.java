package dev.emissary.javac.syntax;

import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;

/**
 * Decides, as tokens pass by, whether the modifiers just read may contain the emissary's annotation (EM-FORM-7).
 *
 * <p>The answer is no for every annotation that is another one because of the file's own package and imports; nothing
 * is rewritten for those. It can be yes for one that a type of the same name hides; {@link AnnotationNames} knows the
 * types.
 */
final class AnnotationTokens {
    private static final String PACKAGE =
            AnnotationNames.QUALIFIED_NAME.substring(0, AnnotationNames.QUALIFIED_NAME.lastIndexOf('.'));

    /** What is being read. */
    private enum State {
        ELSEWHERE,
        PACKAGE,
        IMPORT,
        ANNOTATION_NAME,
        ANNOTATION_ARGUMENTS
    }

    private final StringBuilder name = new StringBuilder();
    private State state = State.ELSEWHERE;
    private TokenKind last = TokenKind.EOF;
    private boolean staticImport;
    private int depth;
    private boolean inScope;
    private boolean hidden;
    private boolean found;

    /** Whether the modifiers before the next token have an annotation that may be the emissary's. */
    boolean mayHaveEmissaryAnnotation() {
        return found || (state == State.ANNOTATION_NAME && isEmissaryAnnotation());
    }

    /** Processes the next token. */
    void next(Token token) {
        if (state == State.ELSEWHERE) {
            begin(token);
        } else if (state == State.ANNOTATION_ARGUMENTS) {
            argument(token.kind);
        } else if (!continuesName(token)) {
            end(token);
        }
        last = token.kind;
    }

    private void begin(Token token) {
        name.setLength(0);
        if (token.kind == TokenKind.PACKAGE) {
            state = State.PACKAGE;
        } else if (token.kind == TokenKind.IMPORT) {
            state = State.IMPORT;
            staticImport = false;
        } else if (token.kind == TokenKind.MONKEYS_AT) {
            state = State.ANNOTATION_NAME;
        } else {
            found &= isModifier(token);
        }
    }

    private boolean continuesName(Token token) {
        if (token.kind == TokenKind.DOT) {
            name.append('.');
        } else if (token.kind == TokenKind.STAR) {
            name.append('*');
        } else if (token.kind == TokenKind.STATIC) {
            staticImport = true;
            return state == State.IMPORT;
        } else if (token.kind == TokenKind.IDENTIFIER) {
            if (last == TokenKind.IDENTIFIER) {
                if (state != State.IMPORT) {
                    return false;
                }
                name.append(' ');
            }
            name.append(token.name());
        } else {
            return false;
        }
        return true;
    }

    /** Ends a name, at a token that cannot continue it. */
    private void end(Token token) {
        State ended = state;
        state = State.ELSEWHERE;
        if (ended == State.PACKAGE) {
            inScope |= name.toString().equals(PACKAGE);
        } else if (ended == State.IMPORT) {
            imported(name.toString());
        } else {
            found |= isEmissaryAnnotation();
            if (token.kind == TokenKind.LPAREN) {
                state = State.ANNOTATION_ARGUMENTS;
                depth = 1;
                return;
            }
        }
        begin(token);
    }

    private void imported(String imported) {
        // The superclass is an annotation that is meant to be the emissary's.
        if ((!staticImport && isQualifiedName(imported))
                || imported.equals(PACKAGE + ".*")
                || imported.equals(AnnotationNames.SUPERCLASS_PACKAGE + ".*")
                || imported.startsWith("module ")) {
            inScope = true;
        } else if (!staticImport && imported.endsWith("." + AnnotationNames.SIMPLE_NAME)) {
            hidden = true;
        }
    }

    private boolean isEmissaryAnnotation() {
        return isQualifiedName(name.toString())
                || (inScope && !hidden && name.toString().equals(AnnotationNames.SIMPLE_NAME));
    }

    private static boolean isQualifiedName(String name) {
        return name.equals(AnnotationNames.QUALIFIED_NAME)
                || name.equals(AnnotationNames.SUPERCLASS_PACKAGE + "." + AnnotationNames.SIMPLE_NAME);
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
        return token.kind == TokenKind.SUB || TokenKinds.isModifier(token.kind);
    }
}
