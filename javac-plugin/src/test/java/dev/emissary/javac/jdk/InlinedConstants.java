package dev.emissary.javac.jdk;

import static java.util.Map.entry;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.jvm.ByteCodes;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * The constants of javac that the plugin uses, with the values that are in its class files.
 *
 * <p>The compiler copies a constant's value into every class that mentions it. The class files of the plugin, and of this
 * class, hold the values of the JDK that they were compiled on.
 */
final class InlinedConstants {
    /** The values by the name of the class and that of the field. */
    static final Map<String, Number> VALUES = Map.ofEntries(
            entry("com.sun.tools.javac.code.Flags.ANNOTATION", Flags.ANNOTATION),
            entry("com.sun.tools.javac.code.Flags.AccessFlags", Flags.AccessFlags),
            entry("com.sun.tools.javac.code.Flags.BRIDGE", Flags.BRIDGE),
            entry("com.sun.tools.javac.code.Flags.COMPACT_RECORD_CONSTRUCTOR", Flags.COMPACT_RECORD_CONSTRUCTOR),
            entry("com.sun.tools.javac.code.Flags.DEPRECATED", Flags.DEPRECATED),
            entry("com.sun.tools.javac.code.Flags.DEPRECATED_ANNOTATION", Flags.DEPRECATED_ANNOTATION),
            entry("com.sun.tools.javac.code.Flags.DEPRECATED_REMOVAL", Flags.DEPRECATED_REMOVAL),
            entry("com.sun.tools.javac.code.Flags.ENUM", Flags.ENUM),
            entry("com.sun.tools.javac.code.Flags.FINAL", Flags.FINAL),
            entry("com.sun.tools.javac.code.Flags.GENERATEDCONSTR", Flags.GENERATEDCONSTR),
            entry("com.sun.tools.javac.code.Flags.INTERFACE", Flags.INTERFACE),
            entry("com.sun.tools.javac.code.Flags.NATIVE", Flags.NATIVE),
            entry("com.sun.tools.javac.code.Flags.PARAMETER", Flags.PARAMETER),
            entry("com.sun.tools.javac.code.Flags.PRIVATE", Flags.PRIVATE),
            entry("com.sun.tools.javac.code.Flags.PROTECTED", Flags.PROTECTED),
            entry("com.sun.tools.javac.code.Flags.PUBLIC", Flags.PUBLIC),
            entry("com.sun.tools.javac.code.Flags.RECORD", Flags.RECORD),
            entry("com.sun.tools.javac.code.Flags.STATIC", Flags.STATIC),
            entry("com.sun.tools.javac.code.Flags.STRICTFP", Flags.STRICTFP),
            entry("com.sun.tools.javac.code.Flags.SYNTHETIC", Flags.SYNTHETIC),
            entry("com.sun.tools.javac.code.Flags.THROWS", Flags.THROWS),
            entry("com.sun.tools.javac.code.Flags.VARARGS", Flags.VARARGS),
            entry("com.sun.tools.javac.jvm.ByteCodes.if_acmpeq", ByteCodes.if_acmpeq),
            entry("com.sun.tools.javac.util.Position.NOPOS", Position.NOPOS));

    private static final String JAVAC = "com.sun.tools.javac.";

    private InlinedConstants() {}

    /** Returns the names of the constants of javac that source files mention, as the running javac reads them. */
    static Set<String> mentionedIn(Path root) {
        try (Stream<Path> paths = Files.walk(root)) {
            List<Path> sources =
                    paths.filter(path -> path.toString().endsWith(".java")).toList();
            JavacTask task = Javac.plain()
                    .withOptions("-proc:none")
                    .withOptions(exports())
                    .task(new StringWriter(), diagnostic -> {}, Javac.files(sources));
            Constants constants = new Constants(task);
            Iterable<? extends Tree> units = task.parse();
            task.analyze();
            constants.scan(units, null);
            return constants.found;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String[] exports() {
        return Stream.of("api", "code", "comp", "file", "jvm", "main", "model", "parser", "tree", "util")
                .map(name -> "--add-exports=jdk.compiler/" + JAVAC + name + "=ALL-UNNAMED")
                .toArray(String[]::new);
    }

    private static final class Constants extends TreePathScanner<Void, Void> {
        private final JavacTask task;
        private final Set<String> found = new TreeSet<>();

        Constants(JavacTask task) {
            this.task = task;
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void unused) {
            look();
            return super.visitIdentifier(tree, unused);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
            look();
            return super.visitMemberSelect(tree, unused);
        }

        private void look() {
            Element element = Trees.instance(task).getElement(getCurrentPath());
            if (element instanceof VariableElement variable && variable.getConstantValue() != null) {
                String owner = ((TypeElement) element.getEnclosingElement())
                        .getQualifiedName()
                        .toString();
                if (owner.startsWith(JAVAC)) {
                    found.add(owner + "." + element.getSimpleName());
                }
            }
        }
    }
}
