package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.adopt.Adoption.Change;
import dev.emissary.tools.adopt.Adoption.Converted;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.LibraryStore;
import dev.emissary.tools.survey.ListedLibrary;
import dev.emissary.tools.survey.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Needs Maven, and libraries that it fetches: it runs with the survey, and writes a page. */
@Tag("survey")
class AdoptedLibrariesTest {
    private static final Path LIST = Path.of("../conformance/libraries.txt");
    private static final Path PAGE = Path.of("../docs/survey/adopted.md");

    /** What is told of a library. */
    private record Library(String name, List<Change> changes, Map<String, Long> reasons, int files, int classFiles) {}

    @Test
    void adoptedLibrariesHaveTheSameMembers() throws IOException {
        List<Library> libraries = new ArrayList<>();
        for (ListedLibrary library : ListedLibrary.read(LIST, List.of("adopt"))) {
            libraries.add(adopted(library.coordinates()));
        }
        Files.writeString(PAGE, page(libraries));
        assertThat(libraries).hasSizeGreaterThanOrEqualTo(5);
    }

    private Library adopted(String coordinates) throws IOException {
        try (Subject.Opened opened = LibraryStore.openOnce(coordinates)) {
            SourceTree tree = opened.tree();
            Adoption.Result result =
                    Adoption.of(tree, opened.roots(), opened.classPath(), Allowed.NOTHING, Progress.NONE);
            LibraryCompilation compilation = new LibraryCompilation(opened.classPath());
            List<Path> files = compilation.compilable(
                    tree.files().stream().map(SourceFile::path).toList());
            Map<String, byte[]> before = compilation.compile(files, false);
            for (Change change : result.changes()) {
                AtomicFile.write(change.file().path(), change.before(), change.after());
            }
            Map<String, byte[]> after = compilation.compile(files, true);
            assertThat(before).isNotEmpty();
            Map<String, ExpectedChanges> expected = new HashMap<>();
            result.changes().forEach(change -> expected.putAll(change.expected()));
            assertThat(ClassComparison.differences(before, after, expected)).isEmpty();
            assertThat(files)
                    .containsAll(result.changes().stream()
                            .map(change -> change.file().path())
                            .toList());
            System.out.printf(
                    "Adopted: %s, %d files changed, %d of %d files compiled to %d class files with the same members%n",
                    coordinates,
                    result.changes().size(),
                    files.size(),
                    tree.files().size(),
                    after.size());
            return new Library(
                    coordinates,
                    result.changes(),
                    result.skipped().stream()
                            .collect(Collectors.groupingBy(
                                    each -> each.obstacles().get(0).reason().key(),
                                    TreeMap::new,
                                    Collectors.counting())),
                    files.size(),
                    after.size());
        }
    }

    private static String page(List<Library> libraries) {
        StringBuilder text = new StringBuilder("""
                # Libraries, adopted

                What `emissary adopt` makes of the sources of some libraries. Each was rewritten and compiled twice, as it
                was by plain javac and rewritten with the plugin, and all class files were compared: names, members,
                generic signatures, exceptions, access, annotations, and what all methods but constructors do. There was
                no difference. Sources that do not compile, for want of an optional dependency, were left out of both
                times, and taken from the published class files where others need them.

                | library | classes converted | forwarders gone | files compiled | class files compared | left, by reason |
                | --- | ---: | ---: | ---: | ---: | --- |
                """);
        for (Library library : libraries) {
            List<Converted> converted = library.changes().stream()
                    .flatMap(change -> change.classes().stream())
                    .toList();
            text.append("| %s | %d | %d | %d | %d | %s |%n"
                    .formatted(
                            library.name(),
                            converted.size(),
                            converted.stream().mapToInt(Converted::forwarders).sum(),
                            library.files(),
                            library.classFiles(),
                            library.reasons().entrySet().stream()
                                    .map(reason -> reason.getKey() + " " + reason.getValue())
                                    .collect(Collectors.joining(", "))));
        }
        text.append(
                "\nThis page is written by the test `AdoptedLibrariesTest`; [README.md](README.md) has the command.\n");
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
