package dev.emissary.javac.syntax;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.report.InternalFailures;

/**
 * A tokenizer that passes on javac's own tokens with four changes: the word {@code emissary} of a declaration becomes
 * {@code record}, a {@code delegates} clause begins the implements clause, the {@code ;} in place of a body becomes
 * {@code { }}, and an instance field or initializer in an emissary's body gets a {@code static} in front, because the
 * parser discards instance fields of records. {@link DeclarationRewriter} undoes the second and the last change.
 *
 * <p>When an emissary begins, the whole declaration is read ahead. Everything else, including records without the
 * annotation, is passed on token by token.
 */
final class TokenRewriter extends JavaTokenizer {
    private static final char[] NO_TEXT = {' '};

    private final JavaTokenizer source;
    private final InternalFailures failures;
    private final TokensAhead tokens;
    private final SourceMarks marks;
    private final DeclarationTokens declarations;
    private int errorPos = Position.NOPOS;

    TokenRewriter(
            ScannerFactory factory, JavaTokenizer source, TokenTools tools, boolean misspelled, SourceMarks marks) {
        super(factory, NO_TEXT, 0);
        this.source = source;
        this.failures = tools.failures();
        this.tokens = new TokensAhead(source, tools);
        this.marks = marks;
        this.declarations = new DeclarationTokens(tokens, tools, misspelled, marks);
    }

    @Override
    public Token readToken() {
        if (declarations.output.isEmpty()) {
            if (declarations.declarationStarts()) {
                readDeclarationAhead();
            } else {
                declarations.pass();
            }
        }
        return delivered(declarations.output.poll());
    }

    private void readDeclarationAhead() {
        Token name = tokens.peek(1);
        try {
            tokens.diagnostics.hold();
            try {
                declarations.declaration();
            } finally {
                tokens.diagnostics.release();
            }
        } catch (RuntimeException | Error failure) {
            failures.caught(name.pos, name.name(), failure);
        }
        failures.abortIfFailed();
    }

    /** Reports the errors in a token when the parser reads it, as without the plugin. */
    private Token delivered(Token token) {
        int error = tokens.report(token.endPos);
        if (error != Position.NOPOS) {
            errPos(error);
        }
        declarations.reportMistakes(token.pos, this);
        return token;
    }

    /** The parser suppresses its errors before the last one; errors found by reading ahead do not count yet. */
    @Override
    public int errPos() {
        return errorPos;
    }

    @Override
    public void errPos(int pos) {
        errorPos = pos;
        marks.error(pos);
    }

    @Override
    public Position.LineMap getLineMap() {
        return source.getLineMap();
    }
}
