package dev.emissary.javac.desugar;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import java.util.ArrayList;
import java.util.List;

/**
 * The declarations around one place in a source file that can give a simple name its meaning there, from innermost to
 * outermost (JLS 6.3, 6.4.1). The scope of the file as a whole is not included.
 *
 * @param frames the declarations
 */
record ScopeChain(List<Frame> frames) {
    /**
     * One declaration around the place.
     *
     * @param types type parameters, or the classes declared in a block
     * @param body the class whose members and type parameters they are, or null
     */
    record Frame(List<Symbol> types, ClassSymbol body) {}

    /** Returns the scope of the header of a class: its own type parameters, and what is around the class. */
    static ScopeChain ofHeader(JCClassDecl declaration, JCCompilationUnit unit) {
        List<Frame> frames = new ArrayList<>();
        frames.add(typeParameters(declaration.sym.type, null));
        Tree inner = declaration;
        for (Tree tree : TreePath.getPath(unit, declaration).getParentPath()) {
            if (tree instanceof JCClassDecl enclosing && enclosing.sym != null) {
                frames.add(typeParameters(enclosing.sym.type, enclosing.sym));
            } else if (tree instanceof JCMethodDecl method && method.sym != null) {
                frames.add(typeParameters(method.sym.type, null));
            } else if (tree instanceof JCBlock block) {
                frames.add(localClasses(block.stats, inner));
            } else if (tree instanceof JCCase group) {
                frames.add(localClasses(group.stats, inner));
            }
            inner = tree;
        }
        return new ScopeChain(frames);
    }

    /** Returns the scope of the body of a class; this is the scope of its header. */
    ScopeChain inBody(ClassSymbol symbol) {
        List<Frame> inside = new ArrayList<>(frames);
        inside.set(0, typeParameters(symbol.type, symbol));
        return new ScopeChain(inside);
    }

    /** Returns the scope in a method; this is the scope of the body of its class. */
    ScopeChain inMethod(MethodSymbol method) {
        List<Frame> inside = new ArrayList<>(frames);
        inside.add(0, typeParameters(method.type, null));
        return new ScopeChain(inside);
    }

    private static Frame typeParameters(Type type, ClassSymbol body) {
        return new Frame(List.copyOf(type.getTypeArguments().map(variable -> (Symbol) variable.tsym)), body);
    }

    /** The scope of a local class begins with its declaration. */
    private static Frame localClasses(List<JCStatement> statements, Tree last) {
        List<Symbol> symbols = new ArrayList<>();
        for (JCStatement statement : statements.subList(0, statements.indexOf(last) + 1)) {
            if (statement instanceof JCClassDecl local && local.sym != null) {
                symbols.add(local.sym);
            }
        }
        return new Frame(symbols, null);
    }
}
