package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file of the corpus, in sections: {@code //// name} begins one. A section makes a source file together with the text
 * before the first section, and with the next section below it that is called {@code given}.
 *
 * @param file the file
 */
public record CorpusFile(Path file) {
    private static final Path CORPUS = Path.of("src/test/resources/adopt");
    private static final String HEADER = "//// ";

    /** Returns the file of a class that is converted, with the sections {@code before} and {@code after}. */
    public static CorpusFile converted(String name) {
        return new CorpusFile(CORPUS.resolve("converted").resolve(name + ".java"));
    }

    /** Returns all files in a directory of the corpus. */
    static List<CorpusFile> in(String directory) throws IOException {
        try (Stream<Path> files = Files.list(CORPUS.resolve(directory))) {
            return files.sorted().map(CorpusFile::new).toList();
        }
    }

    /** Returns the names of the sections. */
    List<String> sections() {
        return parts().stream()
                .filter(part -> part.startsWith(HEADER))
                .map(part -> part.substring(HEADER.length(), part.indexOf('\n')))
                .toList();
    }

    /** Returns the source file that a section makes. */
    public String source(String section) {
        return (beginning() + body(part(section)) + given(section)).stripTrailing() + "\n";
    }

    /** Fails if a section makes another source file; in the profile {@code regenerate} the section is rewritten. */
    void mustMake(String section, String source, Class<?> test) {
        String part = part(section);
        String given = given(section);
        assertThat(source).startsWith(beginning()).endsWith(given);
        String body = source.substring(beginning().length(), source.length() - given.length())
                + (given.isEmpty() && part.endsWith("\n\n") ? "\n" : "");
        new GeneratedText(file).mustBe(text().replace(part, HEADER + section + "\n" + body), test);
    }

    private String beginning() {
        return parts().get(0).startsWith(HEADER) ? "" : parts().get(0);
    }

    private String part(String section) {
        return parts().stream()
                .filter(part -> isNamed(section, part))
                .findFirst()
                .orElseThrow(() -> new AssertionError(file + " has no section " + section));
    }

    private String given(String section) {
        return parts().stream()
                .dropWhile(part -> !isNamed(section, part))
                .filter(part -> isNamed("given", part))
                .findFirst()
                .map(part -> body(part).stripTrailing() + "\n")
                .orElse("");
    }

    private static boolean isNamed(String name, String part) {
        return part.startsWith(HEADER + name + "\n");
    }

    private static String body(String part) {
        return part.substring(part.indexOf('\n') + 1);
    }

    private List<String> parts() {
        return List.of(text().split("(?m)(?=^" + HEADER + ")", -1));
    }

    private String text() {
        return new GeneratedText(file).text();
    }

    /** Returns the name of the file without its extension: that of the class in it, if it is converted. */
    @Override
    public String toString() {
        return file.getFileName().toString().replace(".java", "");
    }
}
