package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.failures.FailureText;
import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs javac with a plugin that has been made to fail (EM-DIAG-3, EM-OPT-1, EM-EQ-3). */
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
                .withProcessors(List.of(new ScriptedProcessor((tools, round) -> {})))
                .compile(SOURCE);
        error(processed, "emissary.err.internal");
    }

    /** What asks whether an error is superfluous is asked of the report of its own failure too. */
    @ParameterizedTest
    @CsvSource({"header.HeaderWarnings, repeats", "checks.EarlyReads, replaces", "checks.MissingMethods, replaces"})
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
}
