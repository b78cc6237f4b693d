package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In a {@code console} after {@code runs in: DIRECTORY}, each line after a prompt is run; the others are what it prints. The
 * commands are those of a Unix shell. The directory {@code .} is a built clone, any other one an example build.
 */
@DisabledOnOs(OS.WINDOWS)
class GuideIT {
    private static final Path ROOT = Checkout.ROOT;
    private static final Path BUILDS = ROOT.resolve("examples/builds");
    private static final Pattern VERSIONED =
            Pattern.compile("<artifactId>([^<]+)</artifactId>\\s*<version>(\\d+\\.[^<]*)</version>");
    private static final Pattern PROPERTY = Pattern.compile("<([\\w-]+)\\.version>([^<]+)</\\1\\.version>");

    @TempDir
    private Path scratch;

    /** The commands that run Maven many times, or tools that only long builds fetch. */
    private static final Pattern LONG = Pattern.compile("builds/maven-library\\b|[$] jbang |-Pkotlin");

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/guide"))) {
            return Stream.concat(files, Stream.of(ROOT.resolve("README.md")))
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> new GeneratedText(file).text().contains("<!-- runs in: "))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    @Clause("EM-OPT-1")
    void answersAreThoseOfTheTools(Path file) {
        check(file, console -> !LONG.matcher(console).find());
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("pages")
    @Clause("EM-OPT-1")
    void answersOfLongCommandsAreThoseOfTheTools(Path file) {
        check(file, console -> LONG.matcher(console).find());
    }

    private void check(Path file, Predicate<String> wanted) {
        GeneratedText document = new GeneratedText(file);
        Map<String, BuildConsole> consoles = new HashMap<>();
        String answered = Page.of(file.toString(), document.text()).with(block -> {
            String commands = block.text();
            String build = block.note("runs in").orElse("");
            if (build.isEmpty() || !wanted.test(build + commands)) {
                return commands;
            }
            assumeTrue(ExampleTools.haveMaven() || !commands.contains("$ mvn "), "no Maven runs these tests");
            assumeTrue(
                    ExampleTools.haveJBang() || !commands.contains("$ jbang "),
                    "there is no JBang: mvn -Plong verify fetches it");
            return consoles.computeIfAbsent(build, this::copyOf).answered(commands);
        });
        document.mustBe(answered, GuideIT.class);
    }

    private BuildConsole copyOf(String build) {
        try {
            Path copy = Files.createTempDirectory(scratch.toRealPath(), "build");
            return build.equals(".") ? BuildConsole.ofRoot(ROOT, copy) : BuildConsole.of(ROOT.resolve(build), copy);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static List<Path> poms() throws IOException {
        try (Stream<Path> files = Files.walk(BUILDS)) {
            return files.filter(file -> file.endsWith("pom.xml")).sorted().toList();
        }
    }

    /** Without a network, the projects can have what this build has fetched, and nothing else. */
    @ParameterizedTest
    @MethodSource("poms")
    @NoClause("the examples of the guide")
    void versionsAreThoseOfThisBuild(Path pom) throws IOException {
        StringBuilder poms = new StringBuilder();
        for (String module : List.of(".", ".ci/published", "javac-plugin", "docs")) {
            poms.append(Files.readString(ROOT.resolve(module).resolve("pom.xml")));
        }
        String ours = poms.toString().replaceAll("\\s+", "");
        Matcher versioned = VERSIONED.matcher(Files.readString(pom));
        while (versioned.find()) {
            String artifact = versioned.group(1);
            String version = versioned.group(2);
            boolean asProperty = PROPERTY.matcher(ours)
                    .results()
                    .anyMatch(property -> artifact.startsWith(property.group(1)) && version.equals(property.group(2)));
            // JUnit's version is that of its list of artifacts.
            boolean written = Stream.of(artifact, artifact.replaceFirst("-.*", "-bom"))
                    .map(name -> "<artifactId>%s</artifactId><version>%s</version>".formatted(name, version))
                    .anyMatch(ours::contains);
            assertThat(asProperty || written)
                    .as("%s %s in %s", artifact, version, pom)
                    .isTrue();
        }
    }
}
