package dev.emissary.tools.adopt;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.DiagnosticListener;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A file manager that keeps class files in memory, and hides module descriptors, so that files are compiled in the unnamed
 * module.
 */
final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();
    private final boolean withPlugin;

    private Memory(StandardJavaFileManager standard, boolean withPlugin) {
        super(standard);
        this.withPlugin = withPlugin;
    }

    /**
     * Opens the file manager for a compilation against sources and class files, and the annotation.
     *
     * @param compiler the compiler
     * @param diagnostics is told of the problems with files
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param withPlugin whether the plugin takes part
     */
    static Memory open(
            JavaCompiler compiler,
            DiagnosticListener<? super JavaFileObject> diagnostics,
            List<Path> roots,
            List<Path> classPath,
            boolean withPlugin)
            throws IOException {
        StandardJavaFileManager standard =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        standard.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
        standard.setLocationFromPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH, Compilation.ownPath());
        standard.setLocationFromPaths(
                StandardLocation.CLASS_PATH,
                Stream.concat(classPath.stream(), Compilation.ownPath().stream())
                        .toList());
        return new Memory(standard, withPlugin);
    }

    /** Returns source files on disk. */
    Iterable<? extends JavaFileObject> onDisk(List<Path> files) {
        return fileManager.getJavaFileObjectsFromPaths(files);
    }

    /** The plugin starts by itself if it is found, so it is hidden if it is not wanted. */
    @Override
    public ClassLoader getClassLoader(JavaFileManager.Location location) {
        return withPlugin ? super.getClassLoader(location) : ClassLoader.getPlatformClassLoader();
    }

    Map<String, byte[]> classFiles() {
        Map<String, byte[]> files = new TreeMap<>();
        outputs.forEach((name, bytes) -> files.put(name, bytes.toByteArray()));
        return files;
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
    public JavaFileObject getJavaFileForInput(JavaFileManager.Location location, String name, Kind kind)
            throws IOException {
        boolean ofModule = name.equals("module-info") && location == StandardLocation.SOURCE_PATH;
        return ofModule ? null : super.getJavaFileForInput(location, name, kind);
    }

    @Override
    public Iterable<JavaFileObject> list(
            JavaFileManager.Location location, String packageName, Set<Kind> kinds, boolean recurse)
            throws IOException {
        Iterable<JavaFileObject> all = super.list(location, packageName, kinds, recurse);
        if (!packageName.isEmpty() || location != StandardLocation.SOURCE_PATH) {
            return all;
        }
        List<JavaFileObject> visible = new ArrayList<>();
        all.forEach(file -> {
            if (!file.isNameCompatible("module-info", Kind.SOURCE)) {
                visible.add(file);
            }
        });
        return visible;
    }

    @Override
    public boolean hasLocation(JavaFileManager.Location location) {
        return location != StandardLocation.ANNOTATION_PROCESSOR_MODULE_PATH && super.hasLocation(location);
    }
}
