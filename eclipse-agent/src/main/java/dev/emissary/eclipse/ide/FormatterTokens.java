package dev.emissary.eclipse.ide;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;
import org.eclipse.jdt.internal.formatter.DefaultCodeFormatter;
import org.eclipse.jdt.internal.formatter.Token;

/**
 * The tokens of the formatter. For a semicolon in place of a body it gets two braces that are both where the semicolon
 * is; here the first of them becomes empty and stands before it, so that each place in the file has one token.
 */
final class FormatterTokens {
    private static final VarHandle TOKENS;

    static {
        try {
            TOKENS = MethodHandles.privateLookupIn(DefaultCodeFormatter.class, MethodHandles.lookup())
                    .findVarHandle(DefaultCodeFormatter.class, "tokens", List.class);
        } catch (ReflectiveOperationException cause) {
            throw new ExceptionInInitializerError(cause);
        }
    }

    private FormatterTokens() {}

    /** Separates the tokens that a formatter has read. */
    static void separate(DefaultCodeFormatter formatter) {
        List<Token> tokens = tokens(formatter);
        for (int i = 1; i < tokens.size(); i++) {
            Token first = tokens.get(i - 1);
            int start = tokens.get(i).originalStart;
            if (isPair(first, tokens.get(i)) && first.originalStart == start) {
                tokens.set(i - 1, new Token(first, start, start - 1, TerminalToken.TokenNameLBRACE));
            }
        }
    }

    /** Keeps a semicolon where it is, after the formatter has decided about braces. */
    static void join(DefaultCodeFormatter formatter) {
        List<Token> tokens = tokens(formatter);
        for (int i = 1; i < tokens.size(); i++) {
            Token first = tokens.get(i - 1);
            Token second = tokens.get(i);
            if (isPair(first, second) && first.originalEnd < first.originalStart) {
                first.clearSpaceBefore();
                first.clearSpaceAfter();
                first.clearLineBreaksBefore();
                first.clearLineBreaksAfter();
                second.clearSpaceBefore();
                second.clearLineBreaksBefore();
            }
        }
    }

    private static boolean isPair(Token first, Token second) {
        return first.tokenType == TerminalToken.TokenNameLBRACE && second.tokenType == TerminalToken.TokenNameRBRACE;
    }

    @SuppressWarnings("unchecked") // What the formatter declares.
    private static List<Token> tokens(DefaultCodeFormatter formatter) {
        return (List<Token>) TOKENS.get(formatter);
    }
}
