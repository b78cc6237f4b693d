package dev.emissary.javac.proof;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.conformance.cases.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.Separately;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that emissaries give the same bytes in every JVM and in incremental builds. Each case of the conformance suite is
 * compiled with its files in every order.
 */
class ReproducibilityTest {
    /** Where javac warns first of a class in the file of another one depends on the rounds of processors. */
    private static final String AUXILIARY = "-Xlint:-auxiliaryclass";

    static List<SourceTree> trees() {
        return List.of(cases(), Emissaries.examples());
    }

    /** Returns the files of cases that depend on each other, those of each case in a package of its own. */
    private static SourceTree cases() {
        Map<String, String> texts = new TreeMap<>();
        for (ConformanceCase one : CaseFiles.in(Checkout.file("conformance/cases"))) {
            List<SourceFile> files = one.steps().stream().flatMap(List::stream).toList();
            boolean dependent = one.steps().size() == 1 ? files.size() > 1 : one.together();
            if (Set.of("equivalence", "delegates").contains(one.topic())
                    && dependent
                    && !one.rejected()
                    && one.options().isEmpty()
                    && files.stream().noneMatch(file -> file.path().contains("/"))) {
                String name = one.name().replaceAll("\\W", "");
                files.forEach(file -> texts.put(
                        name + "." + file.path().replace(".java", ""), "package " + name + ";" + file.text()));
            }
        }
        return new SourceTree("cases", texts);
    }

    @ParameterizedTest
    @MethodSource("trees")
    @Clause("EM-FWD-9")
    void everyFileCompiledAloneGivesTheBytesOfTheFullBuild(SourceTree tree) {
        EmissaryCompiler compiler = emissary().withOptions("-g", "-parameters", AUXILIARY);
        Compiled full = compiler.compile(tree.files()).successful();
        Set<String> classes = new TreeSet<>();
        try (Separately earlier = Separately.after(full)) {
            EmissaryCompiler incremental = compiler.withOptions(
                    "-classpath",
                    EmissaryCompiler.classPath(earlier.directory()),
                    "-processorpath",
                    EmissaryCompiler.plugin().toString());
            for (JavaFileObject file : tree.files()) {
                Compiled part = incremental.compile(List.of(file)).successful();
                SameOutcome.assertContained("when only " + file.getName() + " is compiled", part, full);
                classes.addAll(part.classNames());
            }
        }
        assertThat(classes).isEqualTo(full.classNames());
    }

    /** The order in which sets of the JDK are iterated is another one in each JVM. */
    @Test
    @Clause("EM-FWD-9")
    void everyJvmGivesTheSameBytes(@TempDir Path directory) {
        Project project = new Project(Jdk.running(), directory);
        Map<String, String> files = new TreeMap<>();
        cases().texts().forEach((name, text) -> files.put(name.replace('.', '/') + ".java", text));
        files.forEach((file, text) -> project.write(file, text));
        List<Map<String, byte[]>> builds = new ArrayList<>();
        for (String output : List.of("one", "other")) {
            List<String> command = new ArrayList<>(List.of("-proc:none", "-Xplugin:Emissary", "-d", output));
            command.addAll(List.of("-processorpath", EmissaryCompiler.plugin().toString()));
            command.addAll(List.of("-classpath", EmissaryCompiler.classPath()));
            command.addAll(files.keySet());
            Jdk.Outcome outcome = project.javac(command.toArray(String[]::new));
            assertThat(outcome.exitCode()).as(outcome.err()).isZero();
            builds.add(project.classes(output));
        }
        assertThat(builds.get(0)).hasSizeGreaterThan(files.size());
        assertThat(builds.get(1).keySet()).isEqualTo(builds.get(0).keySet());
        builds.get(0)
                .forEach((name, bytes) ->
                        assertThat(builds.get(1).get(name)).as(name).isEqualTo(bytes));
    }
}
