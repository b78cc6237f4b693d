package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;

/**
 * Which part of a constructor's tree is written in the source. This is recorded when the rest of the tree is made
 * ({@code ParameterModifiers}), and never recovered from positions.
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

    /** Returns the kind of a constructor of an emissary; any other member is {@link #WRITTEN}. */
    public static ConstructorKind of(JCTree member) {
        // An emissary has a component, so a constructor whose parameters are made from the components has a parameter.
        return member instanceof JCMethodDecl method
                        && method.params.nonEmpty()
                        && method.params.head.mods instanceof ParameterModifiers modifiers
                ? modifiers.kind()
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
