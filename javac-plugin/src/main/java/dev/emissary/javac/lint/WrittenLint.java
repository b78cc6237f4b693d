package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.symbols.CalleeTypes;
import dev.emissary.model.Forwarder;
import java.util.ArrayList;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lint categories under which javac would warn about a forwarder written by hand, as {@code desugar=} writes it.
 * The method cannot be written in any other way, so it has to suppress them (EM-EQ-1).
 */
public final class WrittenLint {
    private final Types types;
    private final Symtab syms;

    /** Prepares to look at forwarders in a compilation. */
    public WrittenLint(Types types, Symtab syms) {
        this.types = types;
        this.syms = syms;
    }

    /**
     * Returns the categories, in order, without those already suppressed in the class.
     *
     * @param symbol the forwarder
     * @param forwarder what it forwards
     * @param site the type on which its body calls the target
     */
    public Set<String> of(MethodSymbol symbol, Forwarder forwarder, Type site) {
        Set<String> categories = new TreeSet<>();
        addLint(symbol, (MethodSymbol) forwarder.target(), site, categories);
        categories.addAll(Suppressions.on(symbol, syms));
        if (forwarder.upcast().isPresent()) {
            addLint(site, categories);
        }
        categories.removeAll(Suppressions.in(symbol.owner, syms));
        return categories;
    }

    /** Adds the categories under which javac would warn about the declaration and about the call in its body. */
    private void addLint(MethodSymbol symbol, MethodSymbol target, Type componentType, Set<String> categories) {
        Type signature = symbol.type;
        java.util.List<Type> mentioned = new ArrayList<>(signature.getParameterTypes());
        mentioned.add(signature.getReturnType());
        mentioned.addAll(signature.getThrownTypes());
        for (Type variable : signature.getTypeArguments()) {
            List<Type> bounds = types.getBounds((TypeVar) variable);
            mentioned.addAll(bounds);
            if (bounds.size() > 1
                    && bounds.stream().anyMatch(bound -> types.isSubtype(bound, syms.autoCloseableType))) {
                categories.add(LintCategories.TRY);
            }
        }
        mentioned.forEach(type -> addLint(type, categories));
        if (target.isDeprecatedForRemoval()) {
            categories.add(LintCategories.REMOVAL);
        } else if (target.isDeprecated()) {
            categories.add(LintCategories.DEPRECATION);
        }
        if (symbol.isDeprecated()) {
            categories.remove(LintCategories.DEPRECATION);
        }
        Type site = types.asOuterSuper(componentType, target.owner);
        boolean erased =
                types.isSameTypes(target.type.getParameterTypes(), types.erasure(target.type.getParameterTypes()));
        Type called = CalleeTypes.of(types, symbol, componentType, target);
        boolean converts = !areTaken(symbol.type.getParameterTypes(), called.getParameterTypes())
                || (!symbol.type.getReturnType().isPrimitiveOrVoid()
                        && !types.isSubtype(called.getReturnType(), symbol.type.getReturnType()));
        if (converts || (site != null && site.isRaw() && !erased)) {
            categories.add(LintCategories.UNCHECKED);
        }
        if (symbol.isVarArgs() && !types.isReifiable(symbol.params.last().type)) {
            categories.add(LintCategories.UNCHECKED);
        }
    }

    /** Whether no argument is converted with a warning: a raw one is not to unbounded wildcards (JLS 5.1.9). */
    private boolean areTaken(List<Type> arguments, List<Type> parameters) {
        List<Type> rest = parameters;
        for (Type argument : arguments) {
            if (!types.isSubtype(argument, rest.head)
                    && !(types.isReifiable(rest.head) && types.isSubtypeUnchecked(argument, rest.head))) {
                return false;
            }
            rest = rest.tail;
        }
        return true;
    }

    private void addLint(Type type, Set<String> categories) {
        if (type instanceof ArrayType array) {
            addLint(array.elemtype, categories);
        } else if (type.hasTag(TypeTag.WILDCARD)) {
            addLint(((WildcardType) type).type, categories);
        } else if (type.hasTag(TypeTag.CLASS) && type.tsym != syms.objectType.tsym) {
            if (type.tsym.isDeprecatedForRemoval()) {
                categories.add(LintCategories.REMOVAL);
            } else if (type.tsym.isDeprecated()) {
                categories.add(LintCategories.DEPRECATION);
            }
            if (type.isRaw()) {
                categories.add(LintCategories.RAWTYPES);
            }
            type.allparams().forEach(argument -> addLint(argument, categories));
        }
    }
}
