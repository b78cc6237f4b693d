/* The lint warnings about a class that would be about its generated members, and so about nothing the user wrote. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.model.Forwarder;
import dev.emissary.javac.model.Plan;
import dev.emissary.javac.syntax.EmissaryModifiers.AddedMethod;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The suppressions that an emissary has without being written on it (EM-FWD-3). A source-only annotation on the symbol
 * is all that javac's lint asks for.
 */
final class ImpliedSuppressions {
    private final Symtab syms;
    private final Types types;
    private final Names names;
    /** What javac finds out again each time that it is asked, where the answer is no. */
    private final Map<Symbol, Boolean> functional = new HashMap<>();
    /** What {@link #deprecatedMethods} returns: few, and there may be many emissaries of one interface. */
    private final Map<Symbol, List<MethodSymbol>> deprecatedMethods = new HashMap<>();

    ImpliedSuppressions(Context context) {
        syms = Symtab.instance(context);
        types = Types.instance(context);
        names = Names.instance(context);
    }

    /** Adds what is needed, once the annotations in the source are on the symbol, and returns it. */
    Set<String> add(ClassSymbol owner, Plan plan, java.util.List<AddedMethod> added) {
        Set<String> categories = new TreeSet<>();
        for (Forwarder forwarder : plan.forwarders()) {
            categories.addAll(forwarder.lint());
        }
        if (!plan.refusals().isEmpty()) {
            // What refuses to be serialised needs no serialVersionUID.
            categories.add("serial");
        }
        for (AddedMethod method : added) {
            MethodSymbol symbol = method.symbol();
            if (symbol.name == names.close && isInterruptible(symbol)) {
                // That close() may throw InterruptedException is for the delegated interface to answer for.
                categories.add("try");
            }
            if (takesInterface(symbol) && mayBeAmbiguous(symbol, owner)) {
                // How a method is overloaded is for the delegated interface to answer for.
                categories.add("overloads");
            }
        }
        addDeprecations(owner, added, categories);
        if (!categories.isEmpty()) {
            owner.appendAttributes(List.of(Suppressions.of(syms, names, List.from(categories))));
        }
        return categories;
    }

    /** An interface may take back the deprecation of a method that it overrides; then its forwarder does too. */
    private void addDeprecations(ClassSymbol owner, java.util.List<AddedMethod> added, Set<String> categories) {
        for (Type supertype : types.closure(owner.type)) {
            if (supertype.tsym == owner) {
                continue;
            }
            List<MethodSymbol> deprecations =
                    deprecatedMethods.computeIfAbsent(supertype.tsym, ImpliedSuppressions::deprecatedMethods);
            for (MethodSymbol deprecated : deprecations) {
                for (AddedMethod method : added) {
                    addDeprecation(method.symbol(), deprecated, owner, categories);
                }
            }
        }
    }

    /** Returns the methods of which javac warns whoever overrides them: deprecated ones, and those of preview features. */
    private static List<MethodSymbol> deprecatedMethods(Symbol type) {
        ListBuffer<MethodSymbol> methods = new ListBuffer<>();
        for (Symbol member : type.members().getSymbols(LookupKind.NON_RECURSIVE)) {
            if (member instanceof MethodSymbol method
                    && ((method.flags() & Flags.DEPRECATED) != 0 || method.isPreviewApi())) {
                methods.add(method);
            }
        }
        return methods.toList();
    }

    private void addDeprecation(
            MethodSymbol method, MethodSymbol deprecated, ClassSymbol owner, Set<String> categories) {
        if (method.name != deprecated.name || !method.overrides(deprecated, owner, types, false)) {
            return;
        }
        if (deprecated.isPreviewApi()) {
            categories.add("preview");
        }
        if ((deprecated.flags() & Flags.DEPRECATED_REMOVAL) != 0) {
            // javac warns of this even where the overriding method says the same of itself.
            categories.add("removal");
        } else if ((deprecated.flags() & ~method.flags() & Flags.DEPRECATED) != 0) {
            categories.add("deprecation");
        }
    }

    /** Whether there is another method of the name that takes another functional interface in the same place. */
    private boolean mayBeAmbiguous(MethodSymbol method, ClassSymbol owner) {
        for (Symbol other : owner.members().getSymbolsByName(method.name)) {
            if (other != method
                    && other instanceof MethodSymbol overload
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
            // Of a class, javac would read all superclasses to tell.
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
