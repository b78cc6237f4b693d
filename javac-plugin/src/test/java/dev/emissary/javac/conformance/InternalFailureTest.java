package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.MemoryFiles;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs javac with a plugin that has been made to fail. */
class InternalFailureTest {
    private static final String SOURCE = """
            interface First { int x = 1; }
            emissary Second(Runnable r) { void own() { } }
            class Third { void use(Second s) { s.run(); s.own(); } }
            """;

    @TempDir
    private Path folder;

    /**
     * What javac has said and left.
     *
     * @param success what it has returned
     * @param printed what it has printed that is no diagnostic
     * @param errors its diagnostics
     * @param classes the names of the class files
     */
    private record Outcome(
            boolean success, String printed, List<Diagnostic<? extends JavaFileObject>> errors, Set<String> classes) {
        /** Returns the keys of its diagnostics. */
        List<String> codes() {
            return errors.stream().map(Diagnostic::getCode).toList();
        }

        /** Returns the text of the one error that there must be. */
        String error(String key) {
            assertThat(errors).hasSize(1);
            assertThat(errors.get(0).getKind()).isEqualTo(Diagnostic.Kind.ERROR);
            assertThat(errors.get(0).getCode()).isEqualTo(key);
            assertThat(printed).isEmpty();
            assertThat(success).isFalse();
            return errors.get(0).getMessage(Locale.ENGLISH);
        }
    }

    /** Compiles with a broken plugin. */
    private Outcome compile(String source, String className, String methodName) throws IOException {
        Path jar = folder.resolve("broken.jar");
        BrokenPlugin.write(jar, className, methodName);
        try (URLClassLoader plugins = BrokenPlugin.loader(jar)) {
            return compile(source, plugins);
        }
    }

    private static Outcome compile(String source, ClassLoader plugins) throws IOException {
        Outcome outcome = compile(source, plugins, false);
        // Annotation processing holds all diagnostics back, and those of a compilation that is given up are lost.
        Outcome processed = compile(source, plugins, true);
        assertThat(processed.success()).isEqualTo(outcome.success());
        assertThat(processed.printed()).isEqualTo(outcome.printed());
        assertThat(processed.errors()).extracting(Diagnostic::getCode).isEqualTo(outcome.codes());
        return outcome;
    }

    private static Outcome compile(String source, ClassLoader plugins, boolean processing) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter printed = new StringWriter();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        try (StandardJavaFileManager disk = javac.getStandardFileManager(null, null, null)) {
            MemoryFiles files = new MemoryFiles(disk, plugins);
            List<String> options = List.of("-Xplugin:Emissary", "-Xlint:all,-processing");
            JavaCompiler.CompilationTask task = javac.getTask(
                    printed,
                    files,
                    collector,
                    options,
                    null,
                    List.of(JavaFileObjects.forSourceString("Source", source)));
            task.setProcessors(processing ? List.of(new ScriptedProcessor((tools, round) -> {})) : List.of());
            return new Outcome(
                    task.call(),
                    printed.toString(),
                    collector.getDiagnostics(),
                    files.classes().keySet());
        }
    }

    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @CsvSource({
        "javac.syntax.TokenRewriter,         declaration, Second",
        "javac.syntax.SourceRewriter,        parsed,      Source.java",
        "javac.syntax.TokenRewriter,         <init>,      Source.java",
        "javac.syntax.DeclarationRewriter,   rewrite,     Second",
        "javac.jdk.TokenFactory,             identifier,  Second",
        "javac.header.Supertypes,            write,       Second",
        "javac.header.ClassAnnotations,      complete,    Second",
        "javac.header.ComponentAnnotations,  distribute,  Second",
        "javac.checks.ConstructorChecks,     check,       Second",
        "rules.DelegationRules,               decide,      Second",
        "rules.ForwardingRules,               plan,        Second",
        "javac.forwarders.MemberSymbols,     enter,       Second",
        "javac.forwarders.MemberBodies,      append,      Second",
    })
    void isOneErrorThatNamesVersionsAndDeclaration(String className, String methodName, String subject)
            throws IOException {
        Outcome outcome = compile(SOURCE, className, methodName);
        assertThat(outcome.error("emissary.err.internal"))
                .startsWith("the Emissary plugin " + BrokenPlugin.VERSION + " failed on JDK " + Runtime.version()
                        + " at " + subject + "\n")
                .contains("java.lang.IllegalStateException: provoked", className + "." + methodName);
        assertThat(outcome.errors().get(0).getSource().getName()).endsWith("Source.java");
        // What stands before the emissary is compiled before the plugin fails, and is all right.
        assertThat(outcome.classes()).isSubsetOf("First");
    }

    /** What asks whether an error is superfluous is asked of the report of its own failure too. */
    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @CsvSource({"HeaderWarnings", "EarlyReads", "MissingMethods"})
    void whileJavacReportsSomethingIsOneErrorToo(String className) throws IOException {
        String subpackage = className.equals("HeaderWarnings") ? "header" : "checks";
        Outcome outcome = compile(
                "emissary A(Runnable r) implements AutoCloseable;", "javac." + subpackage + "." + className, "test");
        assertThat(outcome.error("emissary.err.internal")).contains(" at compiler.err.does.not.override.abstract\n");
        assertThat(outcome.classes()).isEmpty();
    }

    @Test
    @Clause("EM-DIAG-3")
    void isReportedOnceForManyDeclarations() throws IOException {
        Outcome outcome = compile("emissary A(Runnable r);\nemissary B(Runnable r);", "rules.ForwardingRules", "plan");
        assertThat(outcome.error("emissary.err.internal")).contains(" at A\n");
        assertThat(outcome.errors().get(0).getLineNumber()).isEqualTo(1);
        assertThat(outcome.classes()).isEmpty();
    }

    @Test
    @Clause({"EM-DIAG-3", "EM-OPT-1"})
    void ofTheStartIsOneErrorToo() throws IOException {
        Outcome outcome = compile("class First {}", "javac.jdk.PhaseHooks", "install");
        assertThat(outcome.error("compiler.err.proc.messager"))
                .startsWith("Emissary " + BrokenPlugin.VERSION + ": ")
                .contains("JDK " + Runtime.version(), "provoked");
        assertThat(outcome.classes()).isEmpty();
    }

    /** Javac cannot cope with a type variable as a supertype, which it hides as it has said that this is an error. */
    @Test
    @Clause("EM-DIAG-3")
    void ofJavacAfterAnErrorIsNoneOfThePlugin() throws IOException {
        Outcome outcome = compile(
                "emissary A(I<Long> i); interface I<T> extends T<T> { void m(); }",
                getClass().getClassLoader());
        outcome.error("compiler.err.type.found.req");
    }

    @Test
    @Clause({"EM-DIAG-3", "EM-EQ-3"})
    void doesNotHappenWithoutAnEmissary() throws IOException {
        Outcome outcome = compile("class First {}", "rules.ForwardingRules", "plan");
        assertThat(outcome.errors()).isEmpty();
        assertThat(outcome.classes()).containsExactly("First");
    }
}
