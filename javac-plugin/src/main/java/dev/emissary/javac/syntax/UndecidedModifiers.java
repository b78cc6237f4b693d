package dev.emissary.javac.syntax;

import com.sun.source.tree.TreeVisitor;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.TreeCopier;
import dev.emissary.javac.syntax.SourceMarks.Mark;

/**
 * The modifiers of a declaration with an annotation of which only the scope at its place shows whether it is the
 * emissary's (EM-FORM-7): a class around it may inherit a type of this name. A copy of the tree is undecided too.
 */
public final class UndecidedModifiers extends JCModifiers {
    private final int annotation;
    /** Whether the annotation is the emissary's if the name means no type at all. */
    final boolean isImported;

    final Mark mark;

    /** Makes the modifiers of a declaration, given the index of the annotation and, if there is one, its mark. */
    UndecidedModifiers(JCModifiers original, int annotation, boolean isImported, Mark mark) {
        super(original.flags, original.annotations);
        this.pos = original.pos;
        this.annotation = annotation;
        this.isImported = isImported;
        this.mark = mark;
    }

    /** Returns the undecided declaration whose environment this is, or null. */
    public static JCClassDecl declaration(Env<AttrContext> env) {
        return env != null
                        && env.tree instanceof JCClassDecl declaration
                        && declaration.mods instanceof UndecidedModifiers
                ? declaration
                : null;
    }

    @Override
    public <R, D> R accept(TreeVisitor<R, D> visitor, D data) {
        R result = super.accept(visitor, data);
        if (!(visitor instanceof TreeCopier<?>) || !(result instanceof JCModifiers copy)) {
            return result;
        }
        @SuppressWarnings("unchecked") // a copier returns the kind of tree that it is given
        R undecided = (R) new UndecidedModifiers(copy, annotation, isImported, mark);
        return undecided;
    }

    /** Returns the annotation. */
    JCAnnotation annotation() {
        return annotations.get(annotation);
    }
}
