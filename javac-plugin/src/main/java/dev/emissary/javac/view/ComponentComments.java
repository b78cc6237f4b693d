package dev.emissary.javac.view;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.util.DocSourcePositions;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.api.MultiTaskListener;
import com.sun.tools.javac.parser.Tokens.Comment;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import dev.emissary.javac.jdk.MaskedComment;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.BitSet;
import java.util.List;

/**
 * Hides {@code @param} tags of components in doc comments from tools, such as Error Prone, that see an emissary as a
 * class, where they do not belong (EM-CLASS-6).
 */
final class ComponentComments {
    private final DocTrees trees;
    private final boolean hasReaders;

    ComponentComments(Context context) {
        trees = JavacTrees.instance(context);
        hasReaders = MultiTaskListener.instance(context).getTaskListeners().size() > 1;
    }

    /** Hides the tags of components, if any tool reads comments. */
    void hideTags(JCClassDecl declaration, EmissaryModifiers modifiers, JCCompilationUnit unit) {
        Comment comment = hasReaders ? unit.docComments.getComment(declaration) : null;
        if (comment == null) {
            return;
        }
        DocCommentTree tree = trees.getDocCommentTree(new TreePath(new TreePath(unit), declaration));
        BitSet hidden = tree == null ? new BitSet() : tagsOfComponents(tree, modifiers, unit);
        if (!hidden.isEmpty()) {
            unit.docComments.putComment(declaration, MaskedComment.of(comment, hidden));
        }
    }

    private BitSet tagsOfComponents(DocCommentTree tree, EmissaryModifiers modifiers, JCCompilationUnit unit) {
        DocSourcePositions positions = trees.getSourcePositions();
        BitSet hidden = new BitSet();
        List<? extends DocTree> tags = tree.getBlockTags();
        int end = (int) positions.getEndPosition(unit, tree, tree);
        for (int i = tags.size() - 1; i >= 0; i--) {
            int start = (int) positions.getStartPosition(unit, tree, tags.get(i));
            int last = Math.max(end, (int) positions.getEndPosition(unit, tree, tags.get(i)));
            if (tags.get(i) instanceof ParamTree param && !param.isTypeParameter() && isComponent(param, modifiers)) {
                hidden.set(start, last);
            }
            end = start;
        }
        return hidden;
    }

    private static boolean isComponent(ParamTree param, EmissaryModifiers modifiers) {
        return modifiers.componentNames.stream()
                .anyMatch(name -> name.contentEquals(param.getName().getName()));
    }
}
