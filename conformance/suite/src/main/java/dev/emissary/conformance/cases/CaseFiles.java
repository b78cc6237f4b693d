package dev.emissary.conformance.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The files of the cases: those of this jar, or of a directory. */
public final class CaseFiles {
    static final String EXTENSION = ".java";
    private static final String GIVEN = "given";

    private CaseFiles() {}

    /** Reads the cases of this jar. */
    public static List<ConformanceCase> ofThisJar() {
        URL root = CaseFiles.class.getResource("/cases");
        if (root == null) {
            throw new CaseFormatException("this jar has no cases");
        }
        try {
            URI uri = root.toURI();
            if (!uri.getScheme().equals("jar")) {
                return in(Path.of(uri));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return in(jar.getPath("/cases"));
            }
        } catch (URISyntaxException | IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Reads the cases of a directory, in which each topic is a directory, beside the types that cases share. */
    public static List<ConformanceCase> in(Path directory) {
        Path given = directory.resolve(GIVEN);
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(EXTENSION) && !file.startsWith(given))
                    .sorted()
                    .map(file -> read(directory, file, name -> given(given, name)))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static ConformanceCase read(Path directory, Path file, Function<String, Optional<SourceFile>> given) {
        String name = directory.relativize(file).toString().replace('\\', '/');
        if (!name.matches("[a-z]+/[a-z0-9-]+\\.java")) {
            throw new CaseFormatException(name + ": a case is TOPIC/name-in-small-letters.java");
        }
        return CaseParser.parse(name.substring(0, name.length() - EXTENSION.length()), text(file), given);
    }

    private static Optional<SourceFile> given(Path directory, String name) {
        Path file = directory.resolve(name + EXTENSION);
        return Files.exists(file) ? Optional.of(SourceFile.named(name, text(file))) : Optional.empty();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
