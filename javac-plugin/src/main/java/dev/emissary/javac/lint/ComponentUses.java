package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import java.util.HashSet;
import java.util.Set;

/**
 * The uses of components in the hand-written code of an emissary (EM-DIAG-4): uses of their fields anywhere, and of the
 * canonical constructor's parameters except for a mere assignment to the field.
 */
final class ComponentUses extends TreeScanner {
    private final JCClassDecl declaration;
    private final List<Name> componentNames;
    private final MethodSymbol canonical;
    private final Set<Name> found = new HashSet<>();

    ComponentUses(JCClassDecl declaration, List<Name> componentNames, MethodSymbol canonical) {
        this.declaration = declaration;
        this.canonical = canonical;
        this.componentNames = componentNames;
    }

    /** Returns the names of the components that are used anywhere. */
    Set<Name> anywhere() {
        found.clear();
        scan(declaration.defs);
        return Set.copyOf(found);
    }

    /** Returns the names of the components that methods use. */
    Set<Name> inMethods() {
        found.clear();
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl && !TreeInfo.isConstructor(member)) {
                scan(member);
            }
        }
        return Set.copyOf(found);
    }

    @Override
    public void visitAssign(JCAssign tree) {
        Symbol assigned = TreeInfo.symbol(tree.lhs);
        if (isField(assigned)) {
            if (!isParameter(TreeInfo.symbol(tree.rhs), assigned.name)) {
                scan(tree.rhs);
            }
        } else {
            super.visitAssign(tree);
        }
    }

    @Override
    public void visitIdent(JCIdent tree) {
        add(tree.sym);
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        super.visitSelect(tree);
        add(tree.sym);
    }

    private void add(Symbol symbol) {
        if (isField(symbol) || (symbol != null && isParameter(symbol, symbol.name))) {
            found.add(symbol.name);
        }
    }

    private boolean isField(Symbol symbol) {
        return symbol != null
                && symbol.kind == Kinds.Kind.VAR
                && symbol.owner == declaration.sym
                && componentNames.contains(symbol.name);
    }

    /** Whether a symbol is the parameter of the canonical constructor that is named like a component (EM-CTOR-3). */
    private boolean isParameter(Symbol symbol, Name name) {
        return symbol != null
                && symbol.name == name
                && symbol.owner == canonical
                && canonical.params().contains(symbol);
    }
}
