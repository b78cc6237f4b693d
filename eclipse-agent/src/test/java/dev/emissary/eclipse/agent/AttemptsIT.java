package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles and runs the programs of {@code docs/spec/attempts.md} with the newest compiler and the agent, which the page says
 * to do the same as javac with the plugin.
 */
class AttemptsIT {
    private static final Path PAGE = Path.of("..", "docs", "spec", "attempts.md");

    private static final Pattern ATTEMPT =
            Pattern.compile("<a id=\"attempt-(\\d+)\"></a>(.*?)(?=<a id=|\\z)", Pattern.DOTALL);
    private static final Pattern PROGRAM = Pattern.compile("^```java\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern REJECTED = Pattern.compile("<!-- rejected: (\\S+) -->");
    private static final Pattern PRINTS =
            Pattern.compile("<!-- prints -->\\s+```text\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    /** What every page shows its programs with. */
    private static final String IMPORTS = "import java.io.*; import java.util.*; import java.util.concurrent.*; "
            + "import java.util.function.*; import dev.emissary.Emissary;\n";

    /**
     * An attempt.
     *
     * @param number its number
     * @param program the program
     * @param key the key of the error that the page names, or an empty text
     * @param output what it prints, or an empty text
     */
    record Attempt(int number, String program, String key, String output) {
        static Attempt of(int number, String section) {
            return new Attempt(number, first(PROGRAM, section), first(REJECTED, section), first(PRINTS, section));
        }

        private static String first(Pattern pattern, String text) {
            Matcher found = pattern.matcher(text);
            return found.find() ? found.group(1) : "";
        }

        @Override
        public String toString() {
            return String.valueOf(number);
        }
    }

    static List<Attempt> attempts() throws IOException {
        List<Attempt> attempts = ATTEMPT.matcher(Files.readString(PAGE))
                .results()
                .map(found -> Attempt.of(Integer.parseInt(found.group(1)), found.group(2)))
                .toList();
        assertThat(attempts).hasSize(30).allMatch(attempt -> !attempt.program().isEmpty());
        return attempts;
    }

    @ParameterizedTest
    @MethodSource("attempts")
    @Tag("long")
    void ecjDoesWhatThePageSays(Attempt attempt, @TempDir Path directory) throws Exception {
        Path sources = Files.createDirectory(directory.resolve("attempt"));
        Files.writeString(sources.resolve("Attempt.java"), IMPORTS + attempt.program());
        CompilerRun compiled = CompilerRun.compile(CompilerRun.AGENT + "=keys", EcjVersions.newest(), sources);
        if (attempt.key().isEmpty()) {
            compiled.succeeds();
        } else {
            // Errors of the language have keys in javac only.
            assertThat(compiled.output()).contains(attempt.key().startsWith("emissary.") ? attempt.key() : "ERROR");
            assertThat(compiled.exitCode()).isNotZero();
        }
        if (!attempt.output().isEmpty()) {
            CompilerRun run = CompilerRun.run(sources, "Main");
            run.succeeds();
            assertThat(run.output()).isEqualTo(attempt.output());
        }
    }
}
