package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary of every public interface of the running JDK, in one compilation, and looks at every forwarder
 * (EM-EQ-1, EM-EQ-2, EM-FWD-1, EM-FWD-2, EM-FWD-3, EM-FWD-4, EM-FWD-10, EM-DEL-6, EM-FWD-9).
 *
 * <p>Left out are sealed interfaces, which permit no emissary; annotation types; and interfaces that are a preview API
 * or have an abstract method that is one, whose mere mention is an error without {@code --enable-preview}.
 */
class JdkSweepTest {
    private static final List<String> ALL = List.of("--add-modules", "ALL-SYSTEM");

    @TempDir
    private Path directory;

    @Test
    @Tag("long")
    void everyInterfaceOfTheJdkCanBeDelegatedTo() {
        JdkInterfaces jdk = JdkInterfaces.ofThisJvm();
        Sweep sweep = new Sweep(directory, ALL, jdk.model());

        Desugared program = sweep.compile(() -> SweepSource.of(jdk.interfaces()), (index, errors) -> {
            throw new AssertionError(jdk.interfaces().get(index) + " is refused: " + errors);
        });

        sweep.check(
                program,
                jdk.interfaces().stream()
                        .map(type -> sweep.methods(type, List.of((DeclaredType) type.asType())))
                        .toList(),
                index -> false);
        assertThat(program.complaint()).isEmpty();
        Compiled records = Javac.without(
                Desugared.files(program.sources()), program.options().toArray(String[]::new));
        assertThat(places(records)).as("warnings of records").containsAll(places(program.emissaries()));
        assertThat(sweep.emissaries()).isGreaterThan(1000);
        System.out.println(sweep);
    }

    /** Returns where which diagnostics are, as those for the mention of a proprietary or incubating interface. */
    private static Set<String> places(Compiled compiled) {
        return compiled.diagnostics().stream()
                .map(message -> message.at() + " " + message.kind())
                .collect(Collectors.toSet());
    }

    /** The order in which sets of the JDK are iterated is another one in each JVM. */
    @Test
    void everyJvmGivesTheSameBytes() {
        List<TypeElement> some = JdkInterfaces.ofThisJvm().sample();
        Project project = new Project(Jdk.running(), directory).write("Sweep.java", SweepSource.of(some));
        List<Map<String, byte[]>> builds = new ArrayList<>();
        for (String output : List.of("one", "other")) {
            List<String> command = new ArrayList<>(ALL);
            command.addAll(List.of("-proc:none", "-Xplugin:Emissary lint=off", "-nowarn", "-d", output));
            command.addAll(List.of("-processorpath", Javac.plugin().toString()));
            command.addAll(List.of("-classpath", Javac.classPath(), "Sweep.java"));
            Jdk.Outcome outcome = Jdk.running().run(directory, "javac", command);
            assertThat(outcome.exitCode()).as(outcome.err()).isZero();
            builds.add(project.classes(output));
        }
        assertThat(builds.get(0)).hasSize(some.size() + 1);
        assertThat(builds.get(1)).usingRecursiveComparison().isEqualTo(builds.get(0));
    }
}
