package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.PluginJar;
import java.io.IOException;
import java.io.StringWriter;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conformance tests of a compilation beside others in one JVM, each of which loads the plugin's jar (EM-DIAG-5). */
class SeveralCompilationsTest {
    private static final String SOURCE = "emissary Job(String task);\n";
    private static final String TEXT = "String";

    @TempDir
    private Path directory;

    /** Compiles a source with a mistake, and returns the diagnostics when the plugin's loader is closed. */
    private static List<Diagnostic<? extends JavaFileObject>> compile(Path jar) throws IOException {
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        StringWriter printed = new StringWriter();
        try (URLClassLoader plugins = BrokenPlugin.loader(jar)) {
            boolean success = Javac.withPluginsOf(plugins)
                    .withOptions("-Xplugin:Emissary", "-proc:none")
                    .task(printed, collector, Javac.texts(SOURCE))
                    .call();
            assertThat(success).as("%s %s", collector.getDiagnostics(), printed).isFalse();
        }
        assertThat(printed.toString()).isEmpty();
        return collector.getDiagnostics();
    }

    private static void assertExplained(Path jar) throws IOException {
        List<Diagnostic<? extends JavaFileObject>> diagnostics = compile(jar);
        assertThat(diagnostics).extracting(Diagnostic::getCode).containsExactly("emissary.err.component.not.interface");
        assertThat(diagnostics.get(0).getMessage(Locale.ENGLISH))
                .contains("task", TEXT)
                .doesNotContain("message file broken");
    }

    /** Whoever reads a resource the usual way takes an open jar out of that cache, and closes it for all at the end. */
    @Test
    @Clause("EM-DIAG-5")
    void messagesAreReadPastTheJarsThatTheJvmShares() throws IOException {
        Path jar = PluginJar.write(directory.resolve("plugin.jar"));
        URL entry = URI.create("jar:" + jar.toUri() + "!/META-INF/services/com.sun.source.util.Plugin")
                .toURL();
        JarURLConnection connection = (JarURLConnection) entry.openConnection();
        connection.setUseCaches(true);
        JarFile shared = connection.getJarFile();
        try {
            assertExplained(jar);
            assertThatCode(shared::size).as("the jar of others").doesNotThrowAnyException();
        } finally {
            shared.close();
        }
    }

    @Test
    @Clause("EM-DIAG-1")
    void messagesAreFoundWhateverTheJarsDirectoryIsCalled() throws IOException {
        Path odd = Files.createDirectory(directory.resolve("a b 100%25 c#d e+f g!h \u00fc\u03c0\u65e5"));
        assertExplained(PluginJar.write(odd.resolve("plugin.jar")));
    }

    /** A program with a mistake must not pass because the mistake cannot be explained. */
    @Test
    @Clause("EM-DIAG-3")
    void messagesThatCannotBeReadAreErrorsAllTheSame() throws IOException {
        Path jar = directory.resolve("broken.jar");
        BrokenPlugin.write(jar, "javac.report.Texts", "read");
        List<Diagnostic<? extends JavaFileObject>> diagnostics = compile(jar);
        assertThat(diagnostics).extracting(Diagnostic::getCode).containsExactly("emissary.err.internal");
        assertThat(diagnostics.get(0).getMessage(Locale.ENGLISH)).contains(BrokenPlugin.VERSION, "provoked");
    }
}
