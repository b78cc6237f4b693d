package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * The javac of one JDK that this build does not run on, as class files in a jar.
 *
 * @param jar the jar, whose name has {@code jdk-} and the release
 */
public record JavacRelease(Path jar) {
    private static final Path RELEASES = Path.of("target/javac-releases");
    private static final Pattern FEATURE = Pattern.compile("jdk-(\\d+)");

    /** Returns those that the build has fetched. */
    public static List<JavacRelease> all() {
        try (Stream<Path> jars = Files.list(RELEASES)) {
            return jars.sorted().map(JavacRelease::new).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the number of the release, for instance 21. */
    public int feature() {
        Matcher matcher = FEATURE.matcher(jar.getFileName().toString());
        if (!matcher.find()) {
            throw new AssertionError("no release in the name of " + jar);
        }
        return Integer.parseInt(matcher.group(1));
    }

    /** Opens the jar. */
    public JarFile open() throws IOException {
        return new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, Runtime.Version.parse("17"));
    }

    /** Reads a class by its binary name, without the code of its methods. */
    public Optional<ClassNode> type(String name) {
        try (JarFile file = open()) {
            ZipEntry entry = file.getEntry(name.replace('.', '/') + ".class");
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream stream = file.getInputStream(entry)) {
                ClassNode node = new ClassNode();
                new ClassReader(stream).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
                return Optional.of(node);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public String toString() {
        return "javac " + feature();
    }
}
