package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.harness.DirectoryTree;
import java.io.IOException;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Class files of the same class under many names, compiled into a temporary directory. */
final class ClassFiles implements AutoCloseable {

    /** The number of classes to use. */
    static final int CLASSES = 50;

    /** The identifier of those that declare one. */
    static final long DECLARED = 2003;

    private static final String PACKAGE = ClassFiles.class.getPackageName();
    private static final String OBJECTS = "Objects";

    private final Path directory;

    private ClassFiles(Path directory) {
        this.directory = directory;
    }

    /**
     * Compiles the classes, both with and without declared identifiers.
     *
     * @throws IOException if they cannot be compiled or written
     */
    static ClassFiles compile() throws IOException {
        ClassFiles files = new ClassFiles(Files.createTempDirectory("first-use"));
        try {
            for (Identifier identifier : Identifier.values()) {
                files.compile(identifier);
            }
            return files;
        } catch (IOException e) {
            files.close();
            throw e;
        }
    }

    /** Returns the directory of the class files of one side. */
    Path of(Identifier identifier) {
        return directory.resolve(identifier.toString());
    }

    /**
     * Loads the classes of a directory and creates an object of each.
     *
     * <p>They become members of this package, where {@code ObjectInputStream} finds them. Only one object is created by
     * reflection: it would warm up what is to be measured.
     */
    static Object[] load(Path directory) throws IOException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try (Stream<Path> files = Files.list(directory.resolve(PACKAGE.replace('.', '/')))) {
            for (Path file : files.sorted().toList()) {
                lookup.defineClass(Files.readAllBytes(file));
            }
            Supplier<?> objects = (Supplier<?>)
                    Class.forName(PACKAGE + "." + OBJECTS).getConstructor().newInstance();
            return (Object[]) objects.get();
        } catch (ReflectiveOperationException e) {
            throw new IOException("cannot load the classes of " + directory, e);
        }
    }

    private void compile(Identifier identifier) throws IOException {
        Path output = Files.createDirectory(of(identifier));
        List<String> names = IntStream.range(0, CLASSES)
                .mapToObj(i -> (identifier == Identifier.DECLARED ? "Declared" : "Computed") + i)
                .toList();
        Path source = directory.resolve(OBJECTS + ".java");
        Files.writeString(source, source(identifier, names));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this is no JDK: there is no compiler");
        }
        String[] arguments = {"-proc:none", "-nowarn", "-d", output.toString(), source.toString()};
        if (compiler.run(null, null, null, arguments) != 0) {
            throw new IOException("the classes to use cannot be compiled");
        }
    }

    private static String source(Identifier identifier, List<String> names) {
        String declaration = identifier == Identifier.DECLARED
                ? "private static final long serialVersionUID = " + DECLARED + ";"
                : "";
        String classes = names.stream()
                .map(name -> """
                        final class %s implements %s {
                            %s
                            private boolean aBoolean = true;
                            private byte aByte = 1;
                            private char aChar = 'a';
                            private short aShort = 2;
                            private int anInt = 3;
                            private long aLong = 4;
                            private float aFloat = 5;
                            private double aDouble = 6;
                            private String string = "string";
                            private int[] ints = {0, 1, 2, 3, 4, 5, 6, 7};
                            private String[] strings = {"a", "b", "c", "d", "e", "f", "g", "h"};
                        }
                        """.formatted(name, Serializable.class.getName(), declaration))
                .collect(Collectors.joining());
        String objects = names.stream().map(name -> "new " + name + "()").collect(Collectors.joining(", "));
        return """
                package %s;

                public final class %s implements %s<Object[]> {
                    @Override
                    public Object[] get() {
                        return new Object[] {%s};
                    }
                }

                %s""".formatted(PACKAGE, OBJECTS, Supplier.class.getName(), objects, classes);
    }

    @Override
    public void close() throws IOException {
        DirectoryTree.delete(directory);
    }
}
