package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.DiagnosticSource;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.header.HeaderScope;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.OwnTypeVariables;
import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegateMethod.DeclaredIn;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.rules.advice.ShortNames;
import java.util.ArrayList;

/** Converts the arguments of messages from the values of the rules to those that javac can format (EM-DIAG-1). */
final class MessageArguments {
    private final Enter enter;
    private final Context context;
    private final Reporter reporter;

    MessageArguments(Context context, Reporter reporter) {
        this.context = context;
        this.enter = Enter.instance(context);
        this.reporter = reporter;
    }

    /**
     * Returns the arguments of a problem's message; a {@link DelegateMethod} becomes two, itself and its place, and a
     * {@link Line} becomes its text.
     *
     * @param declaration the emissary, in whose body names are short
     */
    Object[] of(Problem problem, JCClassDecl declaration) {
        java.util.List<Object> arguments = new ArrayList<>();
        for (Object argument : ShortNames.in(problem.arguments(), name -> isMeant(name, declaration))) {
            if (argument instanceof DelegateMethod supplied) {
                arguments.add(withSignature(supplied));
                arguments.add(site(supplied));
            } else if (argument instanceof DeclaredIn site) {
                arguments.add(site(site.method()));
            } else if (argument instanceof Line line) {
                arguments.add(reporter.line(line));
            } else {
                arguments.add(argument);
            }
        }
        return arguments.toArray();
    }

    /** Whether the simple name of a class means it in the body of an emissary. */
    private boolean isMeant(String qualifiedName, JCClassDecl declaration) {
        Env<AttrContext> env = enter.getEnv(declaration.sym);
        Name name = Names.instance(context).fromString(qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1));
        return env != null
                && HeaderScope.meaning(context, env, name).getQualifiedName().contentEquals(qualifiedName);
    }

    /**
     * Returns the method as a member of the delegated interface, with type arguments. It has its own type variables:
     * for the original ones, javac would explain where they are declared, in terms unknown to the message.
     */
    private MethodSymbol withSignature(DelegateMethod supplied) {
        MethodSymbol method = (MethodSymbol) supplied.method();
        MethodSymbol member = method.clone(method.owner);
        member.type = (Type) supplied.signature();
        if (member.type instanceof ForAll generic) {
            member.type = OwnTypeVariables.in(context, member, generic.qtype, generic.tvars, List.nil());
        }
        return member;
    }

    private JCDiagnostic site(DelegateMethod supplied) {
        MethodSymbol method = (MethodSymbol) supplied.method();
        java.util.List<Object> arguments = new ArrayList<>();
        if (method.owner != supplied.through()) {
            arguments.add(supplied.through());
        }
        arguments.add(method.owner);
        String key = method.owner == supplied.through() ? "declared" : "inherited";
        Env<AttrContext> env = enter.getEnv((ClassSymbol) method.owner);
        JCTree tree = env == null ? null : TreeInfo.declarationFor(method, env.tree);
        if (tree == null) {
            return reporter.fragment(key, arguments.toArray());
        }
        arguments.add(InternalFailures.fileName(env.toplevel.sourcefile));
        // As text: a number would be formatted with thousands separators. Without -g:lines there is no line map.
        DiagnosticSource source = new DiagnosticSource(env.toplevel.sourcefile, Log.instance(context));
        arguments.add(Integer.toString(source.getLineNumber(tree.pos)));
        return reporter.fragment(key + ".at", arguments.toArray());
    }
}
