package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.TemporaryDirectory;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A class of this package, with its nested classes, that is compiled when it is needed. */
final class GeneratedClass {

    private static final String PACKAGE = GeneratedClass.class.getPackageName();

    private static final Map<String, Class<?>> DEFINED = new ConcurrentHashMap<>();

    private final String name;

    /** The class files by their binary names, that of the outermost class last. */
    private final Map<String, byte[]> classFiles =
            new TreeMap<>(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));

    private GeneratedClass(String name) {
        this.name = name;
    }

    /** Compiles a class from its source without the package declaration. */
    static GeneratedClass compile(String name, String source) throws IOException {
        GeneratedClass compiled = new GeneratedClass(name);
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
                for (Path one : (Iterable<Path>) files::iterator) {
                    String simple = one.getFileName().toString().replace(".class", "");
                    compiled.classFiles.put(PACKAGE + "." + simple, Files.readAllBytes(one));
                }
            }
        }
        return compiled;
    }

    /** Defines the class beside this one, unless another benchmark of the same JVM has done so. */
    Class<?> define() throws IllegalAccessException {
        Class<?> defined = DEFINED.get(name);
        if (defined != null) {
            return defined;
        }
        for (byte[] bytes : classFiles.values()) {
            defined = MethodHandles.lookup().defineClass(bytes);
        }
        DEFINED.put(name, defined);
        return defined;
    }

    /** Defines the class in a new class loader, as often as one likes. */
    Class<?> load() throws ClassNotFoundException {
        return new ClassLoader(GeneratedClass.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                byte[] bytes = classFiles.get(wanted);
                if (bytes == null) {
                    throw new ClassNotFoundException(wanted);
                }
                return defineClass(wanted, bytes, 0, bytes.length);
            }
        }.loadClass(PACKAGE + "." + name);
    }
}
