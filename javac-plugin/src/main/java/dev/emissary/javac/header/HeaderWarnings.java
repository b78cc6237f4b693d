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
 * The choice of one among the warnings that javac has for one mention of a type in a header (EM-DIAG-3).
 *
 * <p>A type that is written once is resolved several times: as the type of the field, and as copies in the implements
 * clause, in a parameter of the canonical constructor, and where the plugin itself has to know it early. javac warns of
 * each, and resolves even one tree more than once. The field's own is the one that counts: there a suppression on the
 * component applies too.
 */
public final class HeaderWarnings implements Predicate<JCDiagnostic> {
    /** The code of what is wrong with what a public class shows: its field is private, but a copy is not. */
    private static final String LEAK = "compiler.warn.leaks.not.accessible";

    /** The code of what a method that overrides one of a preview API is warned of. */
    private static final String PREVIEW = "compiler.warn.is.preview";

    /** Every tree of a header, and whether it is a copy of another one. */
    private final IdentityHashMap<JCTree, Boolean> trees = new IdentityHashMap<>();

    private final Map<Mention, JCDiagnostic> given = new HashMap<>();

    /** What a warning is about: of two that are equal in all of this, the second one says nothing new. */
    private record Mention(JavaFileObject file, int position, String code) {}

    /** Lets javac warn once of each position in a tree that the source has written, or that alone stands for it. */
    public void once(JCTree written) {
        mark(written, false);
    }

    /** Lets javac warn once of each position in such trees. */
    public void once(List<? extends JCTree> written) {
        written.forEach(this::once);
    }

    /** Lets javac say nothing of a copy that it says of the original too. */
    public <T extends JCTree> T never(T copy) {
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

    /** Whether a warning is one too many. */
    @Override
    public boolean test(JCDiagnostic warning) {
        if (warning.getType() != DiagnosticType.WARNING) {
            return false;
        }
        DiagnosticPosition position = warning.getDiagnosticPosition();
        JCTree tree = position == null ? null : position.getTree();
        if (tree instanceof JCClassDecl declaration && EmissaryModifiers.of(declaration) != null) {
            // Of the class itself there is nothing to say: this is about a forwarder (EM-FWD-3).
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
