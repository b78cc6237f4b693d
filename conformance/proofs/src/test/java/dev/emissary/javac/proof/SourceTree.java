package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * The sources of a library or a module.
 *
 * @param name its name
 * @param texts the source files by what they are called, for instance {@code a.b.C} or {@code module-info}
 */
record SourceTree(String name, Map<String, String> texts) {
    private static final String MODULE = "module-info";

    /** The commonest of all names of variables, which no API has; a character or a string of it stays what it is. */
    private static final Pattern VARIABLE = Pattern.compile("(?<![\\w$'\"\\\\])i(?![\\w$'\"])");

    /** Reads a jar with sources. */
    static SourceTree ofJar(Path jar) {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return of(jar.getFileName().toString().replace("-sources.jar", ""), files.getPath("/"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads directories with sources. */
    static SourceTree of(String name, Path... roots) {
        Map<String, String> texts = new TreeMap<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    String path = root.relativize(file).toString().replace('\\', '/');
                    if (path.endsWith(".java") && !path.startsWith("META-INF/")) {
                        texts.put(path.replace('/', '.').substring(0, path.length() - 5), Files.readString(file));
                    }
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return new SourceTree(name, texts);
    }

    /** Whether there is a module declaration. */
    boolean isModule() {
        return texts.containsKey(MODULE);
    }

    /** Returns the sources without a module declaration. */
    SourceTree unnamed() {
        return where((file, text) -> !file.equals(MODULE));
    }

    /** Returns those sources of which something is true, given what they are called and their text. */
    SourceTree where(BiPredicate<String, String> condition) {
        Map<String, String> chosen = new TreeMap<>(texts);
        chosen.entrySet().removeIf(file -> !condition.test(file.getKey(), file.getValue()));
        return new SourceTree(name, chosen);
    }

    /** Returns sources with every variable {@code i} called {@code emissary}, and a comment about one at the end. */
    SourceTree mentioningEmissaries() {
        Map<String, String> changed = new TreeMap<>(texts);
        changed.replaceAll((file, text) -> VARIABLE.matcher(text).replaceAll("emissary")
                + "\n// emissary X(Runnable run); @Emissary record Y(Runnable run) {}");
        return new SourceTree(name, changed);
    }

    /** Returns the files, sorted by name. */
    List<JavaFileObject> files() {
        return texts.entrySet().stream()
                .map(file -> JavaFileObjects.forSourceString(file.getKey(), file.getValue()))
                .toList();
    }

    @Override
    public String toString() {
        return name;
    }
}
