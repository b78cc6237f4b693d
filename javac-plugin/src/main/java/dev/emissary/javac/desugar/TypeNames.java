package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.rules.advice.ParameterNames;
import java.util.HashMap;
import java.util.Map;

/**
 * Names types in one source file. It prefers a simple name, imports the class where it must, and writes the qualified
 * name wherever the simple one means, or might mean, something else (JLS 6.4.1, 6.5). It writes no name whose meaning
 * at that place is uncertain, and records what it cannot name (EM-EQ-1).
 */
final class TypeNames {
    private final JCCompilationUnit unit;
    private final SimpleNames simpleNames;
    private final Names names;
    private final Name withoutImport;
    private final Map<Name, ClassSymbol> added = new HashMap<>();

    /** Creates a namer; an import of the class named {@code withoutImport}, if that is not null, will be removed. */
    TypeNames(Context context, JCCompilationUnit unit, SimpleNames simpleNames, Name withoutImport) {
        this.unit = unit;
        this.simpleNames = simpleNames;
        this.names = Names.instance(context);
        this.withoutImport = withoutImport;
    }

    /** Returns a name that means a class or type variable at a place. */
    String of(Symbol symbol, NamingPlace place) {
        String name = find(symbol, place);
        if (name == null) {
            place.naming().unnameable().add(symbol);
            return symbol.name.toString();
        }
        return name;
    }

    /** Returns a name that means a class at a place where a variable of that name would take precedence (JLS 6.4.2). */
    String inExpression(ClassSymbol symbol, NamingPlace place) {
        String name = of(symbol, place);
        if (!simpleNames.mayBeVariable(first(name), place)) {
            return name;
        }
        Name root = first(symbol.getQualifiedName().toString());
        if (!simpleNames.mayBeVariable(root, place) && meaning(root, place) == null) {
            return symbol.getQualifiedName().toString();
        }
        if (simpleNames.mayBeVariable(symbol.name, place)
                || symbol.owner.kind != Kind.PCK
                || !isImportable(symbol, place, true)) {
            place.naming().unnameable().add(symbol);
        }
        return simple(symbol, place);
    }

    /** Whether the simple name of a class means it at a place. */
    boolean means(ClassSymbol symbol, NamingPlace place) {
        return meaning(symbol.name, place) == symbol;
    }

    /** Returns a name for a symbol, or null if no name means it. */
    String find(Symbol symbol, NamingPlace place) {
        if (symbol.kind != Kind.TYP
                || !ParameterNames.isIdentifier(symbol.name)
                || !simpleNames.isAccessible(symbol, place)) {
            return null;
        }
        boolean means = meaning(symbol.name, place) == symbol;
        if (!(symbol instanceof ClassSymbol type) || (type.owner.kind != Kind.TYP && type.owner.kind != Kind.PCK)) {
            return means ? simple(symbol, place) : null;
        }
        ClassSymbol enclosing = type.owner instanceof ClassSymbol owner ? owner : null;
        if (enclosing == null
                ? means || isImportable(type, place, false)
                : means && (isDeclaredHere(type) || inFile(type.name, place) == type)) {
            return simple(type, place);
        }
        // An inherited member type is clearer with the name of its owner.
        String qualifier = enclosing != null
                ? find(enclosing, place)
                : isQualifiable(type, place) ? type.owner.getQualifiedName().toString() : null;
        if (qualifier != null) {
            return qualifier + "." + type.name;
        }
        return means || isImportable(type, place, true) ? simple(type, place) : null;
    }

    private boolean isDeclaredHere(ClassSymbol symbol) {
        return symbol.outermostClass().sourcefile == unit.sourcefile;
    }

    private String simple(Symbol symbol, NamingPlace place) {
        if (added.get(symbol.name) == symbol) {
            place.naming().imports().add(symbol.getQualifiedName().toString());
        }
        return symbol.name.toString();
    }

    /** Returns what a simple name means at a place, with the imports added so far, or null. */
    private Symbol meaning(Name name, NamingPlace place) {
        Symbol inScope = simpleNames.inScope(name, place);
        return inScope != null ? inScope : inFile(name, place);
    }

    private Symbol inFile(Name name, NamingPlace place) {
        ClassSymbol imported = added.get(name);
        return imported != null ? imported : simpleNames.inFile(name, withoutImport, place);
    }

    /**
     * Imports a class if this does not change the meaning of the rest of the file.
     *
     * @param mayHideUnused whether the name may have another meaning that the file does not use, which is poor style
     */
    private boolean isImportable(ClassSymbol type, NamingPlace place, boolean mayHideUnused) {
        boolean possible = !type.outermostClass().owner.name.isEmpty()
                && !added.containsKey(type.name)
                && simpleNames.inScope(type.name, place) == null
                && (type.name == withoutImport || !simpleNames.isMentioned(type.name))
                && (inFile(type.name, place) == null
                        || (mayHideUnused && !simpleNames.isDeclaredOrImported(type.name)));
        if (possible) {
            added.put(type.name, type);
        }
        return possible;
    }

    /** Whether the qualified name of a top-level class begins with a package name that nothing obscures. */
    private boolean isQualifiable(ClassSymbol type, NamingPlace place) {
        return !type.owner.name.isEmpty()
                && meaning(first(type.owner.getQualifiedName().toString()), place) == null;
    }

    private Name first(String qualified) {
        return names.fromString(qualified.split("[.]", 2)[0]);
    }
}
