package dev.emissary.tools.source;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A file manager for one compilation that keeps class files in memory. It hides the module descriptors of the source
 * path, so that files are compiled in the unnamed module, and the libraries of this program where it has the class path
 * for itself.
 */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
    /** The packages of the annotation and the common superclass. */
    private static final Set<String> PACKAGES = Set.of("dev.emissary", "dev.emissary.lang");

    /** Javac closes a class loader of plugins that can be closed, but the loader of the plugin is the tool's own. */
    private final ClassLoader plugins = new ClassLoader(EmissaryPlugin.class.getClassLoader()) {};

    private final boolean isAlone;
    private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();

    /** Prepares a compilation that finds the sources of other types in directories, and their class files on a path. */
    MemoryFiles(StandardJavaFileManager files, List<Path> roots, List<Path> classPath) throws IOException {
        super(files);
        this.isAlone = classPath.isEmpty();
        List<Path> path = new ArrayList<>(classPath);
        for (Class<?> own : List.of(EmissaryPlugin.class, Emissary.class)) {
            URL place = own.getProtectionDomain().getCodeSource().getLocation();
            path.add(Path.of(URI.create(place.toString())));
        }
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, path);
        if (!roots.isEmpty()) {
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
        }
    }

    /** Returns the class files that javac has written, by binary name. */
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
        if (isAlone && location == StandardLocation.CLASS_PATH && !PACKAGES.contains(packageName)) {
            return List.of();
        }
        Iterable<JavaFileObject> all = super.list(location, packageName, kinds, recurse);
        return !packageName.isEmpty() || location != StandardLocation.SOURCE_PATH
                ? all
                : StreamSupport.stream(all.spliterator(), false)
                        .filter(file -> !file.isNameCompatible("module-info", Kind.SOURCE))
                        .toList();
    }
}
