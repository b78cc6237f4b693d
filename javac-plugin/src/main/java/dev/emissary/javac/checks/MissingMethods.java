package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.HeaderKnown;
import dev.emissary.javac.syntax.EmissaryState.WithHeader;
import dev.emissary.model.Problem.Part;
import java.util.HashSet;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * Completes javac's error about an abstract method that an emissary does not implement (EM-DEL-4): for a listed
 * interface, it says, at that interface, that no component serves it.
 */
public final class MissingMethods {
    private static final String JAVACS_KEY = "does.not.override.abstract";
    private static final String JAVACS_ERROR = "compiler.err." + JAVACS_KEY;

    private final Enter enter;
    private final Types types;
    private final Reporter reporter;
    private final UnlistedSuppliers suppliers;
    /** The positions of javac's errors that have moved to an interface; javac reports one error at each position. */
    private final Set<Spot> moved = new HashSet<>();

    /** A position in a source file. */
    private record Spot(JavaFileObject file, long position) {
        static Spot of(JCDiagnostic diagnostic) {
            return new Spot(diagnostic.getSource(), diagnostic.getPosition());
        }
    }

    /** Prepares to complete errors. */
    public MissingMethods(Context context, Reporter reporter, UnlistedSuppliers suppliers) {
        enter = Enter.instance(context);
        types = Types.instance(context);
        this.reporter = reporter;
        this.suppliers = suppliers;
    }

    /** Whether an error of javac is dropped, because it has been reported in completed form. */
    public boolean replaces(JCDiagnostic diagnostic) {
        if (diagnostic.getType() == DiagnosticType.ERROR && moved.contains(Spot.of(diagnostic))) {
            return true;
        }
        if (!diagnostic.getCode().equals(JAVACS_ERROR)
                || diagnostic.isMultiline()
                || !(diagnostic.getArgs()[0] instanceof ClassSymbol emissary)
                || !(diagnostic.getArgs()[1] instanceof MethodSymbol missing)) {
            return false;
        }
        JCClassDecl declaration = EmissaryModifiers.emissary(enter.getEnv(emissary));
        return declaration != null
                && !isDeclared(missing, emissary)
                && isReported(missing, emissary, EmissaryModifiers.of(declaration), diagnostic);
    }

    private boolean isReported(
            MethodSymbol missing, ClassSymbol emissary, EmissaryModifiers modifiers, JCDiagnostic diagnostic) {
        if (!(modifiers.state() instanceof WithHeader known)) {
            // The completion ended early because of a missing class file.
            return false;
        }
        HeaderKnown header = known.header();
        for (int i = 0; i < header.source().listed().size(); i++) {
            JCExpression listed = header.implemented().get(Part.LISTED.at(i));
            if (listed != null && listed.type != null && types.asSuper(listed.type, missing.owner) != null) {
                JCVariableDecl serving = serving(listed.type, header.source().components());
                if (serving != null && header.erased().explicit().isEmpty()) {
                    // The interface is delegated, and javac's message says why the method is missing.
                    return false;
                }
                JCDiagnostic more = further(listed, serving, modifiers, emissary);
                reporter.javacErrorWith(listed, more, JAVACS_KEY, diagnostic.getArgs());
                moved.add(Spot.of(diagnostic));
                return true;
            }
        }
        return false;
    }

    /** Returns a component that could serve an interface if the explicit list contained it, or null. */
    private JCVariableDecl serving(Type type, List<JCVariableDecl> components) {
        for (JCVariableDecl component : components) {
            if (component.sym != null && types.asSuper(component.sym.type, type.tsym) != null) {
                return component;
            }
        }
        return null;
    }

    /** Returns what is said of a listed interface that {@code serving} serves, or no component if that is null. */
    private JCDiagnostic further(
            JCExpression listed, JCVariableDecl serving, EmissaryModifiers modifiers, ClassSymbol emissary) {
        if (serving != null) {
            String key = modifiers.delegatedList.isClause() ? "unlisted.to" : "unlisted";
            return reporter.fragment(key, listed.type.tsym, serving.name);
        }
        JCDiagnostic supplied = suppliers.line(
                emissary, given -> types.asSuper(given, listed.type.tsym) == null ? null : listed.type.tsym, listed);
        return supplied == null ? reporter.fragment("unserved", listed.type.tsym) : supplied;
    }

    /** Whether the class has a method that fails to implement the missing one, for a reason that javac reports. */
    private boolean isDeclared(MethodSymbol missing, ClassSymbol emissary) {
        Type wanted = types.memberType(emissary.type, missing);
        for (Symbol member : emissary.members().getSymbolsByName(missing.name)) {
            if (member instanceof MethodSymbol method && types.overrideEquivalent(method.type, wanted)) {
                return true;
            }
        }
        return false;
    }
}
