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
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** The directory into which {@code desugar=DIR} writes. */
final class OutputDirectory {
    private final String directory;
    private final Reporter reporter;
    private final String sourcePath;
    private boolean refused;

    OutputDirectory(Context context, String directory, Reporter reporter) {
        this.directory = directory;
        this.reporter = reporter;
        Options options = Options.instance(context);
        sourcePath = options.get("--source-path");
    }

    /** Whether the plain form of a source file can be written; reports once if it cannot. */
    boolean accepts(JCCompilationUnit unit) {
        if (!refused) {
            Path root = enclosingSourceRoot(unit);
            Path present = existingAncestor();
            if (root != null) {
                refused = true;
                reporter.error("desugar.source.root", directory, root);
            } else if (!Files.isDirectory(present) || !Files.isWritable(present)) {
                refused = true;
                reporter.error("desugar.write", directory, reporter.fragment("no.directory", present));
            }
        }
        return !refused;
    }

    /** Returns the directory, or its nearest existing ancestor. */
    private Path existingAncestor() {
        Path path = Path.of(directory).toAbsolutePath().normalize();
        while (!Files.exists(path) && path.getParent() != null) {
            path = path.getParent();
        }
        return path;
    }

    /** Returns the source root that contains the directory, or null. */
    private Path enclosingSourceRoot(JCCompilationUnit unit) {
        Path output = Path.of(directory).toAbsolutePath().normalize();
        if (sourcePath != null) {
            for (String entry : sourcePath.split(Pattern.quote(File.pathSeparator), -1)) {
                Path root = Path.of(entry).toAbsolutePath().normalize();
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
        Path parent = file.getParent();
        if (packagePath(unit).isEmpty() || !parent.endsWith(packageDirectory)) {
            // Such a file may be in any directory; only in that same directory would the new file overwrite it.
            return output.equals(parent) ? parent : null;
        }
        Path root = parent;
        for (int i = 0; i < packageDirectory.getNameCount(); i++) {
            root = root.getParent();
        }
        return root != null && output.startsWith(root) ? root : null;
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
    private static Charset charset(JCCompilationUnit unit, String text) throws IOException {
        Path file = pathOf(unit);
        if (file != null) {
            byte[] bytes = Files.readAllBytes(file);
            for (Charset charset :
                    List.of(StandardCharsets.UTF_8, Charset.defaultCharset(), StandardCharsets.ISO_8859_1)) {
                if (new String(bytes, charset).equals(text)) {
                    return charset;
                }
            }
            for (Charset charset : Charset.availableCharsets().values()) {
                if (charset.canEncode() && new String(bytes, charset).equals(text)) {
                    return charset;
                }
            }
        }
        return StandardCharsets.UTF_8;
    }

    /**
     * Writes a file, below the directories of its package.
     *
     * @param unit the source file
     * @param text its original text
     * @param plain its text without emissaries
     */
    void write(JCCompilationUnit unit, String text, String plain) {
        String simpleName = InternalFailures.fileName(unit.sourcefile);
        Path target = Path.of(directory).resolve(packagePath(unit)).resolve(simpleName);
        // Files.createTempFile would make the file readable only by its owner.
        Path temporary = target.resolveSibling(simpleName + "." + UUID.randomUUID() + ".tmp");
        try {
            ByteBuffer bytes = charset(unit, text).newEncoder().encode(CharBuffer.wrap(plain));
            byte[] content = new byte[bytes.remaining()];
            bytes.get(content);
            Files.createDirectories(target.getParent());
            try {
                Files.write(temporary, content, StandardOpenOption.CREATE_NEW);
                Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException failure) {
            reporter.error("desugar.write", target, failure);
        }
    }
}
