package dev.emissary.javac.desugar;

import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The directory into which {@code desugar=DIR} writes. All files are written under other names first, so that a full
 * disk leaves nothing behind, and none replaces a source or another one of the same compilation (EM-EQ-1).
 */
public final class OutputDirectory {
    private final String directory;
    private final Reporter reporter;
    private final String sourcePath;
    private final Set<Path> compiled = new HashSet<>();
    private final Set<Path> withEmissaries = new HashSet<>();
    /** The new files under their other names, by the names that they get. */
    private final Map<Path, Path> temporaries = new LinkedHashMap<>();

    private final Map<Path, NewFile> files = new LinkedHashMap<>();
    private boolean refused;

    private record NewFile(JCCompilationUnit unit, String original, String plain) {}

    /** Creates the directory of a compilation; nothing is written yet. */
    public OutputDirectory(Context context, String directory, Reporter reporter) {
        this.directory = directory;
        this.reporter = reporter;
        sourcePath = Options.instance(context).get("--source-path");
    }

    /** Notes a file that is compiled. */
    public void compiled(JCCompilationUnit unit) {
        Path file = pathOf(unit);
        if (file != null) {
            compiled.add(real(file));
        }
    }

    /** Whether the plain form of a source file can be written; reports once if it cannot. */
    boolean accepts(JCCompilationUnit unit) {
        if (pathOf(unit) != null) {
            withEmissaries.add(real(pathOf(unit)));
        }
        if (!refused) {
            try {
                check(unit);
            } catch (InvalidPathException unnameable) {
                refuse("desugar.write", directory, reporter.fragment("no.file.name", packagePath(unit)));
            }
        }
        return !refused;
    }

    private void check(JCCompilationUnit unit) {
        Path output = real(Path.of(directory));
        Path root = enclosingSourceRoot(unit, output);
        if (root == null) {
            root = enclosingSourceRoot(unit, real(output.resolve(packagePath(unit))));
        }
        Path present = output;
        while (!Files.exists(present) && present.getParent() != null) {
            present = present.getParent();
        }
        if (root != null) {
            refuse("desugar.source.root", directory, root);
        } else if (!Files.isDirectory(present) || !Files.isWritable(present)) {
            refuse("desugar.write", directory, reporter.fragment("no.directory", present));
        }
    }

    private void refuse(String key, Object... arguments) {
        refused = true;
        reporter.error(key, arguments);
    }

    /** Returns a path without symbolic links, as far as it exists. */
    private static Path real(Path path) {
        Path absolute = path.toAbsolutePath();
        try {
            return absolute.toRealPath();
        } catch (IOException missing) {
            Path parent = absolute.getParent();
            return parent == null
                    ? absolute
                    : real(parent).resolve(absolute.getFileName()).normalize();
        }
    }

    /** Returns the source root that contains an output directory, or null. */
    private Path enclosingSourceRoot(JCCompilationUnit unit, Path output) {
        if (sourcePath != null) {
            for (String entry : sourcePath.split(Pattern.quote(File.pathSeparator), -1)) {
                Path root = real(Path.of(entry));
                if (output.startsWith(root)) {
                    return root;
                }
            }
        }
        Path file = pathOf(unit);
        if (file == null) {
            return null;
        }
        Path packageDirectory = Path.of(packagePath(unit));
        Path root = file.getParent();
        if (packagePath(unit).isEmpty() || !root.endsWith(packageDirectory)) {
            // Such a file may be in any directory; only in that same directory would the new file overwrite it.
            return output.equals(real(root)) ? root : null;
        }
        for (int i = 0; i < packageDirectory.getNameCount(); i++) {
            root = root.getParent();
        }
        return output.startsWith(real(root)) ? root : null;
    }

    private static Path pathOf(JCCompilationUnit unit) {
        URI uri = unit.sourcefile.toUri();
        // A tool may keep its sources in memory.
        return "file".equals(uri.getScheme()) ? Path.of(uri).toAbsolutePath().normalize() : null;
    }

    private static String packagePath(JCCompilationUnit unit) {
        return unit.getPackageName() == null
                ? ""
                : unit.getPackageName().toString().replace('.', '/');
    }

    /** Returns the encoding of a source file: the one in which its bytes are the text that javac has read. */
    private static Charset charset(NewFile file) throws IOException {
        Path path = pathOf(file.unit());
        if (path == null) {
            return StandardCharsets.UTF_8;
        }
        byte[] bytes = Files.readAllBytes(path);
        return Stream.concat(
                        Stream.of(StandardCharsets.UTF_8, Charset.defaultCharset(), StandardCharsets.ISO_8859_1),
                        Charset.availableCharsets().values().stream())
                .filter(charset -> charset.canEncode() && new String(bytes, charset).equals(file.original()))
                .findFirst()
                .orElse(StandardCharsets.UTF_8);
    }

    /** Adds a file that {@link #finish} writes, below the directories of its package. */
    void add(JCCompilationUnit unit, String original, String plain) {
        Path target = real(Path.of(directory, packagePath(unit), InternalFailures.fileName(unit.sourcefile)));
        NewFile other = files.put(target, new NewFile(unit, original, plain));
        if (compiled.contains(target)) {
            refuse("desugar.source.root", directory, target.getParent());
        } else if (other != null) {
            refuse("desugar.write", target, reporter.fragment("two.files", other.unit().sourcefile, unit.sourcefile));
        }
    }

    /** Writes the files that have been added, and deletes those of earlier compilations that they replace. */
    public void finish() {
        if (refused || (reporter.hasErrors() && files.isEmpty())) {
            return;
        }
        Path root = real(Path.of(directory));
        Path current = root;
        try {
            WrittenFiles list = WrittenFiles.in(root);
            for (Map.Entry<Path, NewFile> file : files.entrySet()) {
                current = file.getKey();
                NewFile added = file.getValue();
                byte[] content = encode(added);
                prepare(current, content);
                Path source = pathOf(added.unit());
                if (source != null) {
                    list.add(current, real(source), content);
                }
            }
            Set<Path> plain = new HashSet<>(compiled);
            plain.removeAll(withEmissaries);
            List<Path> outdated = reporter.hasErrors() ? List.of() : list.removeOutdated(plain);
            if (!list.isEmpty()) {
                prepare(list.place(), list.text());
            }
            for (Map.Entry<Path, Path> file : temporaries.entrySet()) {
                current = file.getKey();
                Files.move(file.getValue(), current, StandardCopyOption.REPLACE_EXISTING);
            }
            for (Path file : outdated) {
                Files.delete(file);
            }
            if (list.isEmpty()) {
                Files.deleteIfExists(list.place());
            }
        } catch (IOException failure) {
            reporter.error("desugar.write", current, failure);
        } finally {
            deleteTemporaries();
        }
    }

    private static byte[] encode(NewFile file) throws IOException {
        ByteBuffer encoded = charset(file).newEncoder().encode(CharBuffer.wrap(file.plain()));
        byte[] bytes = new byte[encoded.remaining()];
        encoded.get(bytes);
        return bytes;
    }

    private void prepare(Path target, byte[] content) throws IOException {
        Files.createDirectories(target.getParent());
        // Files.createTempFile would make the file readable only by its owner.
        Path temporary = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        temporaries.put(target, temporary);
        Files.write(temporary, content, StandardOpenOption.CREATE_NEW);
    }

    private void deleteTemporaries() {
        for (Path temporary : temporaries.values()) {
            try {
                Files.deleteIfExists(temporary);
            } catch (IOException failure) {
                reporter.error("desugar.write", temporary, failure);
            }
        }
    }
}
