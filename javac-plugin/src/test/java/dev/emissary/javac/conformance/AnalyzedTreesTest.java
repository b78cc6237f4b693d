package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests of what tools see of emissaries that read trees once javac has analyzed them (EM-EQ-4, EM-FWD-9,
 * EM-CLASS-6).
 */
class AnalyzedTreesTest {
    /** The superclass stands last, so that what is derived from it is erased first when all classes are. */
    private static final String SOURCE = """
            import java.io.Serializable;
            class Derived extends Base {
                /** Runs.
                 * @param run what runs
                 *     in the end
                 * @param c compares
                 * @since 1
                 */
                emissary One(Runnable run, @SuppressWarnings("rawtypes") Comparable<String> c) { void own() { } }
            }
            class Base {
                emissary Two(CharSequence s, Runnable run) implements CharSequence, Runnable { Two { if (s == null) s = ""; } }
                @dev.emissary.Emissary(Runnable.class) record Three(Thread t, int... state) { }
                Runnable local(Runnable r) {
                    emissary Four(Runnable r, Serializable s) implements Runnable;
                    return new Four(r, "");
                }
            }
            """;

    private final List<String> seen = new ArrayList<>();

    /** Compiles, and looks at each class declaration of a file, in every one of its analyses. */
    private Compiled look(BiConsumer<Trees, TreePath> look, String... options) {
        ScriptedProcessor listening = new ScriptedProcessor((tools, round) -> {
            if (round.processingOver()) {
                return;
            }
            Trees trees = Trees.instance(tools);
            JavacTask.instance(tools).addTaskListener(new TaskListener() {
                @Override
                public void finished(TaskEvent event) {
                    if (event.getKind() == TaskEvent.Kind.ANALYZE) {
                        scan(trees, event.getCompilationUnit(), look);
                    }
                }
            });
        });
        return emissary("lint=off")
                .withOptions(options)
                .withProcessors(listening)
                .compile(SOURCE)
                .clean();
    }

    private static void scan(Trees trees, CompilationUnitTree unit, BiConsumer<Trees, TreePath> look) {
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree tree, Void nothing) {
                look.accept(trees, getCurrentPath());
                return super.visitClass(tree, null);
            }
        }.scan(unit, null);
    }

    /** A tool that asks whether a private field is used reads only trees, in which forwarders are not. */
    @Test
    void theyShowWhatIsWrittenAndNoDelegateAsUnused() {
        look(
                (trees, path) -> {
                    ClassTree tree = (ClassTree) path.getLeaf();
                    List<String> members = new ArrayList<>();
                    for (Tree member : tree.getMembers()) {
                        Element element = trees.getElement(new TreePath(path, member));
                        if (element != null) {
                            SuppressWarnings quiet = element.getAnnotation(SuppressWarnings.class);
                            members.add(element.getSimpleName()
                                    + (quiet == null
                                            ? ""
                                            : List.of(quiet.value()).toString()));
                        }
                    }
                    seen.add(tree.getSimpleName() + " "
                            + tree.getModifiers().getAnnotations().size() + " " + tree.getExtendsClause() + " ["
                            + tree.getImplementsClause() + "] " + members);
                },
                "-XDcompilePolicy=simple");
        assertThat(seen.subList(seen.size() - 6, seen.size()))
                .containsExactly(
                        "Derived 0 Base [] [<init>, One]",
                        "One 0 null [] [run[unused], c[rawtypes, unused], <init>, own]",
                        "Base 0 null [] [<init>, Two, Three, local]",
                        "Two 0 null [CharSequence,Runnable] [s[unused], run[unused], <init>]",
                        "Three 1 null [] [t[unused], state[unused], <init>]",
                        "Four 0 null [Runnable] [r[serial, unused], s[serial, unused], <init>]");
    }

    /** A tool that takes an emissary for a class finds no tags in its comment that belong to a record's. */
    @Test
    void commentsAreThoseOfAClass() {
        look((trees, path) -> {
            if (((ClassTree) path.getLeaf()).getSimpleName().contentEquals("One")) {
                seen.add(trees.getDocComment(path).strip().replaceAll("\\s+", " "));
            }
        });
        assertThat(seen).endsWith("Runs. @since 1");
    }

    @Test
    void theOrderInWhichJavacWorksDoesNotShow() {
        Compiled expected = emissary("lint=off").compile(SOURCE).clean();
        assertThat(expected.classFile("Base$Two").publicMethods()).contains("run()V", "length()I");
        for (String policy : List.of("simple", "byfile")) {
            expected.mustBeAs(
                    policy,
                    emissary("lint=off")
                            .withOptions("-XDcompilePolicy=" + policy)
                            .compile(SOURCE));
        }
    }
}
