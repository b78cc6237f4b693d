package dev.emissary.tools.adopt;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.tools.source.SourceParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The result of compiling one file.
 *
 * @param classFiles the class files of the types that the file declares, by name
 * @param error the first error, or an empty text
 */
record Compilation(Map<String, byte[]> classFiles, String error) {

    /**
     * Compiles a file, with the plugin or without.
     *
     * @param path the path of the file, which need not exist
     * @param text its text
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param withPlugin whether the plugin takes part
     */
    static Compilation of(Path path, String text, List<Path> roots, List<Path> classPath, boolean withPlugin)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return new Compilation(Map.of(), "this Java has no compiler; run the command with a JDK");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> options = new ArrayList<>(List.of("-proc:none", "-implicit:none", "-nowarn", "-Xlint:none"));
        if (withPlugin) {
            options.add("-Xplugin:Emissary");
        }
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
                Memory memory = new Memory(standard, withPlugin)) {
            standard.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            standard.setLocationFromPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH, ownPath());
            standard.setLocationFromPaths(
                    StandardLocation.CLASS_PATH,
                    Stream.concat(classPath.stream(), ownPath().stream()).toList());
            boolean done = compiler.getTask(
                            new StringWriter(),
                            memory,
                            diagnostics,
                            options,
                            null,
                            List.of(source(path, withoutMark(text))))
                    .call();
            String error = diagnostics.getDiagnostics().stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                    .map(diagnostic -> "line " + diagnostic.getLineNumber() + ": "
                            + diagnostic
                                    .getMessage(Locale.ROOT)
                                    .lines()
                                    .limit(2)
                                    .map(String::strip)
                                    .collect(Collectors.joining(" ")))
                    .findFirst()
                    .orElse(done ? "" : "the compiler fails");
            return new Compilation(memory.classFiles(), error);
        } catch (RuntimeException failure) {
            return new Compilation(Map.of(), "the compiler fails: " + failure);
        }
    }

    /** Returns the jars, or in a build the directories, of the plugin and the annotation. */
    static List<Path> ownPath() {
        return Stream.of(EmissaryPlugin.class, Emissary.class)
                .map(type -> {
                    try {
                        return Path.of(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
                    } catch (URISyntaxException impossible) {
                        throw new IllegalStateException(impossible);
                    }
                })
                .distinct()
                .toList();
    }

    private static String withoutMark(String text) {
        return text.startsWith(SourceParser.BYTE_ORDER_MARK)
                ? text.substring(SourceParser.BYTE_ORDER_MARK.length())
                : text;
    }

    private static JavaFileObject source(Path path, String text) {
        return new SimpleJavaFileObject(path.toUri(), Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    /** Keeps class files in memory, and hides module descriptors, so that a file is compiled in the unnamed module. */
    private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();
        private final boolean withPlugin;

        Memory(StandardJavaFileManager standard, boolean withPlugin) {
            super(standard);
            this.withPlugin = withPlugin;
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
}
