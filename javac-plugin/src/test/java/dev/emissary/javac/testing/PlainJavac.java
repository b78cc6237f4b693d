package dev.emissary.javac.testing;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A compiler without any plugin. */
public final class PlainJavac {
    private PlainJavac() {}

    /**
     * The outcome of a compilation.
     *
     * @param success whether there was no error
     * @param diagnostics each as {@code line:column key}, in order
     * @param classes the class files by binary name
     */
    public record Outcome(boolean success, List<String> diagnostics, Map<String, byte[]> classes) {}

    /** Compiles one source text with {@code -Xlint:all} and more; its file is called {@code Source.java}. */
    public static Outcome plainJavac(String source, String... options) {
        List<String> all = new ArrayList<>(List.of("-Xlint:all,-processing"));
        all.addAll(List.of(options));
        return run("Source", source, all);
    }

    /** Compiles one source text and returns its class files by binary name; any error is a failure. */
    public static Map<String, byte[]> compile(String source, String... options) {
        Outcome outcome = run(SourceText.qualifiedName(source), source, List.of(options));
        if (!outcome.success()) {
            throw new AssertionError("the class written by hand does not compile: " + outcome.diagnostics());
        }
        return outcome.classes();
    }

    private static Outcome run(String name, String source, List<String> options) {
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        MemoryFiles files = new MemoryFiles(
                javac.getStandardFileManager(collector, Locale.ENGLISH, null), ClassLoader.getPlatformClassLoader());
        boolean success = javac.getTask(null, files, collector, options, null, List.of(file(name, source)))
                .call();
        List<String> diagnostics = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
            diagnostics.add(Math.max(0, diagnostic.getLineNumber()) + ":" + Math.max(0, diagnostic.getColumnNumber())
                    + " " + diagnostic.getCode());
        }
        return new Outcome(success, List.copyOf(diagnostics), files.classes());
    }

    private static JavaFileObject file(String name, String text) {
        URI uri = URI.create("string:///" + name.replace('.', '/') + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }
}
