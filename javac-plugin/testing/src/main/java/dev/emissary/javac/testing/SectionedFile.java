package dev.emissary.javac.testing;

import dev.emissary.conformance.Header;
import dev.emissary.conformance.Mark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of several files, each below a line such as {@code //// Name.java}: a file, or the part of one that stands
 * below a line such as {@code ////// name}.
 *
 * <p>What stands after {@code //-} is in the text only, and what stands after {@code //+} only in that of the kind
 * {@code fixed}, which has all other lines too, without the comments that announce diagnostics. Comments such as
 * {@code // options: lint=on}, at the beginning and at that of a text, are settings.
 *
 * @param path the file
 * @param name the name above the part, or that of the file without its extension
 * @param sections its sections in their order
 */
public record SectionedFile(Path path, String name, List<Section> sections) {
    private static final Pattern BEFORE_NAME = Pattern.compile("(?m)^(?=////// )");
    private static final Pattern NAME = Pattern.compile("////// (\\S+)\\n");
    private static final Pattern BEFORE_HEADING = Pattern.compile("(?m)^(?=//// )");
    private static final Pattern HEADING = Pattern.compile("//// (\\S+)\\n");
    private static final Pattern ONLY_BEFORE = Pattern.compile("(?m)^//-(?: |$)");
    private static final Pattern ONLY_FIXED = Pattern.compile("(?m)^//\\+(?: |$)");

    public SectionedFile {
        sections = List.copyOf(sections);
    }

    /**
     * One of the texts.
     *
     * @param kind {@code fixed}, or an empty text
     * @param file the name of the file that it is the text of
     * @param settings the settings at the beginning of the whole, and its own
     * @param text the text without them
     */
    public record Section(String kind, String file, Header settings, String text) {
        private Section with(String newKind, Pattern without, Pattern unmarked) {
            List<String> kept = text.lines()
                    .filter(line -> !without.matcher(line).lookingAt())
                    .map(line -> unmarked.matcher(line).replaceFirst(""))
                    .map(line -> newKind.isEmpty() ? line : Mark.removed(line))
                    .toList();
            Header all = Header.of(file, kept, 0, settings.values());
            String rest = kept.stream().skip(all.end()).map(line -> line + "\n").collect(Collectors.joining());
            return new Section(newKind, file, all, rest);
        }
    }

    /** Returns what the files of a directory, or a file, have, in the order of the names. */
    public static List<SectionedFile> all(Path place) {
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(Files::isRegularFile)
                    .flatMap(SectionedFile::parts)
                    .sorted(Comparator.comparing(SectionedFile::name))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Stream<SectionedFile> parts(Path path) {
        return BEFORE_NAME.splitAsStream(Checkout.text(path)).map(text -> part(path, text));
    }

    private static SectionedFile part(Path path, String text) {
        Matcher name = NAME.matcher(text);
        boolean named = name.lookingAt();
        String[] parts = BEFORE_HEADING.split(named ? text.substring(name.end()) : text, -1);
        List<String> before = parts[0].lines().toList();
        Header common = Header.of(path.toString(), before, 0, Map.of());
        if (common.end() < before.size()) {
            throw new AssertionError(path + " has more than settings before its first section");
        }
        List<Section> sections = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            Matcher heading = HEADING.matcher(parts[i]);
            if (!heading.lookingAt()) {
                throw new AssertionError(path + " has a section without the name of a file: " + parts[i]);
            }
            sections.add(new Section("", heading.group(1), common, parts[i].substring(heading.end())));
        }
        return new SectionedFile(
                path, named ? name.group(1) : path.getFileName().toString().replace(".java", ""), withFixed(sections));
    }

    /** Returns sections as they are without changes in them, or else both as they are before and after them. */
    private static List<Section> withFixed(List<Section> sections) {
        boolean changed = sections.stream()
                .anyMatch(section -> ONLY_BEFORE.matcher(section.text()).find()
                        || ONLY_FIXED.matcher(section.text()).find());
        return Stream.concat(
                        sections.stream().map(section -> section.with("", ONLY_FIXED, ONLY_BEFORE)),
                        sections.stream()
                                .filter(section -> changed)
                                .map(section -> section.with("fixed", ONLY_BEFORE, ONLY_FIXED)))
                .toList();
    }

    /** Returns the sections of a kind. */
    public List<Section> sections(String kind) {
        return sections.stream().filter(section -> section.kind().equals(kind)).toList();
    }
}
