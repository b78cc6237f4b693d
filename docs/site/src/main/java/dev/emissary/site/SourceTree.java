package dev.emissary.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The files of the site: those of the repository, and those that its modules make in the same directories. */
record SourceTree(List<Path> roots) {
    /** Where a module makes files that are not kept, in the directories of the repository. */
    private static final String MADE = "target/pages";

    SourceTree {
        roots = List.copyOf(roots);
    }

    /** Returns the files at the root of the repository, and those of modules, whose names have commas between them. */
    static SourceTree of(Path root, String modules) {
        List<Path> roots = new ArrayList<>(List.of(root));
        for (String module : modules.split(",")) {
            roots.add(root.resolve(module).resolve(MADE));
        }
        return new SourceTree(roots);
    }

    /** Returns a file or directory by its path from the root of the repository; it need not exist. */
    Path file(String path) {
        return roots.stream()
                .map(root -> root.resolve(path))
                .filter(Files::exists)
                .findFirst()
                .orElse(roots.get(0).resolve(path));
    }

    boolean exists(String path) {
        return Files.exists(file(path));
    }

    /** Returns the names of what is in a directory, in order, without hidden files and what was built. */
    Set<String> names(String directory) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path root : roots) {
            if (Files.isDirectory(root.resolve(directory))) {
                try (Stream<Path> files = Files.list(root.resolve(directory))) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.startsWith(".") && !name.equals("target"))
                            .forEach(names::add);
                }
            }
        }
        return names;
    }
}
