/* A javac in this JVM that has no plugin, for tests that need something to compare with. */
package dev.emissary.javac.testing;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
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

    /** Compiles one source text and returns its class files by binary name; any error is a failure. */
    public static Map<String, byte[]> compile(String source, String... options) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        Classes classes = new Classes(javac.getStandardFileManager(diagnostics, null, null));
        boolean success = javac.getTask(null, classes, diagnostics, List.of(options), null, List.of(source(source)))
                .call();
        List<Diagnostic<?>> errors = new ArrayList<>(diagnostics.getDiagnostics());
        errors.removeIf(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.ERROR);
        if (!success) {
            throw new AssertionError("the class written by hand does not compile: " + errors);
        }
        Map<String, byte[]> result = new TreeMap<>();
        classes.output.forEach((name, bytes) -> result.put(name, bytes.toByteArray()));
        return result;
    }

    private static JavaFileObject source(String text) {
        URI uri = URI.create("string:///" + SourceText.qualifiedName(text).replace('.', '/') + ".java");
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
