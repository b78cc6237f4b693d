package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the first command of the README prints: the declaration of each example, and what to do next. */
@NoClause("the examples")
class ExamplesTest {
    /** A declaration that a program prints, up to its body. */
    private static final Pattern DECLARED =
            Pattern.compile("\"(?:  declared      | {16})([^\"]+?)(?: \\{\\.\\.\\.})?\"");

    private static final Pattern JOINED = Pattern.compile("\"\\s*\\+\\s*\"");

    static List<String> programs() {
        return Repository.files().stream()
                .filter(file -> file.matches("examples/.*Example[.]java"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aProgramShowsDeclarationsThatAreInItsSources(String program) throws IOException {
        String example = program.replaceFirst("(examples/[^/]+/).*", "$1");
        StringBuilder sources = new StringBuilder();
        for (String file : Repository.files()) {
            if (file.startsWith(example) && file.endsWith(".java") && !file.equals(program)) {
                sources.append(Files.readString(Repository.ROOT.resolve(file)));
            }
        }
        String text = JOINED.matcher(Files.readString(Repository.ROOT.resolve(program)))
                .replaceAll("");
        List<MatchResult> declared = DECLARED.matcher(text).results().toList();
        assertThat(declared).as(program).isNotEmpty();
        assertThat(declared)
                .allSatisfy(one ->
                        assertThat(sources.toString().replaceAll("\\s+", " ")).contains(one.group(1)));
    }

    @Test
    void theCommandsThatComeNextAreThoseOfThePages() throws IOException {
        String pages = Files.readString(Repository.ROOT.resolve("README.md"))
                + Files.readString(Repository.ROOT.resolve("docs/guide/play.md"));
        List<String> commands = Jdk.running()
                .run(Repository.ROOT, "java", List.of("examples/Next.java", "examples"))
                .out()
                .lines()
                .filter(line -> line.startsWith("    java "))
                .map(line -> "\n$ " + line.strip() + "\n")
                .toList();
        assertThat(commands).hasSize(2).allSatisfy(command -> assertThat(pages).contains(command));
    }
}
