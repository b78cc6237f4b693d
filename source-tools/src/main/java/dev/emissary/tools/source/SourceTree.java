package dev.emissary.tools.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Source files and the root directories of their packages. Archives are unpacked to a temporary directory, which
 * {@link #close} deletes. Module and package descriptors are left out, because they declare no class.
 */
public final class SourceTree implements AutoCloseable {
    private static final Pattern PACKAGE =
            Pattern.compile("(?m)^\\s*package\\s+([\\p{javaJavaIdentifierPart}.]+)\\s*;");

    private final List<SourceFile> files = new ArrayList<>();
    private final Set<Path> roots = new LinkedHashSet<>();
    private final Set<Path> directories = new LinkedHashSet<>();
    private final List<Path> temporary = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    /** Adds a source file, all those below a directory, or all those in an archive. */
    public void add(Path source) throws IOException {
        if (Files.isDirectory(source)) {
            addDirectory(source, source.toString(), true);
        } else if (isArchive(source)) {
            addArchive(source);
        } else {
            addFile(new SourceFile(source, source.toString(), true));
        }
    }

    private void addArchive(Path archive) throws IOException {
        Path directory = Files.createTempDirectory("emissary-sources");
        temporary.add(directory);
        unpack(archive, directory);
        addDirectory(directory, archive + "!", false);
    }

    /** Returns whether a path denotes an archive of sources. */
    public static boolean isArchive(Path path) {
        String name = path.toString();
        return Files.isRegularFile(path) && (name.endsWith(".jar") || name.endsWith(".zip"));
    }

    /** Returns the files, sorted by name. */
    public List<SourceFile> files() {
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

    private void addDirectory(Path directory, String displayName, boolean writable) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (declaresTypes(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                problems.add(new Problem(name(directory, displayName, file), 0, Problem.text(failure)));
                return FileVisitResult.CONTINUE;
            }
        });
        found.sort(Comparator.naturalOrder());
        for (Path path : found) {
            addFile(new SourceFile(path, name(directory, displayName, path), writable));
        }
    }

    private static String name(Path directory, String displayName, Path path) {
        String relative = directory.relativize(path).toString().replace('\\', '/');
        return relative.isEmpty() ? displayName : displayName + "/" + relative;
    }

    private void addFile(SourceFile file) {
        files.add(file);
        Path directory = file.path().toAbsolutePath().normalize().getParent();
        if (!directories.contains(directory)) {
            try {
                rootOf(file, directory);
                directories.add(directory);
            } catch (IOException unreadable) {
                // Whoever parses the file will tell.
            }
        }
    }

    private void rootOf(SourceFile file, Path directory) throws IOException {
        Matcher matcher = PACKAGE.matcher(new String(Files.readAllBytes(file.path()), StandardCharsets.UTF_8));
        Path root = directory;
        if (matcher.find()) {
            Path folders = Path.of(matcher.group(1).replace('.', '/'));
            if (!directory.endsWith(folders)) {
                return;
            }
            for (int level = 0; level < folders.getNameCount() && root != null; level++) {
                root = root.getParent();
            }
        }
        if (root != null) {
            roots.add(root);
        }
    }

    private static boolean declaresTypes(Path path) {
        String name = path.getFileName() == null ? "" : path.getFileName().toString();
        return name.endsWith(".java")
                && !name.equals("module-info.java")
                && !name.equals("package-info.java")
                && Files.isRegularFile(path);
    }

    private static void unpack(Path archive, Path directory) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                Path target = directory.resolve(entry.getName()).normalize();
                // A source for another release of the JDK would be a second class with the same name.
                boolean wanted = entry.getName().endsWith(".java")
                        && !entry.getName().startsWith("META-INF/")
                        && target.startsWith(directory);
                if (wanted && !entry.isDirectory()) {
                    Files.createDirectories(target.getParent());
                    try (InputStream content = zip.getInputStream(entry)) {
                        Files.copy(content, target);
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        temporary.forEach(SourceTree::delete);
    }

    /** Deletes a directory and everything below it. */
    public static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
