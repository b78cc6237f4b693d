package dev.emissary.tools.play;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs in the menu of the page: the sources of docs/desugaring, and those of the examples that stand alone. */
final class Examples {
    private static final Pattern COMMENT = Pattern.compile("// (shows|options): (.*)\\R");
    /** What stands before each pair of docs/desugaring, and before its program. */
    private static final Pattern NAME = Pattern.compile("(?m)^////// (.*)\\R");

    private static final Pattern HEADING = Pattern.compile("(?m)^//// .*\\R");

    /** Lines of the plain form, and what stands before those that it has not. */
    private static final Pattern PLAIN = Pattern.compile("(?m)^//(?:\\+.*\\R|- ?)");

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
        List<Example> examples = new ArrayList<>();
        examples.addAll(in("examples/programs", "Examples"));
        examples.addAll(in("examples/desugaring", "Rule by rule"));
        return examples;
    }

    private static List<Example> in(String directory, String group) throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Map.Entry<String, String> file : texts(directory).entrySet()) {
            String text = file.getValue();
            List<MatchResult> names = NAME.matcher(text).results().toList();
            if (names.isEmpty()) {
                examples.add(example(group, file.getKey(), text));
            }
            for (int i = 0; i < names.size(); i++) {
                int end = i + 1 < names.size() ? names.get(i + 1).start() : text.length();
                examples.add(example(
                        group,
                        names.get(i).group(1),
                        text.substring(names.get(i).end(), end)));
            }
        }
        return examples;
    }

    /** Returns the files in a directory of this jar, by their names and in their order. */
    static Map<String, String> texts(String directory) throws IOException {
        URL url = Examples.class.getResource(directory);
        if (url == null) {
            throw new IOException("not in this jar: " + directory);
        }
        try {
            URI uri = url.toURI();
            if (uri.getScheme().equals("file")) {
                return texts(Path.of(uri));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return texts(jar.provider().getPath(uri));
            }
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, String> texts(Path directory) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory).filter(Files::isRegularFile)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    private static Example example(String group, String fileName, String text) {
        String name = fileName.replace(".java", "").replaceAll("(?<=[a-z])(?=[A-Z])", " ");
        String[] sections = HEADING.split(text, -1);
        Map<String, String> settings = COMMENT.matcher(sections[0])
                .results()
                .collect(Collectors.toMap(comment -> comment.group(1), comment -> comment.group(2)));
        return new Example(
                group,
                name,
                settings.getOrDefault("shows", ""),
                settings.getOrDefault("options", ""),
                PLAIN.matcher(sections[sections.length == 1 ? 0 : 1]).replaceAll(""));
    }
}
