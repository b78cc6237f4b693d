package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Source files, the root directories of their packages, and what they are compiled against. Module and package
 * descriptors are left out, because they declare no class.
 */
public final class SourceTree {
    private static final Pattern PACKAGE =
            Pattern.compile("(?m)^\\s*package\\s+([\\p{javaJavaIdentifierPart}.]+)\\s*;");

    private final List<Path> classPath;
    private final List<Path> files = new ArrayList<>();
    private final Set<Path> roots = new LinkedHashSet<>();
    private final Set<Path> directories = new HashSet<>();
    private final List<Problem> problems = new ArrayList<>();

    /** Creates a tree without files, which are compiled against class files. */
    public SourceTree(List<Path> classPath) {
        this.classPath = classPath;
    }

    /** Adds a source file, or all those below a directory, sorted by name. */
    public void add(Path source) throws IOException {
        if (!Files.isDirectory(source)) {
            addFile(source);
            return;
        }
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(source, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (declaresTypes(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                problems.add(new Problem(file, 0, Problem.text(failure)));
                return FileVisitResult.CONTINUE;
            }
        });
        found.sort(Comparator.naturalOrder());
        found.forEach(this::addFile);
    }

    /** Returns the files. */
    public List<Path> files() {
        return List.copyOf(files);
    }

    /** Returns what could not be read. */
    public List<Problem> problems() {
        return List.copyOf(problems);
    }

    /** Returns the root directories of the files' packages. */
    public List<Path> roots() {
        return List.copyOf(roots);
    }

    /** Returns the class path. */
    public List<Path> classPath() {
        return classPath;
    }

    private void addFile(Path file) {
        files.add(file);
        Path directory = file.toAbsolutePath().normalize().getParent();
        if (!directories.contains(directory)) {
            try {
                rootOf(file, directory);
                directories.add(directory);
            } catch (IOException unreadable) {
                // Whoever parses the file will tell.
            }
        }
    }

    private void rootOf(Path file, Path directory) throws IOException {
        Matcher matcher = PACKAGE.matcher(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        Path root = directory;
        if (matcher.find()) {
            Path folders = Path.of(matcher.group(1).replace('.', '/'));
            if (!directory.endsWith(folders)) {
                return;
            }
            for (int level = 0; level < folders.getNameCount(); level++) {
                root = root.getParent();
            }
        }
        roots.add(root);
    }

    private static boolean declaresTypes(Path path) {
        String name = path.getFileName().toString();
        return name.endsWith(".java") && !name.matches("(module|package)-info[.]java") && Files.isRegularFile(path);
    }
}
