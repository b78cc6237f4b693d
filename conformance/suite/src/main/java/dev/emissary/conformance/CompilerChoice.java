package dev.emissary.conformance;

import dev.emissary.Emissary;
import dev.emissary.lang.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Which compiler is tested, on which JDK.
 *
 * @param jdk the JDK
 * @param jar the plugin for javac, or the agent for the compiler of Eclipse
 * @param ecj the compiler of Eclipse; javac where there is none
 */
public record CompilerChoice(Path jdk, Path jar, Optional<Path> ecj) {
    @Override
    public String toString() {
        return ecj.map(compiler -> compiler.getFileName() + " on ").orElse("javac of ") + jdk;
    }

    /**
     * Starts it, in a new directory that has the annotation and the superclass of emissaries, which every case sees.
     *
     * @param orders in how many orders of its files a case is compiled
     */
    CaseRunner start(int orders) throws IOException {
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
        int release = worker.ask(javac -> Runtime.version().feature());
        CompilerUnderTest compiler = ecj.isPresent()
                ? new EclipseUnderTest(jdk, Optional.of(jar), ecj.get())
                : new JavacUnderTest(worker, Optional.of(jar));
        return new CaseRunner(compiler, worker, release, orders, library, directory);
    }
}
