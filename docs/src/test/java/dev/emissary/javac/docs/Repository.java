package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What is below the root of the repository, up to what builds and git keep there. */
final class Repository {
    /** The root. */
    static final Path ROOT = Checkout.ROOT;

    private static final Set<String> NOT_OURS =
            Set.of("target", "node_modules", ".git", ".idea", ".settings", ".vscode");

    private static final List<PathMatcher> MADE = made();

    private Repository() {}

    /** Returns the names of all files, relative to the root. */
    static Set<String> files() {
        Set<String> files = new TreeSet<>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                    return NOT_OURS.contains(directory.getFileName().toString())
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add(ROOT.relativize(file).toString().replace('\\', '/'));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return files;
    }

    /** Whether a file is one that the build makes for the site. */
    static boolean isMade(String name) {
        return MADE.stream().anyMatch(pattern -> pattern.matches(Path.of(name)));
    }

    private static List<PathMatcher> made() {
        try {
            return Files.readAllLines(ROOT.resolve("docs/site/made.txt")).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> FileSystems.getDefault().getPathMatcher("glob:" + line))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
