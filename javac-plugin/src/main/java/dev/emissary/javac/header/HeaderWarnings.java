package dev.emissary.javac.header;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;
import javax.tools.JavaFileObject;

/**
 * Drops duplicate warnings about one mention of a type in a header (EM-DIAG-3).
 *
 * <p>A type that is written once is resolved several times: as the type of the field, as copies in the implements
 * clause and in a parameter of the canonical constructor, and where the plugin itself has to know it early. javac warns
 * about each, and resolves even one tree more than once. The warning about the field is kept, because suppressions on
 * the component apply to it.
 */
public final class HeaderWarnings implements Predicate<JCDiagnostic> {
    /** The code of a warning about what a public class exposes: a copy, but not the field, which is private. */
    private static final String LEAK = "compiler.warn.leaks.not.accessible";

    /** The code of a warning about overriding a method of a preview API. */
    private static final String PREVIEW = "compiler.warn.is.preview";

    /** Every tree of a header, and whether it is a copy of another one. */
    private final IdentityHashMap<JCTree, Boolean> trees = new IdentityHashMap<>();

    private final Map<Mention, JCDiagnostic> given = new HashMap<>();

    /** What a warning is about; of two that are equal in all of this, the second is redundant. */
    private record Mention(JavaFileObject file, int position, String code) {}

    /** Lets javac warn once about each position in a tree that is written, or that is the only copy of one. */
    public void warnOnce(JCTree written) {
        mark(written, false);
    }

    /** Lets javac warn once about each position in such trees. */
    public void warnOnce(List<? extends JCTree> written) {
        written.forEach(this::warnOnce);
    }

    /** Suppresses the warnings about a copy that javac also gives for the original. */
    public <T extends JCTree> T suppress(T copy) {
        mark(copy, true);
        return copy;
    }

    private void mark(JCTree root, boolean copy) {
        new TreeScanner() {
            @Override
            public void scan(JCTree tree) {
                if (tree != null) {
                    trees.put(tree, copy);
                    super.scan(tree);
                }
            }
        }.scan(root);
    }

    /** Whether a warning is redundant. */
    @Override
    public boolean test(JCDiagnostic warning) {
        if (warning.getType() != DiagnosticType.WARNING) {
            return false;
        }
        DiagnosticPosition position = warning.getDiagnosticPosition();
        JCTree tree = position == null ? null : position.getTree();
        if (tree instanceof JCClassDecl declaration && EmissaryModifiers.of(declaration) != null) {
            // A warning at the class itself is about a forwarder (EM-FWD-3).
            return warning.getCode().equals(PREVIEW);
        }
        Boolean copy = trees.get(tree);
        if (copy == null) {
            return false;
        }
        if (copy && !warning.getCode().startsWith(LEAK)) {
            return true;
        }
        Mention mention = new Mention(warning.getSource(), position.getPreferredPosition(), warning.getCode());
        JCDiagnostic first = given.putIfAbsent(mention, warning);
        return first != null && first != warning;
    }
}
