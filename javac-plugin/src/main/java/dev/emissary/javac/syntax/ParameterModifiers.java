package dev.emissary.javac.syntax;

import com.sun.source.tree.TreeVisitor;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.TreeCopier;

/**
 * The modifiers of a constructor parameter that is made from a component. They hold the kind of the constructor.
 *
 * <p>The kind is kept in the tree for the same reason that an emissary is marked by its modifiers: the copy that javac
 * makes of a lambda body to attribute it speculatively has it too. It is in the parameters because the source has none
 * for these kinds; replacing the modifiers of the constructor itself would lose their end.
 */
final class ParameterModifiers extends JCModifiers {
    private final ConstructorKind kind;

    ParameterModifiers(JCModifiers original, ConstructorKind kind) {
        super(original.flags, original.annotations);
        this.pos = original.pos;
        this.kind = kind;
    }

    ConstructorKind kind() {
        return kind;
    }

    @Override
    public <R, D> R accept(TreeVisitor<R, D> visitor, D data) {
        R result = super.accept(visitor, data);
        if (!(visitor instanceof TreeCopier<?>) || !(result instanceof JCModifiers copy)) {
            return result;
        }
        @SuppressWarnings("unchecked") // a copier returns the kind of tree that it is given
        R made = (R) new ParameterModifiers(copy, kind);
        return made;
    }
}
