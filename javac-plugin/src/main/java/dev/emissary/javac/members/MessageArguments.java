/* The arguments of messages: from the values that the rules give to those that javac can format (EM-DIAG-1). */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.DiagnosticSource;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Supplied;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import java.util.ArrayList;
import java.util.List;

/** A translator of message arguments. */
final class MessageArguments {
    private final Enter enter;
    private final Log log;
    private final Reporter reporter;

    MessageArguments(Context context, Reporter reporter) {
        this.log = Log.instance(context);
        this.enter = Enter.instance(context);
        this.reporter = reporter;
    }

    /** Returns the arguments of a problem's message; a {@link Supplied} method gives two, itself and its place. */
    Object[] of(Problem problem) {
        List<Object> arguments = new ArrayList<>();
        for (Object argument : problem.arguments()) {
            if (argument instanceof Supplied supplied) {
                arguments.add(withSignature(supplied));
                arguments.add(site(supplied));
            } else {
                arguments.add(argument);
            }
        }
        return arguments.toArray();
    }

    /** The method as it is a member of the delegated interface, type arguments and all. */
    private static MethodSymbol withSignature(Supplied supplied) {
        MethodSymbol method = (MethodSymbol) supplied.method();
        MethodSymbol member = method.clone(method.owner);
        member.type = (Type) supplied.signature();
        return member;
    }

    private JCDiagnostic site(Supplied supplied) {
        MethodSymbol method = (MethodSymbol) supplied.method();
        List<Object> arguments = new ArrayList<>();
        if (method.owner != supplied.through()) {
            arguments.add(supplied.through());
        }
        arguments.add(method.owner);
        String key = method.owner == supplied.through() ? "declared" : "inherited";
        Env<AttrContext> env = enter.getEnv((ClassSymbol) method.owner);
        JCTree tree = env == null ? null : TreeInfo.declarationFor(method, env.tree);
        if (tree == null) {
            return reporter.part(key, arguments.toArray());
        }
        arguments.add(InternalFailures.fileName(env.toplevel.sourcefile));
        // As text, or the number would be formatted with thousands separators. Without -g:lines there is no line map.
        DiagnosticSource source = new DiagnosticSource(env.toplevel.sourcefile, log);
        arguments.add(Integer.toString(source.getLineNumber(tree.pos)));
        return reporter.part(key + ".at", arguments.toArray());
    }
}
