package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random delegating classes do the same before and after their conversion. {@code -Demissary.seed=SEED} repeats a run, and
 * {@code -Demissary.classes=N} has other numbers of them.
 */
@Tag("long")
class RandomClassesTest {
    private static final int PER_FILE = 10;

    @TempDir
    private Path scratch;

    @Test
    void convertedClassesBehaveAsBefore() throws Exception {
        long seed = Long.getLong("emissary.seed", 18);
        int files = Integer.getInteger("emissary.classes", 40) / PER_FILE;
        Path sources = Files.createDirectories(scratch.resolve("src/random"));
        Files.writeString(sources.resolve("Duct.java"), RandomClasses.COMMON);
        RandomClasses random = new RandomClasses(seed);
        for (int file = 0; file < files; file++) {
            Files.writeString(sources.resolve("File" + file + ".java"), random.file("File" + file, PER_FILE));
        }
        List<String> converted = new ArrayList<>();
        try (SourceTree tree = new SourceTree()) {
            tree.add(sources.getParent());
            Path before = compiled(sources, "before", false);
            Adoption.Result result = Adoption.of(tree, tree.roots(), List.of(), Allowed.NOTHING, Progress.NONE);
            assertThat(result.problems()).isEmpty();
            for (Adoption.Change change : result.changes()) {
                change.classes().forEach(each -> converted.add(each.name()));
                AtomicFile.write(change.file().path(), change.before(), change.after());
            }
            Path after = compiled(sources, "after", true);
            for (String name : converted) {
                String binary = name.replaceFirst("\\.C", "\\$C");
                assertThat(transcript(after, binary))
                        .as(name + ", seed " + seed)
                        .isEqualTo(transcript(before, binary));
            }
            System.out.printf(
                    "Random classes: %d, %d converted, %d stay; seed %d%n",
                    files * PER_FILE, converted.size(), result.skipped().size(), seed);
        }
        // Half of the kinds of state cannot be an emissary's in some way, and a third of the classes lack a version.
        assertThat(converted).hasSizeGreaterThan(files * PER_FILE / 3);
    }

    private Path compiled(Path sources, String name, boolean withPlugin) throws IOException {
        List<Path> files = new ArrayList<>();
        try (var found = Files.list(sources)) {
            found.sorted().forEach(files::add);
        }
        Path classes = Files.createDirectories(scratch.resolve(name));
        Map<String, byte[]> compiled = new LibraryCompilation(List.of()).compile(files, withPlugin);
        for (Map.Entry<String, byte[]> file : compiled.entrySet()) {
            Path path = classes.resolve(file.getKey().replace('.', '/') + ".class");
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        return classes;
    }

    private static List<String> transcript(Path classes, String name) throws Exception {
        URL[] path = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, RandomClassesTest.class.getClassLoader())) {
            return new Transcript(loader, name).lines();
        }
    }
}
