package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.Separately;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compiles libraries and this project's own modules with and without the plugin, with {@code -Xlint:all}, and compares
 * the class files byte for byte and the diagnostics with their texts, positions and order.
 *
 * <p>The plugin leaves alone every file that does not mention the word. Therefore each library is compiled as it is, and
 * with the word in a comment at the end of every file and as the name of variables.
 */
@Tag("proof")
class TransparencyTest {
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-Xlint:all", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000");

    private int sources;
    private int classes;
    private int diagnostics;
    private int withErrors;

    @Test
    @Clause("EM-EQ-3")
    void librariesGiveTheSameBytesAndDiagnostics() {
        FetchedJars jars = FetchedJars.ofSources("transparency");
        List<SourceTree> libraries =
                jars.libraries().stream().map(SourceTree::ofJar).toList();
        String needed = jars.needed().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        // Two at a time, where there are two processors: builds run several compilers in one JVM too.
        libraries.parallelStream().forEach(library -> sameWithAndWithoutTheWord(library, needed));
        assertThat(libraries).hasSizeGreaterThan(10);
        assertThat(withErrors).isLessThan(libraries.size() / 4);
        assertThat(sources).isGreaterThan(2000);
        assertThat(classes).isGreaterThan(sources);
        assertThat(diagnostics).isGreaterThan(1000);
        System.out.printf(
                "Transparency on JDK %s: %d libraries (%d with errors), %d source files, "
                        + "%d class files and %d diagnostics identical%n",
                Runtime.version(), libraries.size(), withErrors, sources, classes, diagnostics);
    }

    private void sameWithAndWithoutTheWord(SourceTree library, String needed) {
        String[] options = options(List.of(library.isModule() ? "--module-path" : "-classpath", needed));
        Compiled plain = count(library, sameWithAndWithout(library, options));
        Compiled awake = sameWithAndWithout(library.mentioningEmissaries(), options);
        assertThat(awake.classNames()).as(library.name()).isEqualTo(plain.classNames());
    }

    private static Compiled sameWithAndWithout(SourceTree library, String... options) {
        try {
            return WithAndWithout.assertSame(library.files(), options);
        } catch (AssertionError difference) {
            throw new AssertionError(library.name(), difference);
        }
    }

    @Test
    @Clause("EM-EQ-3")
    void thisProjectsModulesGiveTheSameBytesAndDiagnostics() {
        SourceTree annotations = SourceTree.of("annotations", Checkout.file("emissary-annotations/src/main/java"));
        count(annotations, sameWithAndWithout(annotations, options(List.of())));
        SourceTree plugin = SourceTree.of(
                        "plugin",
                        Checkout.file("emissary-annotations/src/test/java"),
                        Checkout.file("emissary-rules/src/main/java"),
                        Checkout.file("javac-plugin/src/main/java"),
                        Checkout.file("javac-plugin/src/test/java"),
                        Checkout.file("javac-plugin/testing/src/main/java"),
                        Checkout.file("conformance/proofs/src/test/java"),
                        Checkout.file("docs/src/test/java"))
                // It declares an emissary for which no plugin runs, to look at the annotation.
                .where((file, text) -> !file.endsWith(".EmissaryAnnotationTest"));
        List<String> exports = Stream.of(
                        "api", "code", "comp", "file", "jvm", "main", "model", "parser", "processing", "tree", "util")
                .map(name -> "--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED")
                .toList();
        count(plugin, sameWithAndWithout(plugin, options(exports)));
        sameInTheExamples();
        assertThat(withErrors).isZero();
        assertThat(sources).isGreaterThan(150);
        System.out.printf(
                "Transparency on JDK %s: own modules, %d source files, %d class files and %d diagnostics identical%n",
                Runtime.version(), sources, classes, diagnostics);
    }

    /** Compares those files of the examples that have no emissary, and see those of the others as class files. */
    private void sameInTheExamples() {
        SourceTree examples = Emissaries.examples();
        SourceTree ordinary = examples.where((file, text) -> !Emissaries.areIn(text));
        assertThat(ordinary.texts()).hasSizeBetween(10, examples.texts().size() - 5);
        Compiled full = EmissaryCompiler.emissary().compile(examples.files()).successful();
        try (Separately earlier = Separately.after(full)) {
            Compiled later = sameWithAndWithout(
                    ordinary, options(List.of("-classpath", EmissaryCompiler.classPath(earlier.directory()))));
            SameOutcome.assertContained("next to emissaries", count(ordinary, later), full);
        }
    }

    private static String[] options(List<String> more) {
        List<String> all = new ArrayList<>(OPTIONS);
        all.addAll(more);
        return all.toArray(String[]::new);
    }

    private synchronized Compiled count(SourceTree tree, Compiled compiled) {
        sources += tree.texts().size();
        classes += compiled.classNames().size();
        diagnostics += compiled.diagnostics().size();
        withErrors += compiled.success() ? 0 : 1;
        return compiled;
    }
}
