package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;

/**
 * The declarations around one place in a source file that can give a simple name its meaning there, from innermost to
 * outermost (JLS 6.3, 6.4.1). The scope of the file as a whole is not included.
 *
 * @param frames the declarations
 */
record ScopeChain(java.util.List<Frame> frames) {
    /** One declaration around the place. */
    sealed interface Frame {}

    /** The body of a class: its members and its type parameters. */
    record Body(ClassSymbol symbol) implements Frame {}

    /** Type parameters, or classes declared in a block. */
    record Types(java.util.List<Symbol> symbols) implements Frame {
        Symbol find(Name name) {
            return symbols.stream()
                    .filter(symbol -> symbol.name == name)
                    .findFirst()
                    .orElse(null);
        }
    }

    /** Returns the scope of the header of a class: its own type parameters, and what is around the class. */
    static ScopeChain ofHeader(JCClassDecl declaration, JCCompilationUnit unit) {
        java.util.List<Frame> frames = new ArrayList<>();
        frames.add(typeParameters(declaration.sym.type));
        JCTree inner = declaration;
        for (JCTree tree : around(declaration, unit)) {
            if (tree instanceof JCClassDecl enclosing && enclosing.sym != null) {
                frames.add(new Body(enclosing.sym));
            } else if (tree instanceof JCMethodDecl method && method.sym != null) {
                frames.add(typeParameters(method.sym.type));
            } else if (tree instanceof JCBlock block) {
                frames.add(localClasses(block.stats, inner));
            } else if (tree instanceof JCCase group) {
                frames.add(localClasses(group.stats, inner));
            }
            inner = tree;
        }
        return new ScopeChain(frames);
    }

    /** Returns the trees around another one, from innermost to outermost. */
    private static java.util.List<JCTree> around(JCTree wanted, JCCompilationUnit unit) {
        java.util.List<JCTree> found = new ArrayList<>();
        new TreeScanner() {
            private final Deque<JCTree> path = new ArrayDeque<>();

            @Override
            public void scan(JCTree tree) {
                if (tree == wanted) {
                    found.addAll(path);
                } else if (tree != null && found.isEmpty()) {
                    path.push(tree);
                    super.scan(tree);
                    path.pop();
                }
            }
        }.scan(unit);
        return found;
    }

    /** Returns the scope of the body of a class; this is the scope of its header. */
    ScopeChain inBody(ClassSymbol symbol) {
        java.util.List<Frame> inside = new ArrayList<>(frames);
        inside.set(0, new Body(symbol));
        return new ScopeChain(inside);
    }

    /** Returns the scope in a method; this is the scope of the body of its class. */
    ScopeChain inMethod(MethodSymbol method) {
        java.util.List<Frame> inside = new ArrayList<>(frames);
        inside.add(0, typeParameters(method.type));
        return new ScopeChain(inside);
    }

    private static Types typeParameters(Type type) {
        java.util.List<Symbol> symbols = new ArrayList<>();
        for (Type variable : type.getTypeArguments()) {
            symbols.add(variable.tsym);
        }
        return new Types(symbols);
    }

    /** The scope of a local class begins with its declaration. */
    private static Types localClasses(List<JCStatement> statements, JCTree last) {
        java.util.List<Symbol> symbols = new ArrayList<>();
        for (JCStatement statement : statements) {
            if (statement instanceof JCClassDecl local && local.sym != null && local.sym.kind == Kind.TYP) {
                symbols.add(0, local.sym);
            }
            if (statement == last) {
                break;
            }
        }
        return new Types(symbols);
    }
}
