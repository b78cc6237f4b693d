package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.jdk.OverrideCheck;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.javac.syntax.EmissaryState.Annotated;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Plan;
import dev.emissary.model.SerializationGuard;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The suppressions that the generated members of an emissary have without being written (EM-FWD-3). None is on the
 * class, where it would also apply to members written by hand. Where javac's lint looks at the method, it finds an
 * annotation on the symbol that is not written to the class file; its check of overriding ignores the symbol ({@link
 * OverrideCheck}); what it says at the class is dropped from the log.
 */
public final class ImpliedSuppressions {
    /** The categories of the warnings that javac gives at a class for what its methods throw, or it does not declare. */
    private static final Map<String, String> AT_CLASS = Map.of(
            "compiler.warn.try.resource.throws.interrupted.exc", LintCategories.TRY,
            // Since JDK 26, where it is about the class.
            "compiler.warn.try.resource.can.throw.interrupted.exc", LintCategories.TRY,
            "compiler.warn.missing.SVUID", LintCategories.SERIAL,
            "compiler.warn.externalizable.missing.public.no.arg.ctor", LintCategories.SERIAL);

    private final Symtab syms;
    private final Types types;
    private final Names names;
    private final JavacFacts facts;
    /** The names that javac's lint checks in a serializable class, and that an interface may use for other purposes. */
    private final Set<Name> serialMethods = new HashSet<>();
    /** Caches what javac computes again each time if the answer is no. */
    private final Map<Symbol, Boolean> functional = new HashMap<>();
    /** Caches {@link #deprecatedMethods}; these are few, and many emissaries may share an interface. */
    private final Map<Symbol, List<MethodSymbol>> deprecatedMethods = new HashMap<>();

    /** Prepares to suppress warnings in a compilation. */
    public ImpliedSuppressions(Context context) {
        syms = Symtab.instance(context);
        types = Types.instance(context);
        names = Names.instance(context);
        facts = new JavacFacts(context);
        for (SerializationGuard guard : SerializationGuard.values()) {
            serialMethods.add(names.fromString(guard.methodName()));
        }
        serialMethods.add(names.fromString("readObjectNoData"));
    }

    /** Whether a diagnostic is a warning at an emissary that is due to generated members, or to missing ones. */
    public static boolean areFor(JCDiagnostic diagnostic) {
        String category = AT_CLASS.get(diagnostic.getCode());
        if (category == null || !(diagnostic.getDiagnosticPosition() instanceof JCClassDecl declaration)) {
            return false;
        }
        EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
        return modifiers != null
                && modifiers.state() instanceof Annotated annotated
                && annotated.suppressed().contains(category);
    }

    /**
     * Adds the suppressions, once the annotations in the source are on the symbols.
     *
     * @return the categories that a class written by hand would have to suppress on itself
     */
    public SortedSet<String> add(
            Env<AttrContext> env, EmissaryModifiers modifiers, Plan plan, java.util.List<AddedMethod> added) {
        ClassSymbol owner = env.enclClass.sym;
        SortedSet<String> categories = new TreeSet<>();
        Map<MethodSymbol, Set<String>> onMethods = new HashMap<>();
        Set<MethodSymbol> hidden = new LinkedHashSet<>();
        for (AddedMethod method : added) {
            if (method.symbol() instanceof ForwarderSymbol symbol) {
                addLint(method, symbol, owner, categories, onMethods, hidden);
            }
        }
        if (!facts.lacksSupertype(owner)) {
            addDeprecations(owner, added, onMethods, hidden);
        }
        if (!hidden.isEmpty()) {
            OverrideCheck.hide(List.from(hidden), env);
        }
        for (Map.Entry<MethodSymbol, Set<String>> each : onMethods.entrySet()) {
            suppress(each.getKey(), List.from(each.getValue()));
        }
        if ((plan.refuses(true) && plan.refuses(false)) || !plan.problems().isEmpty()) {
            // A class that refuses serialization needs neither a serialVersionUID nor serializable components. After
            // errors, it is unknown whether it refuses.
            for (Name component : modifiers.componentNames) {
                suppress(
                        owner.members().findFirst(component, symbol -> symbol.kind == Kinds.Kind.VAR),
                        List.of(LintCategories.SERIAL));
            }
            categories.add(LintCategories.SERIAL);
        }
        return categories;
    }

    private void suppress(Symbol symbol, List<String> categories) {
        Suppressions.add(symbol, syms, names, categories);
    }

    private static void put(Map<MethodSymbol, Set<String>> onMethods, MethodSymbol method, String category) {
        Set<String> categories = onMethods.get(method);
        if (categories == null) {
            categories = new TreeSet<>();
            onMethods.put(method, categories);
        }
        categories.add(category);
    }

    private void addLint(
            AddedMethod method,
            ForwarderSymbol symbol,
            ClassSymbol owner,
            Set<String> categories,
            Map<MethodSymbol, Set<String>> onMethods,
            Set<MethodSymbol> hidden) {
        Set<String> lint = method.planned() instanceof Forwarder forwarder ? forwarder.lint() : Set.of();
        if (!lint.isEmpty()) {
            hidden.add(symbol);
            categories.addAll(lint);
        }
        if (symbol.name == names.close && isInterruptible(symbol)) {
            // The delegated interface is why close() may throw InterruptedException.
            categories.add(LintCategories.TRY);
        }
        if (takesInterface(symbol) && mayBeAmbiguous(symbol, owner)) {
            // The delegated interfaces are why forwarders overload each other.
            put(onMethods, symbol, LintCategories.OVERLOADS);
        }
        if (serialMethods.contains(symbol.name) && types.isSubtype(owner.type, syms.serializableType)) {
            put(onMethods, symbol, LintCategories.SERIAL);
        }
    }

    /** An interface may override a deprecated method without deprecating it; then its forwarder does so too. */
    private void addDeprecations(
            ClassSymbol owner,
            java.util.List<AddedMethod> added,
            Map<MethodSymbol, Set<String>> onMethods,
            Set<MethodSymbol> hidden) {
        for (Type supertype : types.closure(owner.type)) {
            if (supertype.tsym == owner) {
                continue;
            }
            for (MethodSymbol deprecated : deprecatedMethods(supertype.tsym)) {
                for (AddedMethod method : added) {
                    if (method.symbol() instanceof ForwarderSymbol symbol) {
                        addDeprecation(symbol, deprecated, owner, onMethods, hidden);
                    }
                }
            }
        }
    }

    /** Returns the methods whose overriding javac warns about: deprecated ones, and those of preview APIs. */
    private List<MethodSymbol> deprecatedMethods(Symbol type) {
        List<MethodSymbol> known = deprecatedMethods.get(type);
        if (known != null) {
            return known;
        }
        ListBuffer<MethodSymbol> methods = new ListBuffer<>();
        for (Symbol member : type.members().getSymbols(LookupKind.NON_RECURSIVE)) {
            if (member instanceof MethodSymbol method
                    && ((method.flags() & Flags.DEPRECATED) != 0 || method.isPreviewApi())) {
                methods.add(method);
            }
        }
        known = methods.toList();
        deprecatedMethods.put(type, known);
        return known;
    }

    private void addDeprecation(
            ForwarderSymbol method,
            MethodSymbol deprecated,
            ClassSymbol owner,
            Map<MethodSymbol, Set<String>> onMethods,
            Set<MethodSymbol> hidden) {
        if (method.name != deprecated.name || !method.overrides(deprecated, owner, types, false)) {
            return;
        }
        if (deprecated.isPreviewApi()) {
            put(onMethods, method, LintCategories.PREVIEW);
        }
        if ((deprecated.flags() & Flags.DEPRECATED_REMOVAL) != 0) {
            // javac warns about this even if the overriding method is deprecated for removal itself.
            put(onMethods, method, LintCategories.REMOVAL);
        } else if ((deprecated.flags() & ~method.flags() & Flags.DEPRECATED) != 0) {
            put(onMethods, method, LintCategories.DEPRECATION);
        } else if (!deprecated.isPreviewApi()) {
            return;
        }
        // Since JDK 26, the lint at the position counts, and a forwarder has none of its own.
        hidden.add(method);
    }

    /** Whether another forwarder of the same name takes another functional interface at the same position. */
    private boolean mayBeAmbiguous(MethodSymbol method, ClassSymbol owner) {
        for (Symbol other : owner.members().getSymbolsByName(method.name)) {
            if (other != method
                    && other instanceof ForwarderSymbol overload
                    && overload.type.getParameterTypes().size() == method.params.size()
                    && takeFunctions(method.type.getParameterTypes(), overload.type.getParameterTypes())) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesInterface(MethodSymbol method) {
        for (Type parameter : method.type.getParameterTypes()) {
            if (parameter.isInterface()) {
                return true;
            }
        }
        return false;
    }

    private boolean takeFunctions(List<Type> ones, List<Type> others) {
        List<Type> rest = others;
        for (Type one : ones) {
            // For a class, javac would have to read all superclasses.
            if (one.isInterface() && rest.head.isInterface() && isFunction(one) && isFunction(rest.head)) {
                return true;
            }
            rest = rest.tail;
        }
        return false;
    }

    private boolean isFunction(Type type) {
        Boolean known = functional.get(type.tsym);
        if (known == null) {
            known = types.isFunctionalInterface(type.tsym);
            functional.put(type.tsym, known);
        }
        return known;
    }

    private boolean isInterruptible(MethodSymbol close) {
        return close.params.isEmpty()
                && close.type.getThrownTypes().stream()
                        .anyMatch(thrown -> types.isSubtype(syms.interruptedExceptionType, thrown));
    }
}
