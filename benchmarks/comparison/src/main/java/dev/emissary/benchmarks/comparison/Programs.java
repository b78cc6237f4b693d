package dev.emissary.benchmarks.comparison;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds programs. There is a directory for each feature, with {@code given}, which every approach sees, {@code later},
 * which replaces classes of it at run time, a program in a directory for each approach, or a file with a citation.
 *
 * @param root the directory
 */
public record Programs(Path root) {

    /**
     * Writes the programs of a directory of Markdown pages, one for each feature, into a directory.
     *
     * @param pages the directory of the pages; directories in it have the layout of this class already
     * @param root the directory to write
     */
    public static Programs unpack(Path pages, Path root) throws IOException {
        for (ProgramPage page : ProgramPage.in(pages)) {
            page.unpack(root);
        }
        try (Stream<Path> files = Files.walk(pages)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path relative = pages.relativize(file);
                if (relative.getNameCount() > 1) {
                    Path copy = root.resolve(relative);
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
        return new Programs(root);
    }

    /** The classes that a program is about. */
    List<Path> given(String feature) {
        return sources(root.resolve(feature).resolve("given"));
    }

    /** The classes that replace some of these after the programs were compiled; empty in most cases. */
    List<Path> later(String feature) {
        return sources(root.resolve(feature).resolve("later"));
    }

    /** The class that asks, if any program can be asked. */
    public Optional<Path> question(String feature) {
        return existing(root.resolve(feature).resolve("given").resolve("Question.java"));
    }

    /** A class of Kotlin in the same build as each program: it uses their class, and they use it. */
    Optional<Path> client(String feature) {
        return existing(root.resolve(feature).resolve("given").resolve("Client.kt"));
    }

    /** The program of an approach. */
    public Optional<Path> program(String feature, Approach approach) {
        return existing(root.resolve(feature).resolve(approach.id()).resolve(approach.program()));
    }

    /** The file that cites a source in its place. */
    public Optional<Path> citation(String feature, Approach approach) {
        return existing(root.resolve(feature).resolve(approach.id() + ".cited"));
    }

    /** Options for its compiler, from a line {@code // options: …} of the comments at the program's beginning. */
    static List<String> options(Path program) {
        return header(program, "// options: ")
                .flatMap(options -> Stream.of(options.split("\\s+(?=-)")))
                .toList();
    }

    /** Whether it is compiled by the compiler of Eclipse, as a line {@code // compiler: ecj} at its beginning says. */
    static boolean isForEclipse(Path program) {
        return header(program, "// compiler: ").anyMatch("ecj"::equals);
    }

    private static Stream<String> header(Path program, String prefix) {
        try (Stream<String> lines = Files.lines(program)) {
            return lines
                    .takeWhile(line -> !line.startsWith("package"))
                    .filter(line -> line.startsWith(prefix))
                    .map(line -> line.substring(prefix.length()))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> existing(Path file) {
        return Optional.of(file).filter(Files::isRegularFile);
    }

    private static List<Path> sources(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
