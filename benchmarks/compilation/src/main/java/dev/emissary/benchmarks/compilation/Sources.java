package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Writers of source files into a folder; each returns the files. */
final class Sources {
    private static final String PACKAGE = "generated";

    private Sources() {}

    /** Writes delegating classes, and the interface if it is generated. */
    static List<Path> delegating(Path folder, Contestant contestant, Delegated delegated, int classes)
            throws IOException {
        List<Path> files = new ArrayList<>();
        Optional<String> type = delegated.source(PACKAGE);
        if (type.isPresent()) {
            files.add(write(folder, delegated.name(), type.get()));
        }
        for (int i = 0; i < classes; i++) {
            String name = className(i);
            files.add(write(folder, name, "package " + PACKAGE + ";\n\n" + contestant.source(name, delegated)));
        }
        return files;
    }

    /** Returns the simple name of a delegating class. */
    static String className(int index) {
        return "Delegating" + index;
    }

    /** Writes one class that has nothing. */
    static List<Path> empty(Path folder) throws IOException {
        return List.of(write(folder, "Empty", "package " + PACKAGE + ";\n\nfinal class Empty {}\n"));
    }

    /** Unpacks jars of sources. */
    static List<Path> unpacked(Path folder, List<Path> jars) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path jar : jars) {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                    ZipEntry entry = entries.nextElement();
                    // A module or package description may need more than the sources of its own library.
                    if (entry.getName().endsWith(".java") && !entry.getName().endsWith("-info.java")) {
                        Path file = folder.resolve(entry.getName());
                        Files.createDirectories(file.getParent());
                        try (InputStream content = zip.getInputStream(entry)) {
                            Files.copy(content, file);
                        }
                        files.add(file);
                    }
                }
            }
        }
        return files;
    }

    private static Path write(Path folder, String name, String source) throws IOException {
        Path file = folder.resolve(PACKAGE).resolve(name + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, source);
    }
}
