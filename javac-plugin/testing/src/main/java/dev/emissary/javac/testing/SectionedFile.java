package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file with the texts of several, each below a line such as {@code //// fixed: Name.java}.
 *
 * <p>Comments such as {@code // options: lint=on}, at its beginning and at that of a section, are settings.
 *
 * @param path the file
 * @param sections its sections in their order
 */
public record SectionedFile(Path path, List<Section> sections) {
    private static final Pattern BEFORE_HEADING = Pattern.compile("(?m)^(?=//// )");
    private static final Pattern HEADING = Pattern.compile("//// (?:(\\w+): )?(\\S+)\\n");
    private static final Pattern SETTING = Pattern.compile("\\G// ([a-z ]+): (.*)\\n");

    public SectionedFile {
        sections = List.copyOf(sections);
    }

    /**
     * One of the texts.
     *
     * @param kind the word before the colon of its heading, or an empty text
     * @param file the name of the file that it is the text of
     * @param settings its own settings if it has any, or else those at the beginning of the whole
     * @param text the text without them
     */
    public record Section(String kind, String file, Map<String, String> settings, String text) {
        public Section {
            settings = Map.copyOf(settings);
        }
    }

    /** Returns the files of a directory, in the order of their names. */
    public static List<SectionedFile> all(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(SectionedFile::read)
                    .sorted(Comparator.comparing(SectionedFile::name))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads a file. */
    public static SectionedFile read(Path path) {
        try {
            String[] parts = BEFORE_HEADING.split(Files.readString(path), -1);
            Map<String, String> common = new HashMap<>();
            if (!withoutSettings(parts[0], common).isEmpty()) {
                throw new AssertionError(path + " has more than settings before its first section");
            }
            List<Section> sections = new ArrayList<>();
            for (int i = 1; i < parts.length; i++) {
                Matcher heading = HEADING.matcher(parts[i]);
                if (!heading.lookingAt()) {
                    throw new AssertionError(path + " has a section without the name of a file: " + parts[i]);
                }
                Map<String, String> own = new HashMap<>();
                String text = withoutSettings(parts[i].substring(heading.end()), own);
                String kind = heading.group(1) == null ? "" : heading.group(1);
                sections.add(new Section(kind, heading.group(2), own.isEmpty() ? common : own, text));
            }
            return new SectionedFile(path, sections);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Collects the settings at the beginning of a text, and returns the rest. */
    private static String withoutSettings(String text, Map<String, String> settings) {
        Matcher setting = SETTING.matcher(text);
        int end = 0;
        while (setting.find()) {
            settings.put(setting.group(1), setting.group(2));
            end = setting.end();
        }
        return text.substring(end);
    }

    /** Returns the name of the file without its extension. */
    public String name() {
        return path.getFileName().toString().replace(".java", "");
    }

    /** Returns the sections of a kind. */
    public List<Section> sections(String kind) {
        return sections.stream().filter(section -> section.kind().equals(kind)).toList();
    }
}
