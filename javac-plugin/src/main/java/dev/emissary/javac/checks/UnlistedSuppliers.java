package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Supply;
import dev.emissary.rules.header.Suppliers;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Completes javac's errors about an emissary without a list that is expected to be what a component supplies (EM-DEL-9):
 * a method of it is called or overridden, or an object of it is wanted.
 */
public final class UnlistedSuppliers {
    private static final String NOT_OVERRIDDEN = "compiler.err.method.does.not.override.superclass";
    private static final String NOT_FOUND = "compiler.err.cant.resolve.location.args";
    private static final String NOT_CONVERTED = "compiler.err.prob.found.req";

    /** In later releases, what becomes {@code NOT_CONVERTED} later where a method is not overloaded. */
    private static final String NOT_APPLIED = "compiler.err.cant.apply.symbol";

    private static final String INCONVERTIBLE = "compiler.misc.inconvertible.types";

    private final Enter enter;
    private final Types types;
    private final Reporter reporter;
    private final Map<Symbol, List<Name>> components;
    private final Set<Symbol> annotated;
    private final Suppliers suppliers;

    /**
     * Prepares to complete errors, given the names of the components of all emissaries, and those emissaries that are
     * annotated records.
     */
    public UnlistedSuppliers(
            Context context, Reporter reporter, Map<Symbol, List<Name>> components, Set<Symbol> annotated) {
        enter = Enter.instance(context);
        types = Types.instance(context);
        this.reporter = reporter;
        this.components = components;
        this.annotated = annotated;
        suppliers = new Suppliers(new ModelTypes(context), new JavacFacts(context));
    }

    /** Whether an error of javac is dropped, because it has been reported in completed form. */
    public boolean replaces(JCDiagnostic error) {
        if (error.isMultiline() || error.getDiagnosticPosition() == null) {
            return false;
        }
        JCDiagnostic line = line(error, error.getDiagnosticPosition().getTree());
        if (line != null) {
            reporter.javacErrorWith(error, line);
        }
        return line != null;
    }

    private JCDiagnostic line(JCDiagnostic error, JCTree tree) {
        return switch (error.getCode()) {
            case NOT_OVERRIDDEN -> overridden(tree);
            case NOT_FOUND ->
                tree instanceof JCFieldAccess call && call.selected.type != null
                        ? line(
                                call.selected.type.tsym,
                                given -> declaring(given, call.name, ((Collection<?>) error.getArgs()[3]).size()),
                                null)
                        : null;
            case NOT_CONVERTED, NOT_APPLIED -> converted(reason(error));
            default -> null;
        };
    }

    private JCDiagnostic overridden(JCTree annotation) {
        for (Symbol emissary : components.keySet()) {
            JCClassDecl declaration = EmissaryModifiers.emissary(enter.getEnv((ClassSymbol) emissary));
            for (JCTree member : declaration == null ? List.<JCTree>nil() : declaration.defs) {
                if (member instanceof JCMethodDecl method && method.mods.annotations.contains(annotation)) {
                    return line(emissary, given -> declaring(given, method.name, method.params.size()), null);
                }
            }
        }
        return null;
    }

    private JCDiagnostic converted(JCDiagnostic reason) {
        return reason != null && reason.getArgs()[0] instanceof Type found && reason.getArgs()[1] instanceof Type wanted
                ? line(
                        found.tsym,
                        given -> types.isSubtype(types.erasure(given), types.erasure(wanted)) ? wanted.tsym : null,
                        null)
                : null;
    }

    /** Returns what an error says, at whatever depth, of two types, or null. */
    private static JCDiagnostic reason(JCDiagnostic part) {
        if (part.getCode().equals(INCONVERTIBLE)) {
            return part;
        }
        for (Object argument : part.getArgs()) {
            JCDiagnostic reason = argument instanceof JCDiagnostic detail ? reason(detail) : null;
            if (reason != null) {
                return reason;
            }
        }
        return null;
    }

    /** Returns an interface that declares a method of what is given, or null. */
    private Symbol declaring(Type given, Name name, int parameters) {
        for (Symbol symbol : types.membersClosure(given, false).getSymbolsByName(name)) {
            if (symbol.owner.isInterface()
                    && symbol instanceof MethodSymbol method
                    && method.type.getParameterTypes().size() == parameters) {
                return symbol.owner;
            }
        }
        return null;
    }

    /**
     * Returns a line that says how to delegate to what a component supplies, or null. javac may have forgotten the tree.
     *
     * @param emissary its class
     * @param expected the type that the emissary is expected to have because of what is given, or null
     * @param written the type to list as it is written, or null for the most that is given
     */
    JCDiagnostic line(Symbol emissary, Function<Type, Symbol> expected, JCTree written) {
        for (Name name : components.getOrDefault(emissary, List.nil())) {
            Symbol field = emissary.members().findFirst(name, symbol -> symbol.kind == Kind.VAR);
            // Without a list, it has the type of the supplier.
            Optional<Supply> supply = field == null || !types.isSubtype(emissary.type, field.type)
                    ? Optional.empty()
                    : suppliers.of(field.type);
            Type given = supply.isEmpty() ? Type.noType : (Type) supply.get().given();
            Symbol type = supply.isEmpty() ? null : expected.apply(given);
            if (type != null) {
                Symbol listed = written == null && given.isInterface() ? given.tsym : type;
                if (listed.isInterface()) {
                    return reporter.fragment(
                            "unserved.supplier",
                            listed,
                            name,
                            annotated.contains(emissary)
                                    ? "@Emissary(" + listed.name + ".class)"
                                    : "delegates " + (written == null ? listed.name : written));
                }
            }
        }
        return null;
    }
}
