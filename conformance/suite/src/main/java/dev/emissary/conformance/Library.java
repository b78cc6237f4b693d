package dev.emissary.conformance;

import dev.emissary.Emissary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The annotation and the superclass of emissaries, which every case sees. */
public final class Library {
    private static final List<Class<?>> CLASSES = List.of(Emissary.class, dev.emissary.lang.Emissary.class);

    private Library() {}

    /** Writes their class files into a directory, and returns it. */
    static Path write(Path directory) throws IOException {
        for (Class<?> type : CLASSES) {
            String name = type.getName().replace('.', '/') + ".class";
            Path file = directory.resolve(name);
            Files.createDirectories(file.getParent());
            try (InputStream bytes = Objects.requireNonNull(type.getResourceAsStream("/" + name))) {
                Files.copy(bytes, file);
            }
        }
        return directory;
    }
}
