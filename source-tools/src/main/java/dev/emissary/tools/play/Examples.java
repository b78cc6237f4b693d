package dev.emissary.tools.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs in the menu of the page: the sources of docs/desugaring, and those of the examples that stand alone. */
final class Examples {
    private static final Pattern COMMENT = Pattern.compile("// (shows|options): (.*)\\R");
    /** What stands before each pair of docs/desugaring, and before its program. */
    private static final Pattern NAME = Pattern.compile("////// (.*)\\R");

    private static final Pattern HEADING = Pattern.compile("(?m)^//// .*\\R");
    /** Lines of the plain form, and what stands before those that it has not. */
    private static final Pattern PLAIN = Pattern.compile("(?m)^//(?:\\+.*\\R|- ?)");

    private Examples() {}

    /**
     * A program in the menu.
     *
     * @param group the group in the menu
     * @param name its name there
     * @param shows what it shows, in a sentence; empty for an example that says so itself
     * @param options the options of the plugin that it needs
     * @param source the program
     */
    record Example(String group, String name, String shows, String options, String source) {}

    /** Reads the examples that are in this jar. */
    static List<Example> all() throws IOException {
        return Stream.concat(
                        in("examples/programs", "Examples").stream(),
                        in("examples/desugaring", "Rule by rule").stream())
                .toList();
    }

    private static List<Example> in(String directory, String group) throws IOException {
        try {
            URI uri = Objects.requireNonNull(Examples.class.getResource(directory), directory)
                    .toURI();
            if (uri.getScheme().equals("file")) {
                return in(Path.of(uri), group);
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return in(jar.provider().getPath(uri), group);
            }
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<Example> in(Path directory, String group) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .flatMap(file -> Pattern.compile("(?m)^(?=////// )")
                            .splitAsStream(text(file))
                            .map(text -> example(group, file.getFileName().toString(), text)))
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Example example(String group, String fileName, String text) {
        var named = NAME.matcher(text);
        String name = named.lookingAt() ? named.group(1) : fileName.replace(".java", "");
        String[] sections = HEADING.split(named.replaceFirst(""), -1);
        Map<String, String> settings = COMMENT.matcher(sections[0])
                .results()
                .collect(Collectors.toMap(comment -> comment.group(1), comment -> comment.group(2)));
        return new Example(
                group,
                name.replaceAll("(?<=[a-z])(?=[A-Z])", " "),
                settings.getOrDefault("shows", ""),
                settings.getOrDefault("options", ""),
                PLAIN.matcher(sections[sections.length == 1 ? 0 : 1]).replaceAll(""));
    }
}
