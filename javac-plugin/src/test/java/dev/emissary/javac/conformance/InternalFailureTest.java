package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.failures.FailureText;
import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Conformance tests of what ends a compilation early: a plugin that has been made to fail, and states in which javac ends
 * as it does without the plugin (EM-DIAG-3, EM-OPT-1, EM-EQ-3).
 */
class InternalFailureTest {
    private static final String SOURCE = """
            interface First { int x = 1; }
            emissary Second(Runnable r) { void own() { } }
            class Third { void use(Second s) { s.run(); s.own(); } }
            """;

    /** Returns the text of the one diagnostic that there must be, an error. */
    private static String error(Compiled compiled, String key) {
        assertThat(compiled.errors()).singleElement().asString().endsWith(" " + key);
        assertThat(compiled.diagnostics()).hasSize(1);
        assertThat(compiled.printed()).isEmpty();
        assertThat(compiled.success()).isFalse();
        return compiled.diagnostics().get(0).text();
    }

    /** Compiles with a broken plugin. */
    private static Compiled compile(String source, String className, String methodName) {
        return javac(new BrokenPlugin(className, methodName)).compile(source);
    }

    private static Javac javac(ClassLoader plugins) {
        return Javac.withPluginsOf(plugins).withOptions("-Xplugin:Emissary").withLint();
    }

    /** One for each place in which the plugin catches what it has thrown. */
    @ParameterizedTest
    @CsvSource({
        "javac.syntax.DeclarationTokens,     declaration, Second",
        "javac.syntax.SourceRewriter,        parsed,      First.java",
        "javac.syntax.TokenRewriter,         <init>,      First.java",
        "javac.syntax.DeclarationRewriter,   rewrite,     Second",
        "javac.header.Supertypes,            run,         Second",
        "javac.forwarders.MemberSymbols,     enter,       Second",
    })
    void isOneErrorThatNamesVersionsAndDeclaration(String className, String methodName, String subject) {
        Compiled outcome = compile(SOURCE, className, methodName);
        assertThat(error(outcome, "emissary.err.internal"))
                .startsWith("the Emissary plugin " + BrokenPlugin.VERSION + " failed on JDK " + Runtime.version()
                        + " at " + subject + "\n")
                .contains("java.lang.IllegalStateException: provoked", className + "." + methodName)
                .contains("Caused by: java.lang.ArithmeticException: deep");
        assertThat(outcome.diagnostics().get(0).file()).isEqualTo("First.java");
        // What stands before the emissary is compiled before the plugin fails, and is all right.
        assertThat(outcome.classNames()).isSubsetOf("First");
        // Annotation processing holds all diagnostics back, and those of a compilation that is given up are lost.
        Compiled processed = javac(new BrokenPlugin(className, methodName))
                .withProcessors(List.of(ScriptedProcessor.idle()))
                .compile(SOURCE);
        error(processed, "emissary.err.internal");
    }

    /** What asks whether an error is superfluous is asked of the report of its own failure too. */
    @ParameterizedTest
    @CsvSource({"header.HeaderWarnings, repeats", "checks.JavacMessages, replaces", "checks.MissingMethods, replaces"})
    void whileJavacReportsSomethingIsOneErrorToo(String className, String methodName) {
        Compiled outcome =
                compile("emissary A(Runnable r) implements AutoCloseable;", "javac." + className, methodName);
        assertThat(error(outcome, "emissary.err.internal")).contains(" at compiler.err.does.not.override.abstract\n");
        assertThat(outcome.classNames()).isEmpty();
    }

    @Test
    void isReportedOnceForManyDeclarations() {
        Compiled outcome =
                compile("emissary A(Runnable r);\nemissary B(Runnable r);", "rules.forwarding.ForwardingRules", "plan");
        assertThat(error(outcome, "emissary.err.internal")).contains(" at A\n");
        assertThat(outcome.diagnostics().get(0).line()).isEqualTo(1);
        assertThat(outcome.classNames()).isEmpty();
    }

    @Test
    void ofTheStartIsOneErrorToo() {
        Compiled outcome = compile("class First {}", "javac.jdk.PhaseHooks", "install");
        assertThat(error(outcome, "compiler.err.proc.messager"))
                .startsWith("Emissary " + BrokenPlugin.VERSION + ": ")
                .contains("JDK " + Runtime.version(), "provoked");
        assertThat(outcome.classNames()).isEmpty();
    }

    /** A program with a mistake must not pass because the mistake cannot be explained. */
    @Test
    void messagesThatCannotBeReadAreErrorsAllTheSame() {
        assertThat(error(compile("emissary Job(String task);", "javac.report.Texts", "read"), "emissary.err.internal"))
                .contains(BrokenPlugin.VERSION, "provoked");
    }

    @Test
    void withoutAStackTraceSaysHowToGetIt() {
        Exception failure = new Exception("fast", null, false, false) {};
        assertThat(FailureText.of(failure)).contains("fast", "-XX:-OmitStackTraceInFastThrow");
    }

    /** Javac cannot cope with a type variable as a supertype, which it hides as it has said that this is an error. */
    @Test
    void ofJavacAfterAnErrorIsNoneOfThePlugin() {
        String source = "emissary A(I<Long> i); interface I<T> extends T<T> { void m(); }";
        error(javac(getClass().getClassLoader()).compile(source), "compiler.err.type.found.req");
    }

    @Test
    void doesNotHappenWithoutAnEmissary() {
        Compiled outcome = compile("class First {}", "rules.forwarding.ForwardingRules", "plan")
                .clean();
        assertThat(outcome.classNames()).containsExactly("First");
    }

    private static final String RECORD = "record A(Runnable r) {}";

    @TempDir
    private Path directory;

    /** Returns all that is said, beginning with whether the compilation succeeds. */
    private static List<String> said(Javac javac, String source, Path more, String... options) {
        List<JavaFileObject> files = new ArrayList<>(List.of(JavaFileObjects.forSourceString("A", source)));
        if (more != null) {
            files.addAll(Javac.files(List.of(more)));
        }
        Compiled compiled = javac.withOptions(options).compile(files);
        List<String> said = new ArrayList<>(List.of(compiled.success() + compiled.printed()));
        compiled.diagnostics()
                .forEach(message -> said.add(message.at() + " " + message.column() + " " + message.text()));
        return said;
    }

    private static Javac withPlugin() {
        return Javac.withPluginOfTests().withOptions("-Xplugin:Emissary");
    }

    @Test
    void withoutJavaLangThereIsJavacsErrorAndNoStackTrace() {
        String[] options = {"--system", "none", "-proc:none"};
        List<String> expected = said(Javac.plain(), RECORD, null, options);
        assertThat(expected.toString()).contains("Unable to find package java.lang");
        for (String source : List.of(
                "emissary A(Runnable r);",
                "@dev.emissary.Emissary record A(Runnable r) {}",
                "record A(Runnable emissary) {}")) {
            assertThat(said(withPlugin(), source, null, options)).isEqualTo(expected);
        }
    }

    @Test
    void aLanguageWithoutRecordsHasJavacsError() {
        String[] options = {"--release", "11", "-Xlint:-options"};
        List<String> expected = said(Javac.plain(), RECORD, null, options);
        assertThat(expected.toString()).contains("records are not supported in -source 11");
        assertThat(said(withPlugin(), RECORD + " // emissary", null, options)).isEqualTo(expected);
        assertThat(said(withPlugin(), "emissary A(Runnable r) {}", null, options))
                .isEqualTo(expected);
    }

    @Test
    void whatCannotBeReadEndsAsWithoutThePlugin() throws IOException {
        Path broken = Files.writeString(directory.resolve("broken.jar"), "no jar");
        for (Path more : new Path[] {directory.resolve("Missing.java"), null}) {
            List<String> expected = said(Javac.plain(), RECORD, more, "-cp", broken.toString());
            assertThat(expected).hasSizeGreaterThan(1);
            assertThat(said(withPlugin(), "emissary A(Runnable r);", more, "-cp", broken.toString()))
                    .isEqualTo(expected);
        }
    }

    @Test
    void aBrokenClassFileIsOneErrorOfJavac() throws IOException {
        Files.createDirectory(directory.resolve("lib"));
        Files.write(directory.resolve("lib/Broken.class"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, 0});
        assertThat(said(withPlugin(), "emissary A(lib.Broken b);", null, "-cp", Javac.classPath(directory)))
                .hasSize(2)
                .element(1)
                .asString()
                .contains("cannot access lib.Broken", "bad class file")
                .doesNotContain("Exception", "emissary.err");
    }
}
