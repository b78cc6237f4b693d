package dev.emissary.javac.testing;

import com.sun.tools.javac.api.ClientCodeWrapper.Trusted;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A javac in this JVM that works in a directory and prints.
 *
 * <p>Three words stand for what a command names: {@link #PLUGIN} and {@link #ANNOTATIONS} for the project's two jars,
 * and {@link #FAILING} for a jar at which the plugin fails. Other than in the compilations of {@link EmissaryCompiler},
 * the plugin is there only if the command says so.
 *
 * @param directory where the sources are and the class files go
 */
public record PrintingJavac(Path directory) {
    /** The plugin's jar in a command. */
    public static final String PLUGIN = "plugin.jar";

    /** The jar with the annotation and the superclass in a command. */
    public static final String ANNOTATIONS = "annotations.jar";

    /** A jar in a command that throws an exception at whoever looks for the superclass in it. */
    public static final String FAILING = "failing.jar";

    static {
        // For good, as other tests run at the same time; the locale of a task comes after javac has loaded its
        // messages.
        Locale.setDefault(Locale.ENGLISH);
    }

    private static final Map<String, String> LOCATIONS = Map.of(
            PLUGIN, PluginJar.classes().toString(),
            ANNOTATIONS, CodeLocation.of(dev.emissary.Emissary.class).toString(),
            FAILING, CodeLocation.of(dev.emissary.Emissary.class).toString());

    /**
     * Runs javac in this JVM.
     *
     * @param arguments its arguments, those that end in {@code .java} being files of the directory
     * @return what it prints, in English, with file names relative to the directory, without the frames of a stack trace
     */
    public String run(List<String> arguments) {
        List<String> options = new ArrayList<>();
        List<Path> files = new ArrayList<>();
        for (String argument : located(arguments)) {
            if (argument.endsWith(".java")) {
                files.add(directory.resolve(argument));
            } else {
                options.add(argument);
            }
        }
        StringWriter out = new StringWriter();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager standard = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);
                Files manager = new Files(standard, arguments.contains(FAILING))) {
            Iterable<? extends JavaFileObject> sources = standard.getJavaFileObjectsFromPaths(files);
            javac.getTask(out, manager, null, options, null, sources).call();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return withoutPlacesOfThisRun(out + uncounted(out.toString()));
    }

    /** Returns the line with the number of errors in the options, which javac's launcher prints and its API does not. */
    private static String uncounted(String text) {
        long errors = text.lines().filter(line -> line.startsWith("error: ")).count();
        boolean counted = text.lines().anyMatch(line -> line.matches("\\d+ errors?"));
        return counted || errors == 0 ? "" : errors + (errors == 1 ? " error\n" : " errors\n");
    }

    /** Runs javac as {@link #run} does, but by its launcher in a process of its own. */
    public String launch(List<String> arguments) {
        Jdk.Outcome outcome = Jdk.running().run(directory, "javac", located(arguments));
        return withoutPlacesOfThisRun(outcome.err() + outcome.out());
    }

    /** Returns the arguments with the places of the jars, and with the paths that are the default outside of tests. */
    private List<String> located(List<String> arguments) {
        List<String> all = new ArrayList<>(List.of("-d", directory.toString()));
        if (!arguments.contains("-cp")) {
            all.addAll(List.of("-cp", directory.toString()));
        }
        arguments.forEach(argument -> all.add(LOCATIONS
                .getOrDefault(argument, argument)
                .replace(" desugar=", " desugar=" + directory + File.separator)));
        return all;
    }

    private String withoutPlacesOfThisRun(String text) {
        return text.replace("\r\n", "\n")
                .replace(directory + File.separator, "")
                .replace(directory.toString(), ".")
                .replaceAll("(Emissary plugin) \\S+ (failed on JDK) \\S+", "$1 VERSION $2 VERSION")
                .replaceAll("(?m)^ +at .*\\n", "");
    }

    /** A file manager with the loaders of a javac of its own; javac does not take what it throws for its user's fault. */
    @Trusted
    private static final class Files extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final boolean failing;

        Files(StandardJavaFileManager files, boolean failing) {
            super(files);
            this.failing = failing;
        }

        /** Returns a loader that sees javac and the JDK, but nothing else of this JVM's class path. */
        @Override
        public ClassLoader getClassLoader(JavaFileManager.Location location) {
            Iterable<? extends Path> path = fileManager.getLocationAsPaths(location);
            List<URL> urls = new ArrayList<>();
            if (path != null) {
                for (Path entry : path) {
                    try {
                        urls.add(entry.toUri().toURL());
                    } catch (IOException impossible) {
                        throw new UncheckedIOException(impossible);
                    }
                }
            }
            return new URLClassLoader(urls.toArray(URL[]::new), new CompilerOnly());
        }

        @Override
        public Iterable<JavaFileObject> list(
                JavaFileManager.Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            if (failing && packageName.equals("dev.emissary.lang")) {
                throw new IllegalStateException(FAILING + " is open in another program");
            }
            return super.list(location, packageName, kinds, recurse);
        }
    }

    /** A loader of the classes of the JDK, javac's among them. */
    private static final class CompilerOnly extends ClassLoader {
        CompilerOnly() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("com.sun.")) {
                return ClassLoader.getSystemClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            return java.util.Collections.emptyEnumeration();
        }
    }
}
