package dev.emissary.javac.jdk;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * The constants of javac that the plugin's sources mention.
 *
 * <p>The compiler copies a constant's value into every class that mentions it: the class files of the plugin hold the
 * values of the JDK that they were compiled on.
 */
final class InlinedConstants {
    private static final String JAVAC = "com.sun.tools.javac.";

    private InlinedConstants() {}

    /** Returns the values in the running javac by the name of the class and that of the field. */
    static Map<String, Number> mentionedIn(Path root) {
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
        private final Map<String, Number> found = new TreeMap<>();

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
            if (element instanceof VariableElement variable && variable.getConstantValue() instanceof Number value) {
                String owner = ((TypeElement) element.getEnclosingElement())
                        .getQualifiedName()
                        .toString();
                if (owner.startsWith(JAVAC)) {
                    found.put(owner + "." + element.getSimpleName(), value);
                }
            }
        }
    }
}
