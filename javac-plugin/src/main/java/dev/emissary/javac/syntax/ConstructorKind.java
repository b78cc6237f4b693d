package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;

/** How much of a constructor's tree is written in the source; recorded when the rest of it is made. */
public enum ConstructorKind {
    /** All of it. */
    WRITTEN,
    /** Nothing of it: it is an implicit canonical constructor. */
    IMPLICIT,
    /** What is in its braces: it is a compact constructor, which has been given parameters and assignments. */
    COMPACT,
    /** The same, but the end of what is written may not be reachable, so that it has become {@code if (true) { … }}. */
    GUARDED_COMPACT;

    /** Returns the kind of a constructor of an emissary; any other member is {@link #WRITTEN}. */
    public static ConstructorKind of(JCTree member) {
        // An emissary has a component, so a constructor whose parameters are made from the components has one.
        return member instanceof JCMethodDecl method
                        && method.params.nonEmpty()
                        && method.params.head.mods instanceof ParameterModifiers modifiers
                ? modifiers.kind()
                : WRITTEN;
    }

    /** Whether its parameters are made from the components of the emissary. */
    public boolean hasMadeParameters() {
        return this != WRITTEN;
    }

    /** Whether it is a compact constructor. */
    public boolean isCompact() {
        return this == COMPACT || this == GUARDED_COMPACT;
    }
}
