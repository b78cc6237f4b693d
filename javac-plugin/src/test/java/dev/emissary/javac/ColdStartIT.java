package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what a JVM loads to compile one plain emissary, which is most of what a cold compiler spends on it. */
class ColdStartIT {
    private static final String SERVICE = """
            interface Service {
                String text(int length, String begin) throws java.io.IOException;
                void run();
            }
            """;

    private static final String PLAIN = SERVICE + """
            @dev.emissary.Emissary
            record Plain(Service delegate) {}
            """;

    private static final String BY_HAND = SERVICE + """
            final class Plain implements Service {
                private final Service delegate;
                Plain(Service delegate) { this.delegate = delegate; }
                public String text(int length, String begin) throws java.io.IOException {
                    return delegate.text(length, begin);
                }
                public void run() { delegate.run(); }
            }
            """;

    /** What the JVM links the first comparison of records with. */
    private static final String OBJECT_METHODS = "java.lang.runtime.ObjectMethods";

    /** What only a mistake, another option or a less plain emissary needs; of packages, all classes. */
    private static final Set<String> NOT_NEEDED =
            Set.of(("dev.emissary.javac.desugar. dev.emissary.javac.checks.ExpectedMethods "
                            + "dev.emissary.javac.checks.JavacMessages "
                            + "dev.emissary.javac.lint.Lint dev.emissary.javac.checks.MessageArguments "
                            + "dev.emissary.javac.checks.MissingMethods dev.emissary.javac.checks.UnlistedSuppliers "
                            + "dev.emissary.javac.view.ComponentComments dev.emissary.rules.advice.ComponentAdvice "
                            + "dev.emissary.rules.conflicts.Conflicts dev.emissary.rules.header.ConstructorRules "
                            + "dev.emissary.rules.warnings.LintRules dev.emissary.rules.advice.NamedMethods dev.emissary.rules.conflicts.Reconciliation "
                            + "dev.emissary.rules.serialization.SerializationRules")
                    .split(" "));

    @TempDir
    private Path directory;

    /** Returns the names of the classes that a JVM has loaded to compile a source. */
    private List<String> loaded(Jdk jdk, String source) throws IOException {
        new Project(jdk, directory)
                .write("Plain.java", source)
                .silent(
                        "javac",
                        "-J-Xlog:class+load:file=loaded.txt:none -processorpath PLUGIN -cp ANNOTATIONS"
                                + " -Xplugin:Emissary -d out Plain.java");
        try (Stream<String> lines = Files.lines(directory.resolve("loaded.txt"))) {
            return lines.map(line -> line.split(" ")[0]).toList();
        }
    }

    @EachJdk
    void aPlainEmissaryLoadsOnlyWhatItNeedsAndNoLambdas(Jdk jdk) throws IOException {
        List<String> loaded = loaded(jdk, PLAIN);
        assertThat(loaded)
                .contains("dev.emissary.javac.forwarders.MemberBodies")
                .noneMatch(name -> name.startsWith("dev.emissary.") && name.contains("Lambda"));
        // Since JDK 25, javac itself compares records.
        if (!loaded(jdk, BY_HAND).contains(OBJECT_METHODS)) {
            assertThat(loaded).doesNotContain(OBJECT_METHODS);
        }
        List<String> own =
                loaded.stream().filter(name -> name.startsWith("dev.emissary.")).toList();
        assertThat(own).noneMatch(name -> NOT_NEEDED.stream().anyMatch(other -> isOf(name, other)));
        try (JarFile jar = new JarFile(plugin())) {
            List<String> all = jar.stream()
                    .map(entry -> entry.getName().replace('/', '.').replaceFirst("[.]class$", ""))
                    .toList();
            assertThat(NOT_NEEDED).allMatch(other -> all.stream().anyMatch(name -> isOf(name, other)));
        }
        assertThat(own).as("a class costs 0.1 ms and more").hasSizeLessThan(160);
    }

    private static boolean isOf(String name, String classOrPackage) {
        return classOrPackage.endsWith(".") ? name.startsWith(classOrPackage) : name.equals(classOrPackage);
    }
}
