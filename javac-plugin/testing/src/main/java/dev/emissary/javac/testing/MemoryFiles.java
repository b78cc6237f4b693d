package dev.emissary.javac.testing;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** A file manager that writes into memory, and reads everything else where another one does. */
public class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final ClassLoader plugins;
    private final Map<String, ByteArrayOutputStream> output = new TreeMap<>();
    private final Map<String, ByteArrayOutputStream> sources = new TreeMap<>();

    /**
     * Creates a file manager.
     *
     * @param files reads the files
     * @param plugins where javac finds plugins
     */
    public MemoryFiles(StandardJavaFileManager files, ClassLoader plugins) {
        super(files);
        this.plugins = plugins;
    }

    @Override
    public ClassLoader getClassLoader(JavaFileManager.Location location) {
        return plugins;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        Map<String, ByteArrayOutputStream> files = kind == JavaFileObject.Kind.SOURCE ? sources : output;
        return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind) {
            @Override
            public OutputStream openOutputStream() {
                return files.computeIfAbsent(className, name -> new ByteArrayOutputStream());
            }

            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return files.get(className).toString(StandardCharsets.UTF_8);
            }

            @Override
            public boolean delete() {
                return files.remove(className) != null;
            }
        };
    }

    /** Returns the class files by binary name. */
    public Map<String, byte[]> classes() {
        Map<String, byte[]> result = new TreeMap<>();
        output.forEach((className, bytes) -> result.put(className, bytes.toByteArray()));
        return result;
    }
}
