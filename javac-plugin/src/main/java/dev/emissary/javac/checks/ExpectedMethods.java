package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.rules.advice.NamedMethods;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Rewords javac's errors about methods that a user may expect of an emissary: the accessor that a record would have
 * (EM-CLASS-3), and, called by {@code super}, the forwarder that a method replaces (EM-FWD-6).
 */
public final class ExpectedMethods {
    private static final Set<String> JAVACS_ERRORS = Set.of(
            "compiler.err.cant.resolve.args",
            "compiler.err.cant.resolve.location.args",
            "compiler.err.abstract.cant.be.accessed.directly",
            "compiler.err.invalid.mref");

    private final Enter enter;
    private final Names names;
    private final NamedMethods named;
    private final Reporter reporter;
    private final Map<Symbol, List<Name>> components;

    /** Prepares to reword errors, given the names of the components of all emissaries. */
    public ExpectedMethods(Context context, Reporter reporter, Map<Symbol, List<Name>> components) {
        this.components = components;
        enter = Enter.instance(context);
        names = Names.instance(context);
        named = new NamedMethods(new ModelTypes(context));
        this.reporter = reporter;
    }

    /** A call or a method reference: its receiver, or null, the method, and how many arguments, or -1 if any number. */
    private record Use(JCTree tree, JCExpression receiver, Name name, int arguments) {}

    /** Whether a diagnostic of javac is dropped, because the plugin has reported a clearer one. */
    public boolean replaces(JCDiagnostic diagnostic) {
        if (!JAVACS_ERRORS.contains(diagnostic.getCode()) || diagnostic.getDiagnosticPosition() == null) {
            return false;
        }
        Use use = use(diagnostic.getDiagnosticPosition().getTree(), diagnostic.getArgs());
        if (use == null) {
            return false;
        }
        if (use.receiver() != null && TreeInfo.name(use.receiver()) == names._super) {
            Symbol variable = TreeInfo.symbol(use.receiver());
            return variable != null && variable.owner instanceof ClassSymbol type && isForwarded(use, type);
        }
        if (use.receiver() != null) {
            return use.receiver().type != null && isAccessor(use, use.receiver().type.tsym);
        }
        for (Symbol type = location(diagnostic); type != null; type = type.owner) {
            if (isAccessor(use, type)) {
                return true;
            }
        }
        return false;
    }

    private static Use use(JCTree tree, Object... arguments) {
        int count = -1;
        if (arguments.length > 3 && arguments[3] instanceof Collection<?> types) {
            count = types.size();
        } else if (arguments.length > 1 && arguments[1] instanceof MethodSymbol method) {
            count = method.type.getParameterTypes().size();
        }
        if (tree instanceof JCFieldAccess call) {
            return new Use(tree, call.selected, call.name, count);
        } else if (tree instanceof JCMemberReference reference) {
            return new Use(tree, reference.expr, reference.name, -1);
        }
        return tree instanceof JCIdent call ? new Use(tree, null, call.name, count) : null;
    }

    /** Returns the class in which javac has looked for a method without a receiver, or null. */
    private static Symbol location(JCDiagnostic diagnostic) {
        Object last = diagnostic.getArgs()[diagnostic.getArgs().length - 1];
        Object type =
                last instanceof JCDiagnostic location && location.getArgs().length > 1 ? location.getArgs()[1] : null;
        return type instanceof Type named ? named.tsym : type instanceof Symbol symbol ? symbol : null;
    }

    private JCClassDecl emissary(Symbol type) {
        return type instanceof ClassSymbol symbol ? EmissaryModifiers.emissary(enter.getEnv(symbol)) : null;
    }

    private boolean isAccessor(Use use, Symbol type) {
        List<Name> names = components.get(type);
        if (names == null) {
            return false;
        }
        JCClassDecl declaration = emissary(type);
        boolean inside = declaration != null && JavacMessages.contains(declaration, use.tree());
        return isReported(
                use,
                EmissaryModifiers.rules(type.name, names)
                        .unknownMethod(use.name().toString(), use.arguments(), inside));
    }

    private boolean isForwarded(Use use, ClassSymbol type) {
        JCClassDecl declaration = emissary(type);
        if (declaration == null) {
            return false;
        }
        List<Component> known =
                HeaderTrees.known(EmissaryModifiers.of(declaration).components());
        boolean isReference = use.tree() instanceof JCMemberReference;
        return isReported(use, named.superCall(type, known, use.name().toString(), use.arguments(), isReference));
    }

    private boolean isReported(Use use, Optional<Problem> mistake) {
        mistake.ifPresent(found -> reporter.error(use.tree(), found));
        return mistake.isPresent();
    }
}
