/* The names by which one source file can mention classes, and the imports that this takes. */
package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Name;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The namer of classes in one source file. It prefers a simple name, imports the class where it must, and writes the
 * qualified name wherever the simple one means something else or might (JLS 6.4.1, 6.5).
 */
final class TypeNames {
    private final Types types;
    private final JCCompilationUnit unit;
    private final Map<Name, Integer> declared;
    private final Name withoutImport;
    private final Map<Name, ClassSymbol> added = new HashMap<>();

    /**
     * Creates a namer.
     *
     * @param types the compilation's types
     * @param unit the source file
     * @param declared how many classes and type parameters of each name it declares
     * @param withoutImport the name of a class whose import is going to be removed, or null
     */
    TypeNames(Types types, JCCompilationUnit unit, Map<Name, Integer> declared, Name withoutImport) {
        this.types = types;
        this.unit = unit;
        this.declared = declared;
        this.withoutImport = withoutImport;
    }

    /**
     * Where in the file a class is mentioned.
     *
     * @param inside the innermost class in whose body that is, or null
     * @param hidden the names of type parameters there that the file does not declare
     */
    record Place(ClassSymbol inside, Set<String> hidden) {}

    /** Whether an import is going to be removed. */
    boolean dropsImport() {
        return withoutImport != null;
    }

    /** Returns the qualified names of the classes to import, in order. */
    Set<String> imports() {
        Set<String> names = new TreeSet<>();
        added.values().forEach(symbol -> names.add(symbol.getQualifiedName().toString()));
        return names;
    }

    /** Returns a name that means a class at a place. */
    String of(ClassSymbol symbol, Place place) {
        Name simple = symbol.name;
        if (symbol.owner.kind != Kind.TYP && symbol.owner.kind != Kind.PCK) {
            return simple.toString();
        }
        boolean hidden = place.hidden().contains(simple.toString());
        if (symbol.owner instanceof ClassSymbol enclosing) {
            return !hidden && (isMember(symbol, place) || isImported(symbol))
                    ? simple.toString()
                    : of(enclosing, place) + "." + simple;
        }
        return !hidden && isNameable(symbol, place)
                ? simple.toString()
                : symbol.getQualifiedName().toString();
    }

    /** Whether a class is a member of one around the place; what is inherited is clearer with the name of its owner. */
    private boolean isMember(ClassSymbol symbol, Place place) {
        return isDeclaredHere(symbol)
                && declared.getOrDefault(symbol.name, 0) <= (isDeclaredHere(symbol) ? 1 : 0)
                && memberNamed(symbol.name, place) == symbol;
    }

    private boolean isImported(ClassSymbol symbol) {
        return !declared.containsKey(symbol.name) && find(unit.namedImportScope, symbol.name) == symbol;
    }

    private boolean isDeclaredHere(ClassSymbol symbol) {
        return symbol.outermostClass().sourcefile == unit.sourcefile;
    }

    private boolean isNameable(ClassSymbol symbol, Place place) {
        Name simple = symbol.name;
        if (declared.containsKey(simple)) {
            return declared.get(simple) == 1 && isDeclaredHere(symbol);
        }
        if (memberNamed(simple, place) != null) {
            return false;
        }
        Symbol imported = simple == withoutImport ? null : find(unit.namedImportScope, simple);
        if (imported != null) {
            return imported == symbol;
        }
        if (symbol.owner == unit.packge) {
            return !added.containsKey(simple);
        }
        if (find(unit.packge.members(), simple) != null) {
            return false;
        }
        Symbol onDemand = find(unit.starImportScope, simple);
        if (onDemand != null) {
            return onDemand == symbol && !added.containsKey(simple);
        }
        // Nothing in the unnamed package can be imported.
        return !symbol.owner.name.isEmpty() && added.computeIfAbsent(simple, name -> symbol) == symbol;
    }

    private static Symbol find(Scope scope, Name name) {
        return scope == null ? null : scope.findFirst(name, symbol -> symbol.kind == Kind.TYP);
    }

    /** Returns the class that a simple name means as a member of a class around a place, or null. */
    private Symbol memberNamed(Name name, Place place) {
        for (Symbol around = place.inside(); around != null && around.kind != Kind.PCK; around = around.owner) {
            Symbol found = around instanceof ClassSymbol enclosing ? memberOf(enclosing, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private Symbol memberOf(ClassSymbol symbol, Name name) {
        Symbol own = find(symbol.members(), name);
        if (own != null) {
            return own;
        }
        Type superclass = types.supertype(symbol.type);
        for (Type supertype : types.interfaces(symbol.type).prepend(superclass)) {
            if (supertype.hasTag(TypeTag.CLASS) && supertype.tsym instanceof ClassSymbol parent) {
                Symbol inherited = memberOf(parent, name);
                if (inherited != null) {
                    return inherited;
                }
            }
        }
        return null;
    }
}
