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
import java.util.Set;

/**
 * A place in a source file where types are mentioned.
 *
 * @param inside the class that contains it
 * @param scope the declarations around it that can give a simple name its meaning there, from innermost to outermost
 *     (JLS 6.3, 6.4.1), without the file as a whole
 * @param naming how the types there are named
 */
record NamingPlace(ClassSymbol inside, List<Frame> scope, Naming naming) {
    /**
     * One declaration around the place.
     *
     * @param types type parameters, or the classes declared in a block
     * @param body the class whose members and type parameters they are, or null
     */
    record Frame(List<Symbol> types, ClassSymbol body) {}

    /**
     * How the types in one declaration are named: the classes to import, by their qualified names in order, and the
     * types and methods that have no name where one is needed.
     */
    record Naming(Set<String> imports, List<Symbol> unnameable) {}

    /** Returns the header of a class: in scope are its own type parameters, and what is around the class. */
    static NamingPlace header(JCClassDecl declaration, JCCompilationUnit unit, Naming naming) {
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
        return new NamingPlace(declaration.sym, frames, naming);
    }

    /** Returns the body of the class of this header. */
    NamingPlace body() {
        List<Frame> frames = new ArrayList<>(scope);
        frames.set(0, typeParameters(inside.type, inside));
        return new NamingPlace(inside, frames, naming);
    }

    /** Returns a method in this body. */
    NamingPlace method(MethodSymbol method) {
        List<Frame> frames = new ArrayList<>(scope);
        frames.add(0, typeParameters(method.type, null));
        return new NamingPlace(inside, frames, naming);
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
