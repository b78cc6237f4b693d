package dev.emissary.benchmarks.comparison;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown page with all programs of one feature: below the question, a section for each source file.
 *
 * <p>A section is headed {@code given/Name.java} or {@code later/Name.java} for the classes that all programs see, and by
 * the name of an approach for its program or citation. The package, which is named after the feature, is not written.
 *
 * @param feature the name of the feature, which is that of the file
 * @param sections the text of each section by its heading, in order
 */
record ProgramPage(String feature, Map<String, String> sections) {
    private static final String EXTENSION = ".md";
    private static final Pattern HEADER = Pattern.compile("^// (?:options|compiler): .*\\n");
    private static final Pattern CODE = Pattern.compile("^```\\w+\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern CITATION = Pattern.compile("^([\\w/]+): (.*)\\n\\nSource: (\\S+)$");

    /** Reads all pages of a directory. */
    static List<ProgramPage> in(Path directory) {
        try (var files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(EXTENSION))
                    .sorted()
                    .map(ProgramPage::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ProgramPage of(Path file) {
        String name = file.getFileName().toString();
        String[] parts = read(file).split("(?m)^## ");
        Map<String, String> sections = new LinkedHashMap<>();
        for (String section : List.of(parts).subList(1, parts.length)) {
            int line = section.indexOf('\n');
            String title = section.substring(0, line);
            if (sections.put(title, section.substring(line).strip()) != null) {
                throw new IllegalArgumentException(file + ": the section " + title + " is there twice");
            }
        }
        return new ProgramPage(name.substring(0, name.length() - EXTENSION.length()), sections);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the sources and the citations into a directory, in the layout that {@link Programs} reads. */
    void unpack(Path root) throws IOException {
        Path directory = root.resolve(feature);
        for (Map.Entry<String, String> section : sections.entrySet()) {
            Optional<Approach> approach = Arrays.stream(Approach.values())
                    .filter(one -> one.id().equals(section.getKey()))
                    .findFirst();
            Matcher citation = CITATION.matcher(section.getValue());
            if (approach.isPresent() && citation.matches()) {
                String text = citation.group(1) + "\n" + citation.group(2) + "\n" + citation.group(3) + "\n";
                write(directory.resolve(section.getKey() + ".cited"), text);
            } else {
                String file = section.getKey()
                        + approach.map(one -> "/" + one.program()).orElse("");
                write(directory.resolve(file), source(section.getKey(), section.getValue()));
            }
        }
    }

    private String source(String heading, String section) {
        Matcher code = CODE.matcher(section);
        if (!code.find()) {
            throw new IllegalArgumentException(feature + EXTENSION + ": the section " + heading
                    + " is neither code in a fence nor a citation such as \"yes: …\" with a line \"Source: …\"");
        }
        String text = code.group(1);
        Matcher header = HEADER.matcher(text);
        int start = header.lookingAt() ? header.end() : 0;
        return text.substring(0, start) + "package " + feature.replace('-', '_') + ";\n\n" + text.substring(start);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
