package dev.emissary.javac.header;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * Drops duplicate warnings and errors about one mention of a type in a header (EM-DIAG-3).
 *
 * <p>A type that is written once is resolved several times: as the type of the field, as copies in the implements
 * clause and in a parameter of the canonical constructor, and where the plugin itself has to know it early. javac warns
 * about each, and resolves even one tree more than once. The warning about the field is kept, because suppressions on
 * the component apply to it. So is the error that a type is not found: only there does javac know all that is in scope.
 */
public final class HeaderWarnings {
    /** The code of a warning about what a public class exposes: a copy, but not the field, which is private. */
    private static final String LEAK = "compiler.warn.leaks.not.accessible";

    /** The code of a warning about overriding a method of a preview API. */
    private static final String PREVIEW = "compiler.warn.is.preview";

    /** The beginning of the codes of the plugin's own warnings, of which several may be about one component. */
    private static final String OWN = Reporter.PREFIX + ".";

    /** The codes of errors that follow from an interface that has been refused. */
    private static final Set<String> OF_REFUSED_INTERFACES =
            Set.of("compiler.err.method.does.not.override.superclass", "compiler.err.cant.inherit.from.sealed");

    /** The beginning of the codes of errors about a type that is not found. */
    private static final String NOT_FOUND = "compiler.err.cant.resolve";

    /** Every tree of a header. */
    private final IdentityHashMap<JCTree, Origin> trees = new IdentityHashMap<>();

    private final Map<Mention, JCDiagnostic> given = new HashMap<>();

    private enum Origin {
        /** Written in the source, or the only copy of what is. */
        WRITTEN,

        /** A copy, of which javac says what it also says of the original. */
        COPY,

        /** A copy of a component's type. */
        COPY_FOR_COMPONENT,

        /** A class with an interface that has been refused, or an annotation of a method that would override one. */
        OF_REFUSED
    }

    /** What a warning is about; of two that are equal in all of this, the second is redundant. */
    private record Mention(JavaFileObject file, int position, String code) {}

    /** Lets javac warn once about each position in a tree that is written, or that is the only copy of one. */
    public <T extends JCTree> T warnOnce(T written) {
        mark(written, Origin.WRITTEN);
        return written;
    }

    /** Lets javac warn once about each position in such trees. */
    public void warnOnce(List<? extends JCTree> written) {
        for (JCTree tree : written) {
            warnOnce(tree);
        }
    }

    /** Suppresses the warnings about a copy that javac also gives for the original. */
    public <T extends JCTree> T suppress(T copy) {
        mark(copy, Origin.COPY);
        return copy;
    }

    /** Suppresses what javac says of a copy of a component's type, and will say of the component's field. */
    public <T extends JCTree> T suppressOfComponent(T copy) {
        mark(copy, Origin.COPY_FOR_COMPONENT);
        return copy;
    }

    /** Suppresses the errors about a class, or about an annotation, that follow from a refused interface. */
    public void suppressOfRefused(JCTree tree) {
        trees.put(tree, Origin.OF_REFUSED);
    }

    private void mark(JCTree root, Origin origin) {
        new TreeScanner() {
            @Override
            public void scan(JCTree tree) {
                if (tree != null) {
                    trees.put(tree, origin);
                    super.scan(tree);
                }
            }
        }.scan(root);
    }

    /** Whether a diagnostic is redundant. */
    public boolean repeats(JCDiagnostic diagnostic) {
        DiagnosticPosition position = diagnostic.getDiagnosticPosition();
        JCTree tree = position == null ? null : position.getTree();
        if (diagnostic.getType() == DiagnosticType.ERROR) {
            Origin origin = trees.get(tree);
            return (origin == Origin.COPY_FOR_COMPONENT && diagnostic.getCode().startsWith(NOT_FOUND))
                    || (origin == Origin.OF_REFUSED && OF_REFUSED_INTERFACES.contains(diagnostic.getCode()));
        }
        if (diagnostic.getType() != DiagnosticType.WARNING) {
            return false;
        }
        if (tree instanceof JCClassDecl declaration && EmissaryModifiers.of(declaration) != null) {
            // A warning at the class itself is about a forwarder (EM-FWD-3).
            return diagnostic.getCode().equals(PREVIEW);
        }
        Origin origin = trees.get(tree);
        if (origin == null || diagnostic.getCode().startsWith(OWN)) {
            return false;
        }
        if (origin != Origin.WRITTEN && !diagnostic.getCode().startsWith(LEAK)) {
            return true;
        }
        Mention mention = new Mention(diagnostic.getSource(), position.getPreferredPosition(), diagnostic.getCode());
        JCDiagnostic first = given.putIfAbsent(mention, diagnostic);
        return first != null && first != diagnostic;
    }
}
