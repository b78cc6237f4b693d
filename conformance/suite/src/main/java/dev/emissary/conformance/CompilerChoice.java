package dev.emissary.conformance;

import dev.emissary.Emissary;
import dev.emissary.conformance.compiler.CompilerUnderTest;
import dev.emissary.conformance.compiler.EclipseUnderTest;
import dev.emissary.conformance.compiler.JavacUnderTest;
import dev.emissary.conformance.verdict.CaseRunner;
import dev.emissary.conformance.worker.Worker;
import dev.emissary.lang.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which compiler is tested, on which JDK.
 *
 * @param jdk the JDK
 * @param jar the plugin for javac, or the agent for the compiler of Eclipse
 * @param ecj the compiler of Eclipse; javac where there is none
 */
record CompilerChoice(Path jdk, Path jar, Optional<Path> ecj) {
    @Override
    public String toString() {
        return ecj.map(compiler -> compiler.getFileName() + " on ").orElse("javac of ") + jdk;
    }

    /** Returns the release of its JDK. */
    private int release() throws IOException {
        Matcher version =
                Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)").matcher(Files.readString(jdk.resolve("release")));
        if (!version.find()) {
            throw new IOException(jdk.resolve("release") + " does not say the version of the JDK");
        }
        return Integer.parseInt(version.group(1));
    }

    /**
     * Starts it, in a new directory that has the annotation and the superclass of emissaries, which every case sees.
     *
     * @param orders in how many orders of its files a case is compiled
     */
    Started start(int orders) throws IOException {
        Path directory = Files.createTempDirectory("conformance").toRealPath();
        Path library = directory.resolve("library");
        for (Class<?> type : List.of(Emissary.class, dev.emissary.lang.Emissary.class, Generated.class)) {
            String name = type.getName().replace('.', '/') + ".class";
            Path file = library.resolve(name);
            Files.createDirectories(file.getParent());
            try (InputStream bytes = Objects.requireNonNull(type.getResourceAsStream("/" + name))) {
                Files.copy(bytes, file);
            }
        }
        Worker worker = Worker.ofJdk(jdk);
        CompilerUnderTest compiler = ecj.isPresent()
                ? new EclipseUnderTest(jdk, Optional.of(jar), ecj.get())
                : new JavacUnderTest(worker, Optional.of(jar));
        return new Started(new CaseRunner(compiler, worker, release(), orders, library, directory));
    }

    /** A compiler that runs, and deletes its directory in the end. */
    record Started(CaseRunner runner) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            runner.compiler().close();
            runner.classes().close();
            try (Stream<Path> files = Files.walk(runner.directory())) {
                for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(file);
                }
            }
        }
    }
}
