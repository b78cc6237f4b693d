package dev.emissary.javac.syntax;

import com.sun.source.tree.TreeVisitor;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.TreeCopier;

/**
 * Which part of a constructor's tree is written in the source. This is recorded when the rest of the tree is made
 * ({@link ParameterModifiers}), and never recovered from positions.
 */
public enum ConstructorKind {
    /** All of it. */
    WRITTEN,
    /** Nothing of it: it is an implicit canonical constructor. */
    IMPLICIT,
    /** Its body: it is a compact constructor, to which parameters and assignments have been added. */
    COMPACT,
    /** The same, but the end of its body may be unreachable, so the body has become {@code if (true) { … }}. */
    GUARDED_COMPACT;

    /**
     * The modifiers of a constructor parameter that is made from a component. They hold the kind of the constructor.
     *
     * <p>The kind is kept in the tree for the same reason that an emissary is marked by its modifiers: the copy that javac
     * makes of a lambda body to attribute it speculatively has it too. It is in the parameters because the source has
     * none for these kinds; replacing the modifiers of the constructor itself would lose their end.
     */
    static final class ParameterModifiers extends JCModifiers {
        private final ConstructorKind kind;

        ParameterModifiers(JCModifiers original, ConstructorKind kind) {
            super(original.flags, original.annotations);
            this.pos = original.pos;
            this.kind = kind;
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

    /** Returns the kind of a constructor of an emissary; any other member is {@link #WRITTEN}. */
    public static ConstructorKind of(JCTree member) {
        // An emissary has a component, so a constructor whose parameters are made from the components has a parameter.
        return member instanceof JCMethodDecl method
                        && method.params.nonEmpty()
                        && method.params.head.mods instanceof ParameterModifiers modifiers
                ? modifiers.kind
                : WRITTEN;
    }

    /** Whether its parameters are made from the components of the emissary. */
    public boolean hasGeneratedParameters() {
        return this != WRITTEN;
    }

    /** Whether it is a compact constructor. */
    public boolean isCompact() {
        return this == COMPACT || this == GUARDED_COMPACT;
    }
}
