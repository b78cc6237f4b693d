package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A pair.
 *
 * @param file the name of both files
 * @param settings what the comments at the beginning of the source say, by the word before the colon
 * @param source the text of the source without them
 */
public record GoldenPair(String file, Map<String, String> settings, String source) {
    private static final Path SOURCES = Checkout.file("javac-plugin/src/test/resources/desugar/in");
    private static final Path PLAIN = Checkout.file("javac-plugin/src/test/resources/desugar/out");
    private static final Pattern SETTING = Pattern.compile("// (shows|clauses|options): (.*)\\n");

    public GoldenPair {
        settings = Map.copyOf(settings);
    }

    /** Returns all pairs in the order of their names. */
    public static List<GoldenPair> all() {
        return files(SOURCES).stream().map(GoldenPair::of).toList();
    }

    /** Returns the names of the files of plain Java, which may be others. */
    public static List<String> plainFiles() {
        return files(PLAIN);
    }

    private static List<String> files(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads the source of a pair by its name. */
    public static GoldenPair of(String file) {
        try {
            String text = Files.readString(SOURCES.resolve(file));
            Map<String, String> settings = new LinkedHashMap<>();
            Matcher setting = SETTING.matcher(text);
            int end = 0;
            while (setting.find(end) && setting.start() == end) {
                settings.put(setting.group(1), setting.group(2));
                end = setting.end();
            }
            return new GoldenPair(file, settings, text.substring(end));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns what a comment at the beginning says, or an empty text. */
    public String setting(String name) {
        return settings.getOrDefault(name, "");
    }

    /** Returns the plain Java. */
    public GeneratedText plain() {
        return new GeneratedText(PLAIN.resolve(file));
    }

    /** Returns the qualified name of the class that the file is named after. */
    public String className() {
        String simpleName = file.substring(0, file.indexOf('.'));
        String otherName = SourceText.qualifiedName(source);
        return otherName.substring(0, otherName.lastIndexOf('.') + 1) + simpleName;
    }

    @Override
    public String toString() {
        return file;
    }
}
