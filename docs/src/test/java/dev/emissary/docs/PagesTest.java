package dev.emissary.docs;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the programs and the links of the pages. A fence of {@code java} compiles with the plugin, alone, as a file, as
 * declarations or as statements, with the imports that JShell has from the start. A comment before a fence says otherwise:
 *
 * <ul>
 *   <li>{@code keyword}: it is in the keyword form, and does not compile with {@code keyword=off}
 *   <li>{@code rejected: KEY}: it is rejected with this diagnostic
 *   <li>{@code continues}: it compiles together with the fence of {@code java} before it
 *   <li>{@code prints}: it is what the program of the fence of {@code java} before it prints
 *   <li>{@code not compiled: WHY}: it is not Java of today, or not a program
 *   <li>{@code from: FILE}: it quotes lines of this file, whose path begins at the root
 *   <li>{@code runs in: DIRECTORY}, {@code runs long in: DIRECTORY}: {@link CommandsIT} runs its commands there
 *   <li>{@code not run: WHY}: no test runs its commands
 * </ul>
 *
 * <p>A comment of several lines whose first is {@code given} holds imports and declarations that all fences after it see.
 * The tutorial is left to {@link CommandsIT}.
 */
class PagesTest {
    private static final Pattern NOTE = Pattern.compile(
            "keyword|continues|prints|given\\n(?s:.*)|(rejected|not compiled|from|runs in|runs long in|not run): .*");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```$|`[^`]+`");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">|(?m)^#+ (.+)$");
    private static final String IMPORTS = Stream.of("io math net nio.file util util.concurrent util.function util.prefs"
                            .concat(" util.regex util.stream")
                            .split(" "))
                    .map(name -> "import java." + name + ".*; ")
                    .collect(joining())
            + "import dev.emissary.Emissary; ";

    static List<Page> pages() {
        return Page.all();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void notesAreKnownAndCommandsAreRun(Page page) {
        for (Page.Block block : page.blocks()) {
            assertThat(block.notes())
                    .as(block.place())
                    .allMatch(note -> NOTE.matcher(note).matches());
            if (block.language().equals("console") && !page.isTutorial()) {
                assertThat(Stream.of("runs in", "runs long in", "not run").map(block::note))
                        .as("%s is run by a test, or says why not", block.place())
                        .anyMatch(Optional::isPresent);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void javaCompilesOrIsRejected(Page page, @TempDir Path directory) {
        String text = "";
        for (Page.Block block : page.blocks()) {
            if (block.note("prints").isPresent()) {
                Compiled program = compiled(text, given(block), "", "").successful();
                assertThat(output(program, directory)).as(block.place()).isEqualTo(block.text());
            }
            if (block.language().equals("java")) {
                text = block.note("continues").isPresent() ? text + block.text() : block.text();
                boolean elsewhere = Stream.of("not compiled", "from")
                        .anyMatch(note -> block.note(note).isPresent());
                if (!elsewhere && !page.isTutorial()) {
                    check(block, text);
                }
            }
        }
    }

    private static void check(Page.Block block, String text) {
        Optional<String> rejected = block.note("rejected");
        Compiled compiled = compiled(text, given(block), "", rejected.orElse(""));
        assertThat(compiled.success())
                .as("%s compiles: %s", block.place(), compiled.diagnostics())
                .isEqualTo(rejected.isEmpty());
        rejected.ifPresent(key -> assertThat(compiled.diagnostics())
                .as(block.place())
                .extracting(Diagnostic::key)
                .contains(key));
        if (block.note("keyword").isPresent() && compiled.success()) {
            assertThat(compiled(text, given(block), "keyword=off", "").success())
                    .as("%s needs the keyword form", block.place())
                    .isFalse();
        }
    }

    private static String given(Page.Block block) {
        return block.notes().stream()
                .filter(note -> note.startsWith("given"))
                .map(note -> note.substring("given".length()).strip() + "\n")
                .collect(joining());
    }

    /**
     * Returns the outcome of a text as a file, as declarations or as statements: the first that succeeds or has the expected
     * diagnostic, or else the one with the fewest errors.
     */
    private static Compiled compiled(String text, String given, String pluginOptions, String expected) {
        String head = IMPORTS + imports(given, true);
        String inClass = head + imports(text, true) + "\nclass Snippet {";
        String body = imports(text, false);
        String file = text.startsWith("package ") ? text.replaceFirst(";", "; " + head) : head + "\n" + text;
        Compiled best = null;
        for (String form : List.of(
                text.startsWith("module ") ? text : file,
                inClass + "\n" + body + "}\n",
                inClass + " void statements() throws Throwable {\n" + body + "} }\n")) {
            Compiled compiled = Javac.emissary(pluginOptions)
                    .withoutProcessing()
                    .withOptions("-source", "17", "-Xlint:-options,-auxiliaryclass")
                    .compile(form, head + "\n" + imports(given, false));
            if (compiled.success()
                    || compiled.diagnostics().stream().anyMatch(one -> one.key().equals(expected))) {
                return compiled;
            }
            if (best == null || compiled.errors().size() < best.errors().size()) {
                best = compiled;
            }
        }
        return best;
    }

    private static String imports(String text, boolean wanted) {
        return text.lines()
                .map(line -> line.startsWith("import ") == wanted ? line : "")
                .collect(joining(wanted ? " " : "\n", "", wanted ? " " : "\n"));
    }

    private static String output(Compiled program, Path directory) {
        program.writeTo(directory);
        String main = program.classNames().stream()
                .filter(name -> program.classFile(name).signatures().contains("main([Ljava/lang/String;)V"))
                .findFirst()
                .orElseThrow();
        return Jdk.running()
                .run(directory, "java", List.of("-cp", Javac.classPath(directory), main))
                .clean();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void quotationsAreLinesOfTheirFiles(Page page) {
        for (Page.Block block : page.blocks()) {
            block.note("from")
                    .ifPresent(file -> assertThat(lines(Checkout.text(Checkout.file(file))))
                            .as("%s quotes %s", block.place(), file)
                            .containsSequence(lines(block.text())));
        }
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFilesAndAnchors(Page page) {
        Path place = Checkout.file(page.name());
        List<MatchResult> links =
                LINK.matcher(CODE.matcher(page.text()).replaceAll("")).results().toList();
        for (MatchResult link : links) {
            Path target = link.group(1).isEmpty() ? place : place.resolveSibling(link.group(1));
            assertThat(target).as("%s: %s", page, link.group()).isRegularFile();
            if (link.group(2) != null) {
                assertThat(anchors(Checkout.text(target)))
                        .as("%s: %s", page, link.group())
                        .contains(link.group(2));
            }
        }
    }

    private static Set<String> anchors(String text) {
        Set<String> anchors = new TreeSet<>();
        ANCHOR.matcher(text)
                .results()
                .map(anchor -> anchor.group(1) != null
                        ? anchor.group(1)
                        : anchor.group(2)
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("<[^>]*>|[^\\w -]", "")
                                .strip()
                                .replace(' ', '-'))
                .forEach(anchors::add);
        return anchors;
    }
}
