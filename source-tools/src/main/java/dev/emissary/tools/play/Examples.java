package dev.emissary.tools.play;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs in the menu of the page: its own, and the sources of docs/desugaring.md. */
final class Examples {
    /** A program with its name and what it shows; after it may come others. */
    private static final Pattern EXAMPLE =
            Pattern.compile("(?ms)^////// (\\w+)\\R((?:// .*?\\R)*)//// [^\\n]*\\n(.*?)(?=^////|\\z)");

    private static final Pattern SETTING = Pattern.compile("// (shows|options): (.*)\\R");
    /** Lines of the plain form, and what stands before those that it has not. */
    private static final Pattern PLAIN = Pattern.compile("(?m)^//(?:\\+.*\\R|- ?)");

    private Examples() {}

    /**
     * A program in the menu.
     *
     * @param name its name
     * @param shows what it shows, which is its text in the menu
     * @param options the options of the plugin that it needs
     * @param source the program
     */
    record Example(String name, String shows, String options, String source) {}

    /** Reads the examples that are in this jar. */
    static List<Example> all() throws IOException {
        try {
            URI uri = Objects.requireNonNull(Examples.class.getResource("examples"))
                    .toURI();
            if (uri.getScheme().equals("file")) {
                return in(Path.of(uri));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return in(jar.provider().getPath(uri));
            }
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<Example> in(Path directory) throws IOException {
        List<Example> examples = new ArrayList<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                EXAMPLE.matcher(Files.readString(file))
                        .results()
                        .map(found -> example(found.group(1), found.group(2), found.group(3)))
                        .forEach(examples::add);
            }
        }
        return examples;
    }

    private static Example example(String name, String head, String source) {
        Map<String, String> settings = SETTING.matcher(head)
                .results()
                .collect(Collectors.toMap(setting -> setting.group(1), setting -> setting.group(2)));
        return new Example(
                name,
                settings.get("shows").replace("`", ""),
                settings.getOrDefault("options", ""),
                PLAIN.matcher(source).replaceAll(""));
    }
}
