package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
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
import dev.emissary.javac.desugar.ScopeChain.Body;
import dev.emissary.javac.desugar.ScopeChain.Frame;
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
    private final Map<Name, Integer> variables = new HashMap<>();
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
                variables.putIfAbsent(variable.name, variable.pos);
                super.visitVarDef(variable);
            }
        }.scan(unit);
    }

    /** Returns what a name means as a type because of the declarations around a place, or null. */
    Symbol inScope(Name name, ScopeChain scope, ClassSymbol from) {
        for (Frame frame : scope.frames()) {
            Symbol found = frame instanceof Body body
                    ? inBody(name, body.symbol(), from)
                    : ((ScopeChain.Types) frame).find(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** A member shadows a type parameter of its class, which shadows an inherited member. */
    private Symbol inBody(Name name, ClassSymbol symbol, ClassSymbol from) {
        Symbol own = find(symbol.members(), name);
        if (own != null) {
            return own;
        }
        for (Type variable : symbol.type.getTypeArguments()) {
            if (variable.tsym.name == name) {
                return variable.tsym;
            }
        }
        return inherited(name, symbol, from);
    }

    private Symbol inherited(Name name, ClassSymbol symbol, ClassSymbol from) {
        Symbol found = null;
        for (Type supertype : types.interfaces(symbol.type).prepend(types.supertype(symbol.type))) {
            if (supertype.hasTag(TypeTag.CLASS) && supertype.tsym instanceof ClassSymbol parent) {
                Symbol member = find(parent.members(), name);
                if (member == null) {
                    member = inherited(name, parent, from);
                } else if (!isAccessible(member, supertype, from)) {
                    member = null;
                }
                if (found == null) {
                    found = member;
                } else if (member != null && member != found) {
                    found = ambiguous();
                }
            }
        }
        return found;
    }

    /** Returns what a name means as a type where no declaration around it declares it, or null. */
    Symbol inFile(Name name, Name withoutImport, ClassSymbol from) {
        Symbol imported = name == withoutImport ? null : find(unit.namedImportScope, name);
        if (imported != null) {
            return imported;
        }
        Symbol declared = find(unit.toplevelScope, name);
        if (declared == null) {
            declared = find(unit.packge.members(), name);
        }
        if (declared != null) {
            return declared;
        }
        return hasNeighbor(name) ? ambiguous() : onDemand(name, from);
    }

    private Symbol onDemand(Name name, ClassSymbol from) {
        Symbol found = null;
        for (Scope scope : FileImports.onDemand(unit)) {
            for (Symbol symbol : scope.getSymbolsByName(name)) {
                if (symbol.kind == Kind.TYP && isAccessible(symbol, from)) {
                    found = found == null || found == symbol ? symbol : ambiguous();
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
        return neighbors.computeIfAbsent(name, key -> {
            URI uri = unit.sourcefile.toUri();
            Path file = "file".equals(uri.getScheme()) ? Path.of(uri) : null;
            return file != null && Files.exists(file.resolveSibling(key + ".java"));
        });
    }

    /** Returns the symbol for a name with several meanings or an unknown one. */
    private Symbol ambiguous() {
        return syms.errSymbol;
    }

    /** Whether a class is accessible in the body of another one. */
    boolean isAccessible(Symbol symbol, ClassSymbol from) {
        Env<AttrContext> env = enter.getEnv(from);
        return env == null || !(symbol instanceof ClassSymbol type) || resolve.isAccessible(env, type);
    }

    private boolean isAccessible(Symbol member, Type site, ClassSymbol from) {
        Env<AttrContext> env = enter.getEnv(from);
        return env == null || resolve.isAccessible(env, site, member);
    }

    /** Whether the file declares a top-level type of this name or imports one, so that it can import no other. */
    boolean isDeclaredOrImported(Name name) {
        return find(unit.namedImportScope, name) != null || find(unit.toplevelScope, name) != null;
    }

    /** Whether a name occurs anywhere in the file, with any meaning. */
    boolean isMentioned(Name name) {
        return mentioned.contains(name);
    }

    /** Whether a variable may obscure a name in the declaration of a class (JLS 6.4.2). */
    boolean mayBeVariable(Name name, ScopeChain scope, ClassSymbol from) {
        Integer position = variables.get(name);
        if (position != null && position < positionOf(from)) {
            return true;
        }
        for (Frame frame : scope.frames()) {
            if (frame instanceof Body body && hasField(name, body.symbol())) {
                return true;
            }
        }
        return hasVariable(unit.namedImportScope, name) || hasVariable(unit.starImportScope, name);
    }

    /** Local variables that are declared after a class are not in scope in it. */
    private int positionOf(ClassSymbol type) {
        Env<AttrContext> env = enter.getEnv(type);
        return env == null ? Integer.MAX_VALUE : env.tree.pos;
    }

    private boolean hasField(Name name, ClassSymbol symbol) {
        return types.closure(symbol.type).stream().anyMatch(type -> hasVariable(type.tsym.members(), name));
    }

    private static boolean hasVariable(Scope scope, Name name) {
        return scope != null && scope.findFirst(name, symbol -> symbol.kind == Kind.VAR) != null;
    }

    private static Symbol find(Scope scope, Name name) {
        if (scope == null) {
            return null;
        }
        for (Symbol symbol : scope.getSymbolsByName(name)) {
            if (symbol.kind == Kind.TYP) {
                return symbol;
            }
        }
        return null;
    }
}
