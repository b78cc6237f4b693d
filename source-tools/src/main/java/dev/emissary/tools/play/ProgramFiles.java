package dev.emissary.tools.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The files that one compilation sees: those of the JDK, the annotation and the common superclass. What it writes stays
 * in memory. Closing it does not close what the next compilation uses again.
 */
final class ProgramFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private static final Set<String> PACKAGES = Set.of("dev.emissary", "dev.emissary.lang");

    private final ClassLoader plugins;
    private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();

    /**
     * Opens the files for one compilation.
     *
     * @param shared the files, which stay open
     * @param plugins where javac finds plugins; javac would close one that can be closed
     */
    ProgramFiles(StandardJavaFileManager shared, ClassLoader plugins) {
        super(shared);
        this.plugins = plugins;
    }

    /** Returns a source file in memory, which may declare public classes of any name. */
    static JavaFileObject source(String text) {
        return new SimpleJavaFileObject(URI.create("memory:///Program.java"), Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }

            @Override
            public boolean isNameCompatible(String simpleName, Kind kind) {
                return kind == Kind.SOURCE && !simpleName.contains("-");
            }
        };
    }

    Map<String, byte[]> classFiles() {
        Map<String, byte[]> files = new TreeMap<>();
        outputs.forEach((name, bytes) -> files.put(name, bytes.toByteArray()));
        return files;
    }

    @Override
    public ClassLoader getClassLoader(JavaFileManager.Location location) {
        return plugins;
    }

    @Override
    public boolean hasLocation(JavaFileManager.Location location) {
        return location == StandardLocation.ANNOTATION_PROCESSOR_PATH || super.hasLocation(location);
    }

    @Override
    public Iterable<JavaFileObject> list(
            JavaFileManager.Location location, String packageName, Set<Kind> kinds, boolean recurse)
            throws IOException {
        return location == StandardLocation.CLASS_PATH && !PACKAGES.contains(packageName)
                ? List.of()
                : super.list(location, packageName, kinds, recurse);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            JavaFileManager.Location location, String name, Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                outputs.put(name, bytes);
                return bytes;
            }
        };
    }

    @Override
    public void close() {
        // The shared files stay open.
    }
}
