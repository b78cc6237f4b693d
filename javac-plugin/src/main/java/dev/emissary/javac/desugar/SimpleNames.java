package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.Resolve;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.desugar.NamingPlace.Frame;
import dev.emissary.javac.jdk.FileImports;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The meanings of simple names in one source file (JLS 6.4.1, 6.5). This repeats javac's own lookup
 * ({@code Resolve.findType}) for places that javac no longer resolves, and for a file whose imports will change.
 */
final class SimpleNames {
    private final Types types;
    private final Symtab syms;
    private final Resolve resolve;
    private final Enter enter;
    private final JCCompilationUnit unit;
    private final Set<Name> mentioned = new HashSet<>();
    private final Set<Name> variables = new HashSet<>();
    /** Answers of {@link #hasNeighbor}, which asks the file system. */
    private final Map<Name, Boolean> neighbors = new HashMap<>();

    /** Prepares to look names up in a file that is about to be entered. */
    SimpleNames(Context context, JCCompilationUnit unit) {
        this.types = Types.instance(context);
        this.syms = Symtab.instance(context);
        this.resolve = Resolve.instance(context);
        this.enter = Enter.instance(context);
        this.unit = unit;
        new TreeScanner() {
            @Override
            public void visitIdent(JCIdent name) {
                mentioned.add(name.name);
            }

            @Override
            public void visitVarDef(JCVariableDecl variable) {
                variables.add(variable.name);
                super.visitVarDef(variable);
            }
        }.scan(unit);
    }

    /** Returns what a name means as a type because of the declarations around a place, or null. */
    Symbol inScope(Name name, NamingPlace place) {
        for (Frame frame : place.scope()) {
            // A member shadows a type parameter of its class, which shadows an inherited member.
            Symbol own = frame.body() == null ? null : find(frame.body().members(), name);
            Symbol found = own == null ? type(frame.types(), name) : own;
            if (found == null && frame.body() != null) {
                found = inherited(name, frame.body(), place);
            }
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Returns an inherited member; where one hides another, neither gets its simple name. */
    private Symbol inherited(Name name, ClassSymbol symbol, NamingPlace place) {
        Env<AttrContext> env = enter.getEnv(place.inside());
        Symbol found = null;
        for (Symbol member : types.membersClosure(symbol.type, false).getSymbolsByName(name)) {
            if (member.kind == Kind.TYP && (env == null || resolve.isAccessible(env, symbol.type, member))) {
                found = unambiguous(found, member);
            }
        }
        return found;
    }

    /** Returns what a name means as a type where no declaration around it declares it, or null. */
    Symbol inFile(Name name, Name withoutImport, NamingPlace place) {
        for (Scope scope : new Scope[] {
            name == withoutImport ? null : unit.namedImportScope, unit.toplevelScope, unit.packge.members()
        }) {
            Symbol declared = find(scope, name);
            if (declared != null) {
                return declared;
            }
        }
        return neighbors.computeIfAbsent(name, this::hasNeighbor) ? syms.errSymbol : onDemand(name, place);
    }

    private Symbol onDemand(Name name, NamingPlace place) {
        Symbol found = null;
        for (Scope scope : FileImports.onDemand(unit)) {
            for (Symbol symbol : scope.getSymbolsByName(name)) {
                if (symbol.kind == Kind.TYP && isAccessible(symbol, place)) {
                    found = unambiguous(found, symbol);
                }
            }
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether a file next to this one has that name: its class is in the same package, even if not compiled now. */
    private boolean hasNeighbor(Name name) {
        URI uri = unit.sourcefile.toUri();
        Path file = "file".equals(uri.getScheme()) ? Path.of(uri) : null;
        return file != null && Files.exists(file.resolveSibling(name + ".java"));
    }

    /** Returns the second of two meanings of a name, or if there are two, one that no type has. */
    private Symbol unambiguous(Symbol found, Symbol other) {
        return found == null || found == other ? other : syms.errSymbol;
    }

    /** Whether a class is accessible at a place. */
    boolean isAccessible(Symbol symbol, NamingPlace place) {
        Env<AttrContext> env = enter.getEnv(place.inside());
        return env == null || !(symbol instanceof ClassSymbol type) || resolve.isAccessible(env, type);
    }

    /** Whether the file declares a top-level type of this name or imports one, so that it can import no other. */
    boolean isDeclaredOrImported(Name name) {
        return find(unit.namedImportScope, name) != null || find(unit.toplevelScope, name) != null;
    }

    /** Whether a name occurs anywhere in the file, with any meaning. */
    boolean isMentioned(Name name) {
        return mentioned.contains(name);
    }

    /** Whether a variable may obscure a name at a place (JLS 6.4.2): any of the file, an inherited or imported one. */
    boolean mayBeVariable(Name name, NamingPlace place) {
        return variables.contains(name)
                || hasVariable(unit.namedImportScope, name)
                || hasVariable(unit.starImportScope, name)
                || place.scope().stream()
                        .filter(frame -> frame.body() != null)
                        .flatMap(frame -> types.closure(frame.body().type).stream())
                        .anyMatch(type -> hasVariable(type.tsym.members(), name));
    }

    private static boolean hasVariable(Scope scope, Name name) {
        return scope != null && scope.findFirst(name, symbol -> symbol.kind == Kind.VAR) != null;
    }

    private static Symbol find(Scope scope, Name name) {
        return scope == null ? null : type(scope.getSymbolsByName(name), name);
    }

    private static Symbol type(Iterable<Symbol> symbols, Name name) {
        for (Symbol symbol : symbols) {
            if (symbol.kind == Kind.TYP && symbol.name == name) {
                return symbol;
            }
        }
        return null;
    }
}
