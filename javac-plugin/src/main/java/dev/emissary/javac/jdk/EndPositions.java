package dev.emissary.javac.jdk;

import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.api.MultiTaskListener;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Position;
import java.lang.invoke.MethodHandle;

/**
 * The table of end positions, which javac's parser fills if anything will read it. Generated trees have no entry, and a
 * tool that proposes to replace such a tree fails.
 *
 * <p>Since JDK 27 there is no table (JDK-8372948); there, generated trees stay without an end.
 */
public final class EndPositions {
    private final Context context;
    private final JCCompilationUnit unit;
    private final Object table;
    private final MethodHandle store;

    /** Opens the table of a source file, if there is one and another listener may read it. */
    public EndPositions(Context context, JCCompilationUnit unit) {
        this.context = context;
        this.unit = unit;
        boolean hasNoOtherListener =
                MultiTaskListener.instance(context).getTaskListeners().size() <= 1;
        this.table = hasNoOtherListener ? null : HiddenMember.END_POSITIONS.get(unit);
        this.store = table == null ? null : HiddenMember.STORE_END.handle();
    }

    /** Gives each part of a copy, which javac may have completed since, the end of the same part of the original. */
    public void copy(JCTree original, JCTree copy) {
        if (table != null) {
            List<JCTree> originals = parts(original);
            for (JCTree part : parts(copy)) {
                originals.stream()
                        .filter(one -> one.hasTag(part.getTag()) && one.getStartPosition() == part.getStartPosition())
                        .findFirst()
                        .ifPresent(one -> store(part, end(one)));
            }
        }
    }

    /** Gives a tree the end of another one. */
    public void copyEnd(JCTree original, JCTree tree) {
        if (table != null) {
            store(tree, end(original));
        }
    }

    /** Gives each part of a tree without an end a length of one character, the minimum that tools accept as text. */
    public void complete(JCTree tree) {
        if (table != null) {
            for (JCTree part : parts(tree)) {
                if (end(part) == Position.NOPOS && part.getStartPosition() != Position.NOPOS) {
                    store(part, part.getStartPosition() + 1);
                }
            }
        }
    }

    private static List<JCTree> parts(JCTree tree) {
        ListBuffer<JCTree> parts = new ListBuffer<>();
        new TreeScanner() {
            @Override
            public void scan(JCTree part) {
                if (part != null) {
                    parts.add(part);
                }
                super.scan(part);
            }
        }.scan(tree);
        return parts.toList();
    }

    private int end(JCTree tree) {
        return (int) JavacTrees.instance(context).getSourcePositions().getEndPosition(unit, tree);
    }

    private void store(JCTree tree, int end) {
        if (store != null && end != Position.NOPOS) {
            try {
                store.invoke(table, tree, end);
            } catch (RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }
}
