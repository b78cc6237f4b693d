package dev.emissary.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The files with the cases: those of this jar, or of a directory. */
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
        Set<String> names = new HashSet<>();
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(EXTENSION) && !file.startsWith(given))
                    .map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .flatMap(file ->
                            CaseParser.parse(file, text(directory.resolve(file)), name -> given(given, name)).stream())
                    .peek(one -> requireNew(one, names))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void requireNew(ConformanceCase one, Set<String> names) {
        if (!names.add(one.name())) {
            throw new CaseFormatException(one.place() + ": there are two cases " + one.name());
        }
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
