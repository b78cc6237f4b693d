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
    /** The name that is being read; of an import, with {@code static} or {@code module} in front. */
    private final StringBuilder name = new StringBuilder();
    /** What begins that name: {@code package}, {@code import} or {@code @}; {@code EOF} where none is read. */
    private TokenKind begun = TokenKind.EOF;

    private TokenKind last = TokenKind.EOF;
    /** How many parentheses of an annotation's arguments are open. */
    private int depth;

    private boolean inScope;
    private boolean hidden;
    private boolean found;

    /** Whether the modifiers before the next token have an annotation that may be the emissary's. */
    boolean mayHaveEmissaryAnnotation() {
        return found || (begun == TokenKind.MONKEYS_AT && isEmissarys(name.toString()));
    }

    void next(Token token) {
        if (depth > 0) {
            depth += token.kind == TokenKind.LPAREN ? 1 : token.kind == TokenKind.RPAREN ? -1 : 0;
        } else if (begun == TokenKind.EOF) {
            begin(token);
        } else if (!continuesName(token)) {
            end(token.kind);
            begin(token);
        }
        last = token.kind;
    }

    private boolean continuesName(Token token) {
        if (token.kind == TokenKind.DOT) {
            name.append('.');
        } else if (token.kind == TokenKind.STAR) {
            name.append('*');
        } else if (token.kind == TokenKind.STATIC && begun == TokenKind.IMPORT) {
            name.append("static ");
        } else if (token.kind == TokenKind.IDENTIFIER && (last != token.kind || begun == TokenKind.IMPORT)) {
            name.append(last == token.kind ? " " : "").append(token.name());
        } else {
            return false;
        }
        return true;
    }

    /** Ends a name before a token that cannot continue it. */
    private void end(TokenKind next) {
        String read = name.toString();
        name.setLength(0);
        if (begun == TokenKind.PACKAGE) {
            inScope |= read.equals(AnnotationNames.ANNOTATION_PACKAGE);
        } else if (begun == TokenKind.IMPORT) {
            imported(read);
        } else {
            found |= isEmissarys(read);
            depth = next == TokenKind.LPAREN ? 1 : 0;
        }
    }

    private void begin(Token token) {
        TokenKind kind = token.kind;
        boolean begins = kind == TokenKind.PACKAGE || kind == TokenKind.IMPORT || kind == TokenKind.MONKEYS_AT;
        begun = begins ? kind : TokenKind.EOF;
        if (!begins && depth == 0) {
            found &= isModifier(token);
        }
    }

    private void imported(String imported) {
        // The superclass is an annotation that is meant to be the emissary's.
        if (isQualifiedName(imported)
                || imported.equals(AnnotationNames.ANNOTATION_PACKAGE + ".*")
                || imported.equals(AnnotationNames.SUPERCLASS_PACKAGE + ".*")
                || imported.startsWith("module ")) {
            inScope = true;
        } else if (!imported.startsWith("static ") && imported.endsWith("." + AnnotationNames.SIMPLE_NAME)) {
            hidden = true;
        }
    }

    private boolean isEmissarys(String annotation) {
        return isQualifiedName(annotation) || (inScope && !hidden && annotation.equals(AnnotationNames.SIMPLE_NAME));
    }

    private static boolean isQualifiedName(String name) {
        return name.equals(AnnotationNames.QUALIFIED_NAME)
                || name.equals(AnnotationNames.SUPERCLASS_PACKAGE + "." + AnnotationNames.SIMPLE_NAME);
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
