package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
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
    private static final VarHandle TOKENS = HiddenMembers.field(DefaultCodeFormatter.class, "tokens");

    private FormatterTokens() {}

    /** Separates the tokens that a formatter has read. */
    @Hook.Exit("tokenizeSource")
    public static void separate(DefaultCodeFormatter formatter, int kind) {
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
    @Hook.Exit("prepareLineBreaks")
    public static void join(DefaultCodeFormatter formatter) {
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
