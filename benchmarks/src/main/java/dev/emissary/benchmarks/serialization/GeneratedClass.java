package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.TemporaryDirectory;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes of this package, with their nested classes, that are compiled when they are needed. */
final class GeneratedClass {

    private static final String PACKAGE = GeneratedClass.class.getPackageName();

    private static final Map<String, Class<?>> DEFINED = new ConcurrentHashMap<>();

    private GeneratedClass() {}

    /**
     * Compiles a class from its source without the package declaration, and defines it beside this one, unless another
     * benchmark of the same JVM has done so.
     */
    static Class<?> of(String name, String source) throws IOException, IllegalAccessException {
        Class<?> defined = DEFINED.get(name);
        if (defined != null) {
            return defined;
        }
        try (TemporaryDirectory temporary = TemporaryDirectory.create(name)) {
            Path directory = temporary.path();
            Path file = Files.writeString(directory.resolve(name + ".java"), "package " + PACKAGE + ";\n\n" + source);
            String classPath = System.getProperty("java.class.path");
            int status = ToolProvider.getSystemJavaCompiler()
                    .run(null, null, null, "-proc:none", "-classpath", classPath, "-d", directory + "", file + "");
            if (status != 0) {
                throw new IllegalStateException("javac returned " + status);
            }
            try (Stream<Path> files = Files.list(directory.resolve(PACKAGE.replace('.', '/')))) {
                // The outermost class, whose name is the shortest, comes last.
                Comparator<Path> order =
                        Comparator.comparing(each -> -each.toString().length());
                for (Path one : (Iterable<Path>) files.sorted(order)::iterator) {
                    defined = MethodHandles.lookup().defineClass(Files.readAllBytes(one));
                }
            }
        }
        DEFINED.put(name, defined);
        return defined;
    }
}
