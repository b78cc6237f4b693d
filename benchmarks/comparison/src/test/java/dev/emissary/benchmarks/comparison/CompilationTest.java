package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.benchmarks.comparison.compiler.CompilerCrash;
import dev.emissary.benchmarks.comparison.compiler.CompilerError;
import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of how the programs of an approach are compiled together and alone. */
class CompilationTest {

    @TempDir
    private Path directory;

    private Path source(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name + ".java"), text)
                .toAbsolutePath()
                .normalize();
    }

    private Map<Path, String> compile(SourceCompiler compiler, Path... programs) throws IOException {
        Path classes = Files.createDirectories(directory.resolve("classes"));
        return new Compilation(compiler, List.of(), classes).compile(List.of(programs));
    }

    @Test
    void refusesWhatIsWrongAndCompilesTheRest() throws IOException {
        Path right = source("Right", "class Right {}");
        Path unparsable = source("Unparsable", "class Unparsable {");
        Path untyped = source("Untyped", "class Untyped { int i = \"\"; }");
        assertThat(compile(Javac.plain(), right, unparsable, untyped))
                .containsOnlyKeys(unparsable, untyped)
                .containsEntry(unparsable, "reached end of file while parsing");
        assertThat(directory.resolve("classes")).isDirectoryContaining("glob:**Right.class");
    }

    @Test
    void doesNotBlameTheErrorOfOneOnAnother() throws IOException {
        Path wrong = source("Wrong", "class Wrong { int i = \"\"; }");
        Path right = source("Right", "class Right {}");
        SourceCompiler blaming = (sources, classPath, output) -> sources.contains(wrong)
                ? sources.stream()
                        .map(source -> new CompilerError(source, "wrong"))
                        .toList()
                : List.of();
        assertThat(compile(blaming, wrong, right)).containsOnlyKeys(wrong);
    }

    @Test
    void doesNotTakeACrashForARefusal() throws IOException {
        Path program = source("Program", "class Program {}");
        SourceCompiler crashing = (sources, classPath, output) -> {
            throw new CompilerCrash("it is broken");
        };
        assertThatThrownBy(() -> compile(crashing, program))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Program.java")
                .hasRootCauseMessage("it is broken");
    }
}
