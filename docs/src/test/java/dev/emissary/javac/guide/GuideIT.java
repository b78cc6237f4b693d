package dev.emissary.javac.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In a {@code console} after {@code runs in: DIRECTORY}, each line after a prompt is run; the others are what it prints. The
 * commands are those of a Unix shell.
 */
@DisabledOnOs(OS.WINDOWS)
class GuideIT {
    private static final Path ROOT = Checkout.ROOT;
    private static final Path BUILDS = ROOT.resolve("examples/builds");
    private static final Pattern CONSOLE =
            Pattern.compile("(?s)<!-- runs in: (\\S+) -->\n\n?```console\n(.*?)(?<=\n)```\n");

    @TempDir
    private Path scratch;

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/guide"))) {
            return Stream.concat(files, Stream.of(ROOT.resolve("README.md")))
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file ->
                            CONSOLE.matcher(new GeneratedText(file).text()).find())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    @Clause("EM-OPT-1")
    void answersAreThoseOfTheTools(Path file) throws IOException {
        GeneratedText document = new GeneratedText(file);
        assumeTrue(ExampleMaven.isThere() || !document.text().contains("$ mvn "), "no Maven runs these tests");
        Map<String, BuildConsole> consoles = new HashMap<>();
        Matcher console = CONSOLE.matcher(document.text());
        StringBuilder answered = new StringBuilder();
        while (console.find()) {
            String build = console.group(1);
            if (!consoles.containsKey(build)) {
                Path copy = Files.createTempDirectory(scratch.toRealPath(), "build");
                consoles.put(build, BuildConsole.of(ROOT.resolve(build), copy));
            }
            String text = console.group();
            String answer = consoles.get(build).answered(console.group(2));
            console.appendReplacement(
                    answered, Matcher.quoteReplacement(text.replace(console.group(2) + "```\n", answer + "```\n")));
        }
        console.appendTail(answered);
        document.mustBe(answered.toString(), GuideIT.class);
    }

    @Test
    @NoClause("the examples of the guide")
    void theProgramIsTheSameInEveryBuildOfOneModule() throws IOException {
        String program = Files.readString(BUILDS.resolve("javac/src/demo/Names.java"));
        for (String other : List.of(
                "ant/src",
                "maven/src/main/java",
                "gradle-groovy/src/main/java",
                "gradle-kotlin/src/main/java",
                "bazel/src/main/java")) {
            assertThat(BUILDS.resolve(other).resolve("demo/Names.java"))
                    .as(other)
                    .hasContent(program);
        }
    }
}
