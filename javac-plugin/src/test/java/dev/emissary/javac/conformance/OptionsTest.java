package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.EmissaryCompiler.selfStarting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Compiled;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of the plugin's options and of how it is started (EM-OPT). */
class OptionsTest {
    private static final String BOTH_FORMS = """
            emissary A(Runnable r);
            @dev.emissary.Emissary record B(Runnable r) {}
            """;

    /** Runs the javac of this JDK in a process of its own; returns what it prints, and adds its exit code. */
    private static String launch(Path folder, String source, String... options) throws Exception {
        Path file = Files.writeString(folder.resolve("Source.java"), source);
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "javac").toString()));
        command.addAll(List.of(options));
        command.addAll(
                List.of("-XDrawDiagnostics", "-Xlint:all,-processing", "-d", folder.toString(), file.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return output + "exit " + process.waitFor();
    }

    /** A processor path with the plugin only: where it is compiled to, classes and resources. */
    private static String plugin() {
        return CodeLocation.of(EmissaryPlugin.class).toString();
    }

    private static String annotations() {
        return CodeLocation.of(dev.emissary.Emissary.class).toString();
    }

    @Test
    @Clause("EM-OPT-1")
    void optionAloneIsEnoughForTheLauncherAndNothingIsPrinted(@TempDir Path folder) throws Exception {
        assertThat(launch(folder, BOTH_FORMS, "-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary"))
                .isEqualTo("exit 0");
        assertThat(folder.resolve("A.class")).exists();
        assertThat(folder.resolve("B.class")).exists();
    }

    @Test
    @Clause("EM-OPT-2")
    void processorPathAloneIsEnoughForTheLauncherAndNothingIsPrinted(@TempDir Path folder) throws Exception {
        assertThat(launch(folder, BOTH_FORMS, "-processorpath", plugin(), "-cp", annotations()))
                .isEqualTo("exit 0");
        assertThat(launch(folder, "class A { int x = \"\"; }", "-processorpath", plugin()))
                .startsWith("Source.java:1:19: compiler.err.prob.found.req")
                .endsWith("exit 1");
    }

    @Test
    @Clause("EM-OPT-2")
    void selfStartedPluginGivesTheSameClassFiles() {
        Compiled self = selfStarting().compile(BOTH_FORMS).clean();
        Compiled asked = emissary().compile(BOTH_FORMS).clean();
        assertThat(self.bytes("A")).isEqualTo(asked.bytes("A"));
        assertThat(self.bytes("B")).isEqualTo(asked.bytes("B"));
    }

    @Test
    @Clause({"EM-OPT-3", "EM-FORM-3"})
    void superclassNoneNeedsNothingOfThisProjectOnTheClassPath(@TempDir Path folder) throws Exception {
        assertThat(launch(
                        folder,
                        "emissary A(Runnable r) implements Runnable; class B { emissary C(AutoCloseable c) {} }",
                        "-processorpath",
                        plugin(),
                        "-cp",
                        folder.toString(),
                        "-Xplugin:Emissary superclass=none"))
                .isEqualTo("exit 0");
        assertThat(Files.readString(folder.resolve("A.class"), StandardCharsets.ISO_8859_1))
                .doesNotContain("dev/emissary");
    }

    @ParameterizedTest
    @Clause("EM-OPT-5")
    @CsvSource({
        "frob=1,                  frob, keyword, superclass",
        "keyword=yes,             yes, on, off",
        "superclass=x,            x, dev.emissary.lang.Emissary, none",
        "keyword=off keyword=off, keyword, on, off",
    })
    void mistakeInTheOptionsListsWhatIsValid(String options, String wrong, String valid, String alsoValid) {
        Compiled compiled = emissary(options).compile("class A {}");
        assertThat(compiled.diagnostics()).hasSize(1);
        assertThat(compiled.diagnostics().get(0).text().split("[^\\w.]+")).contains(wrong, valid, alsoValid);
    }
}
