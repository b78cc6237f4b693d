package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.DirectoryTree;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;

/** The source of the classes {@code LongFields1}, {@code LongFields2} and so on, which are compiled when they are needed. */
final class LongFieldsSource {

    private static final String TEXT = """
            package dev.emissary.benchmarks.serialization.breakeven;

            import net.openhft.chronicle.bytes.*;

            public final class %1$s implements LongFields {
                private static final int START = BytesUtil.triviallyCopyableStart(%1$s.class);
                private static final int LENGTH = BytesUtil.triviallyCopyableLength(%1$s.class);

                %2$s

                public void writeExplicit(BytesOut<?> out) {
                    %3$s
                }

                public void readExplicit(BytesIn<?> in) {
                    %4$s
                }

                public void writeTriviallyCopyable(BytesOut<?> out) {
                    out.unsafeWriteObject(this, START, LENGTH);
                }

                public void readTriviallyCopyable(BytesIn<?> in) {
                    in.unsafeReadObject(this, START, LENGTH);
                }
            }
            """;

    private LongFieldsSource() {}

    /** Compiles and loads the class with a number of fields. */
    static Class<? extends LongFields> compile(int fields) throws IOException, ClassNotFoundException {
        String name = "LongFields" + fields;
        Path directory = Files.createTempDirectory(name);
        Path source = Files.writeString(
                directory.resolve(name + ".java"),
                TEXT.formatted(
                        name,
                        forEach(fields, "public long field%d;"),
                        forEach(fields, "out.writeLong(field%d);"),
                        forEach(fields, "field%d = in.readLong();")));
        String classPath = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-classpath", classPath, "-d", directory + "", source + "");
        if (status != 0) {
            throw new IllegalStateException("javac returned " + status);
        }
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, LongFields.class.getClassLoader())) {
            return loader.loadClass(LongFields.class.getPackageName() + "." + name)
                    .asSubclass(LongFields.class);
        } finally {
            DirectoryTree.delete(directory);
        }
    }

    private static String forEach(int fields, String line) {
        return IntStream.range(0, fields).mapToObj(line::formatted).collect(Collectors.joining("\n"));
    }
}
