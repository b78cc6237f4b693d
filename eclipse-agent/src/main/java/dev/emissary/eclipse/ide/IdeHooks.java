package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.AddedMethod;
import dev.emissary.eclipse.jdt.KeywordForm;
import org.eclipse.jdt.internal.codeassist.complete.CompletionOnKeyword2;
import org.eclipse.jdt.internal.codeassist.complete.CompletionScanner;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;

/** The hooks of the tools that need no more than what the compiler's have. */
final class IdeHooks {
    private IdeHooks() {}

    /** Leads from a forwarder, which has no source, to the interface's method. */
    @Hook.Argument({
        "org.eclipse.jdt.internal.codeassist.CompletionEngine.findMethodParameterNames",
        "org.eclipse.jdt.internal.codeassist.SelectionEngine.getCorrectMethodBinding",
        "org.eclipse.jdt.internal.core.util.Util.getUnresolvedJavaElement"
    })
    public static MethodBinding forwardedMethod(MethodBinding method) {
        return AddedMethod.declaration(method);
    }

    /** This scanner has the whole method of its superclass again. */
    @Hook.Entry(value = "getNextToken0", when = Hook.Guard.STATE)
    public static TerminalToken afterEmptyToken(CompletionScanner scanner) {
        return KeywordForm.afterEmptyToken(scanner);
    }

    @Hook.Exit(value = "getNextToken0", when = Hook.Guard.STATE)
    public static TerminalToken token(CompletionScanner scanner, TerminalToken token) {
        return KeywordForm.token(scanner, token);
    }

    @Hook.Exit("getPossibleKeywords")
    public static char[][] completionKeywords(CompletionOnKeyword2 completion, char[]... keywords) {
        return KeywordForm.withKeyword(keywords);
    }
}
