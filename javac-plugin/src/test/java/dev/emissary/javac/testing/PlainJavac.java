/* A javac in this JVM that has no plugin, for tests that need something to compare with. */
package dev.emissary.javac.testing;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
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

    /** Compiles one source text with {@code -Xlint:all}; its file is called {@code Source.java}. */
    public static Outcome plainJavac(String source) {
        return run("Source", source, List.of("-Xlint:all,-processing"));
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
        Classes classes = new Classes(javac.getStandardFileManager(collector, Locale.ENGLISH, null));
        boolean success = javac.getTask(null, classes, collector, options, null, List.of(file(name, source)))
                .call();
        List<String> diagnostics = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
            diagnostics.add(Math.max(0, diagnostic.getLineNumber()) + ":" + Math.max(0, diagnostic.getColumnNumber())
                    + " " + diagnostic.getCode());
        }
        Map<String, byte[]> result = new TreeMap<>();
        classes.output.forEach((className, bytes) -> result.put(className, bytes.toByteArray()));
        return new Outcome(success, List.copyOf(diagnostics), result);
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

    /** A file manager that keeps class files in memory and finds no plugin. */
    private static final class Classes extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<String, ByteArrayOutputStream> output = new TreeMap<>();

        Classes(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public ClassLoader getClassLoader(JavaFileManager.Location location) {
            return ClassLoader.getPlatformClassLoader();
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return output.computeIfAbsent(className, name -> new ByteArrayOutputStream());
                }
            };
        }
    }
}
