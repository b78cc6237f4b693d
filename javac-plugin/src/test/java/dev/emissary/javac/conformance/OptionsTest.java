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
    @Clause("EM-OPT-3")
    void superclassNoneMakesEmissariesExtendObject() {
        Compiled compiled = emissary("superclass=none").compile(BOTH_FORMS).clean();
        assertThat(compiled.load("A").getSuperclass()).isEqualTo(Object.class);
        assertThat(compiled.load("B").getSuperclass()).isEqualTo(Object.class);
        assertThat(compiled.classFile("A").method("<init>", "(Ljava/lang/Runnable;)V").instructions)
                .isNotEmpty();
        assertThat(compiled.classFile("A").instructions("<init>", "(Ljava/lang/Runnable;)V"))
                .contains("INVOKESPECIAL java/lang/Object.<init> ()V");
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

    @Test
    @Clause({"EM-OPT-3", "EM-DIAG-1", "EM-DIAG-2"})
    void missingSuperclassIsOneErrorForEachEmissaryAtItsName(@TempDir Path folder) throws Exception {
        String output = launch(
                folder,
                "class X {}\nemissary A(Runnable r);\nemissary B(Runnable r) { int f() { return hashCode(); } }",
                "-processorpath",
                plugin(),
                "-cp",
                folder.toString(),
                "-Xplugin:Emissary");
        assertThat(output.lines().filter(line -> line.startsWith("Source.java")))
                .hasSizeBetween(1, 2)
                .allMatch(line -> line.matches("Source.java:[23]:10: emissary.err.superclass.missing.*"));
        assertThat(output).endsWith("exit 1");
    }

    @Test
    @Clause("EM-OPT-4")
    void keywordOffMakesADeclarationWithItASyntaxError() {
        assertThat(emissary("keyword=off")
                        .withOptions("--release", "17")
                        .compile("class X {}\nemissary A(Runnable r);")
                        .errors())
                .isNotEmpty()
                .allMatch(error -> error.startsWith("X.java:2 compiler.err."));
    }

    @ParameterizedTest
    @Clause("EM-OPT-5")
    @CsvSource({
        "frob=1,                     option.unknown",
        "frob,                       option.unknown",
        "Keyword=off,                option.unknown",
        "keyword-off,                option.unknown",
        "=off,                       option.unknown",
        "keyword=yes,                option.value",
        "keyword=OFF,                option.value",
        "keyword=,                   option.value",
        "keyword,                    option.value",
        "superclass=java.lang.Object, option.value",
        "superclass=None,            option.value",
        "keyword=off keyword=off,    option.repeated",
        "keyword=off keyword=on,     option.repeated",
        "superclass=none keyword=off superclass=none, option.repeated",
    })
    void mistakeInTheOptionsIsOneError(String options, String key) {
        assertThat(emissary(options).compile("class A {}").errors()).containsExactly(":0 emissary.err." + key);
        assertThat(emissary(options).compile(BOTH_FORMS).errors()).containsExactly(":0 emissary.err." + key);
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

    @Test
    @Clause("EM-OPT-5")
    void eachMistakeInTheOptionsIsReported() {
        assertThat(emissary("keyword=maybe foo=bar superclass=none superclass=none")
                        .compile("class A {}")
                        .errors())
                .containsExactly(
                        ":0 emissary.err.option.value",
                        ":0 emissary.err.option.unknown",
                        ":0 emissary.err.option.repeated");
    }
}
