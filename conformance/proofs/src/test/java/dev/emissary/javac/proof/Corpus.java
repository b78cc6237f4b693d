package dev.emissary.javac.proof;

import dev.emissary.conformance.CaseFiles;
import dev.emissary.conformance.ConformanceCase;
import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Collects the sources that declare emissaries: cases, examples of the messages, and whole files of the examples. */
final class Corpus {
    private static final Pattern EMISSARY =
            Pattern.compile("\\bemissary\\s+\\w+\\s*[(<]|@(dev\\.emissary\\.)?Emissary\\b");

    private Corpus() {}

    /** Returns lists of source files that are compiled together, each of which declares an emissary. */
    static List<List<String>> sources() {
        Set<List<String>> found = new LinkedHashSet<>();
        for (ConformanceCase one : CaseFiles.in(Checkout.file("conformance/cases"))) {
            found.add(one.steps().stream()
                    .flatMap(List::stream)
                    .map(SourceFile::text)
                    .toList());
        }
        for (SectionedFile example : SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/diagnostics"))) {
            for (String kind : List.of("", "fixed")) {
                found.add(example.sections(kind).stream().map(Section::text).toList());
            }
        }
        try (Stream<Path> files = Files.walk(Checkout.file("examples"))) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                if (file.toString().endsWith(".java")) {
                    found.add(List.of(Files.readString(file)));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        found.removeIf(
                texts -> texts.stream().noneMatch(text -> EMISSARY.matcher(text).find()));
        return List.copyOf(found);
    }
}
