package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A directory with a directory for each library, named as its coordinates with underscores, in which there are the jar of
 * its sources and the jars that it is compiled against. Maven fetches what is missing.
 */
public final class LibraryStore implements AutoCloseable {
    private static final String OF_SOURCES = "-sources.jar";

    private final Path directory;
    private final boolean isTemporary;

    private LibraryStore(Path directory, boolean isTemporary) {
        this.directory = directory;
        this.isTemporary = isTemporary;
    }

    /** Returns the store in a directory, or a temporary one if it is null. */
    public static LibraryStore in(Path directory) throws IOException {
        return directory == null
                ? new LibraryStore(Files.createTempDirectory("emissary-libraries"), true)
                // Maven runs in a directory of its own.
                : new LibraryStore(Files.createDirectories(directory.toAbsolutePath()), false);
    }

    /** Opens the sources of one library, and keeps nothing when they are closed. */
    public static Subject.Opened openOnce(String coordinates) throws IOException {
        LibraryStore store = in(null);
        Subject.Opened opened = store.open(coordinates);
        opened.tree().deleteAtEnd(store.directory);
        return opened;
    }

    /** Returns the libraries that are there already, in the form of coordinates. */
    public List<String> names() throws IOException {
        try (Stream<Path> libraries = Files.list(directory)) {
            return libraries
                    .map(library -> library.getFileName().toString())
                    .filter(name -> name.chars().filter(each -> each == '_').count() >= 2)
                    .map(LibraryStore::coordinates)
                    .filter(MavenSources::areCoordinates)
                    .sorted()
                    .toList();
        }
    }

    /** An artifact may have an underscore in its name, but hardly a group or a version. */
    private static String coordinates(String name) {
        int first = name.indexOf('_');
        int last = name.lastIndexOf('_');
        return name.substring(0, first) + ":" + name.substring(first + 1, last) + ":" + name.substring(last + 1);
    }

    /** Opens the sources of a library. */
    public Subject.Opened open(String coordinates) throws IOException {
        Path library = directory.resolve(coordinates.replace(':', '_'));
        if (!Files.isDirectory(library)) {
            fetch(coordinates, library);
        }
        List<Path> jars = jars(library);
        SourceTree tree = new SourceTree();
        tree.addArchive(sources(coordinates, jars), "", coordinates);
        List<Path> classPath = jars.stream()
                .filter(jar -> !jar.toString().endsWith(OF_SOURCES))
                .toList();
        if (isTemporary) {
            tree.deleteAtEnd(library);
        }
        return new Subject.Opened(tree, classPath, !classPath.isEmpty());
    }

    /** A library that is not there completely is not there at all. */
    private void fetch(String coordinates, Path library) throws IOException {
        Path unfinished = Files.createTempDirectory(directory, "unfinished");
        try {
            MavenSources.fetch(coordinates, unfinished);
            sources(coordinates, jars(unfinished));
            Files.move(unfinished, library, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            SourceTree.delete(unfinished);
            throw failure;
        }
    }

    /** Returns the jar with the sources of a library. */
    private static Path sources(String coordinates, List<Path> jars) throws IOException {
        String own = coordinates.split(":", -1)[1] + "-";
        return jars.stream()
                .filter(jar -> jar.toString().endsWith(OF_SOURCES))
                .filter(jar -> jar.getFileName().toString().startsWith(own))
                .findFirst()
                .orElseThrow(() -> new IOException("there are no sources; check the coordinates, and whether the"
                        + " library publishes its sources"));
    }

    private static List<Path> jars(Path library) throws IOException {
        try (Stream<Path> files = Files.list(library)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    @Override
    public void close() {
        if (isTemporary) {
            SourceTree.delete(directory);
        }
    }
}
