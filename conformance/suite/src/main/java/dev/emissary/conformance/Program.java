package dev.emissary.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The files of a case in a directory, and what has been compiled of them so far. */
final class Program {
    private final Path directory;
    private final List<Path> library;
    private final List<Path> classes = new ArrayList<>();

    /**
     * Begins a program.
     *
     * @param directory the directory to write into
     * @param library the directories that stand on each class path
     */
    Program(Path directory, List<Path> library) {
        this.directory = directory;
        this.library = List.copyOf(library);
    }

    /** Returns the directories with the class files of all steps so far. */
    List<Path> classes() {
        return List.copyOf(classes);
    }

    /** Returns the class path that sees all steps so far, the newest first. */
    List<Path> classPath() {
        List<Path> path = new ArrayList<>(classes);
        Collections.reverse(path);
        path.addAll(library);
        return path;
    }

    /** Deletes a class file of the steps so far. */
    void delete(String className) throws IOException {
        for (Path step : classes) {
            Files.deleteIfExists(step.resolve(className.replace('.', '/') + ".class"));
        }
    }

    /** Compiles further files of a case, which see the classes of all steps so far. */
    CompilerOutput compile(
            CompilerUnderTest compiler, List<SourceFile> files, ConformanceCase subject, String processor)
            throws IOException {
        Path step = directory.resolve("step" + (classes.size() + 1));
        Path sources = step.resolve("sources");
        Path output = Files.createDirectories(step.resolve("classes"));
        List<String> paths = new ArrayList<>();
        for (SourceFile file : files) {
            Path path = sources.resolve(file.path());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.text());
            paths.add(path.toString());
        }
        List<String> classPath = classPath().stream().map(Path::toString).toList();
        classes.add(output);
        CompilerOutput given = compiler.compile(new CompilerInput(
                paths,
                classPath,
                output.toString(),
                subject.options(),
                subject.warnings() || subject.plain(),
                subject.jdk(),
                processor));
        return new CompilerOutput(
                given.success(),
                given.diagnostics().stream().map(one -> relative(sources, one)).toList(),
                given.other());
    }

    private static Diagnostic relative(Path sources, Diagnostic one) {
        if (one.file().isEmpty()) {
            return one;
        }
        Path file = Path.of(one.file());
        String path = (file.startsWith(sources) ? sources.relativize(file) : file)
                .toString()
                .replace('\\', '/');
        return one.in(path);
    }
}
