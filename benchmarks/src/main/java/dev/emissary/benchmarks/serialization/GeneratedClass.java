package dev.emissary.benchmarks.serialization;

import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.ToolProvider;

/** A class of this package, with its nested classes, that is compiled when it is needed. */
final class GeneratedClass {

    private static final String PACKAGE = GeneratedClass.class.getPackageName();

    private static final Map<String, Class<?>> DEFINED = new ConcurrentHashMap<>();

    private final String name;
    private final Path directory;

    private GeneratedClass(String name, Path directory) {
        this.name = name;
        this.directory = directory;
    }

    /** Compiles a class from its source without the package declaration. */
    static GeneratedClass compile(String name, String source) throws IOException {
        Path directory = Files.createTempDirectory(name);
        Path file = Files.writeString(directory.resolve(name + ".java"), "package " + PACKAGE + ";\n\n" + source);
        String classPath = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-classpath", classPath, "-d", directory + "", file + "");
        if (status != 0) {
            throw new IllegalStateException("javac returned " + status);
        }
        return new GeneratedClass(name, directory);
    }

    /** Defines the class beside this one, unless another benchmark of the same JVM has done so. */
    Class<?> define() throws IOException, IllegalAccessException {
        Class<?> defined = DEFINED.get(name);
        if (defined != null) {
            return defined;
        }
        for (File file : classFiles()) {
            defined = MethodHandles.lookup().defineClass(Files.readAllBytes(file.toPath()));
        }
        DEFINED.put(name, defined);
        return defined;
    }

    /** Returns the class files, that of the outermost class last. */
    private List<File> classFiles() {
        File[] files = directory.resolve(PACKAGE.replace('.', '/')).toFile().listFiles();
        return Arrays.stream(files)
                .sorted(Comparator.comparing((File file) -> file.getName().length())
                        .reversed())
                .toList();
    }

    /** Defines the class in a new class loader, as often as one likes. */
    @SuppressWarnings("resource") // Nested classes are loaded later.
    Class<?> load() throws IOException, ClassNotFoundException {
        URL[] path = {directory.toUri().toURL()};
        return new URLClassLoader(path, GeneratedClass.class.getClassLoader()).loadClass(PACKAGE + "." + name);
    }
}
