package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.specification.SpecifiedClause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks what stands in the pages, but for their links, which the site follows. {@code EM-…} names a clause, and a fence of
 * {@code java} compiles with the plugin, alone, as a file, as declarations or as statements, with the imports that JShell has
 * from the start. A comment before a fence says otherwise:
 *
 * <ul>
 *   <li>{@code keyword}: it is in the keyword form, and does not compile with {@code keyword=off}
 *   <li>{@code rejected: KEY}: it is rejected with this diagnostic
 *   <li>{@code continues}: it compiles together with the fence of {@code java} before it
 *   <li>{@code prints}: it is what the program of the fence of {@code java} before it prints
 *   <li>{@code not compiled: WHY}: it is not Java of today, or not a program
 *   <li>{@code from: FILE}: it quotes lines of this file, whose path begins at the root
 *   <li>{@code runs in: DIRECTORY}: {@code GuideIT} runs its commands in a copy of this directory and compares the answers
 *   <li>{@code not run: WHY}: no test runs its commands
 * </ul>
 *
 * <p>A comment of several lines whose first is {@code given} holds imports and declarations that all fences after it see.
 */
@NoClause("the documents")
class DocumentationTest {
    private static final Pattern GUIDE = Pattern.compile("docs/guide/.*|docs/tutorial.md|README.md");
    private static final Pattern REFERENCE = Pattern.compile("\\bEM-[A-Z]+-\\d+\\b");
    private static final Set<String> NOTES = Set.of("keyword", "continues", "prints");
    private static final Set<String> NOTES_WITH_TEXT =
            Set.of("rejected", "not compiled", "not run", "from", "runs in", "given");

    private static final Set<String> FILES = Repository.files();

    static List<Page> pages() {
        return FILES.stream()
                .filter(name -> name.endsWith(".md") && !name.contains("/src/"))
                .map(name -> Page.read(Repository.ROOT, name))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void javaCompilesOrIsRejectedAsTheNoteBeforeItSays(Page page) {
        for (Block block : page.blocks()) {
            if (block.language().equals("java")
                    && block.note("not compiled").isEmpty()
                    && block.note("from").isEmpty()
                    && !isOfTheGuideTest(page, block)) {
                check(page, block);
            }
        }
    }

    private static void check(Page page, Block block) {
        String place = page.name() + ":" + block.line();
        Snippet snippet = Snippet.of(page, block);
        Compiled compiled = snippet.compile("");
        if (block.note("rejected").isPresent()) {
            assertThat(compiled.diagnostics())
                    .as("%s is rejected", place)
                    .extracting(Compiled.Message::key)
                    .contains(block.note("rejected").get());
            assertThat(compiled.success()).as(place).isFalse();
            return;
        }
        assertThat(compiled.success())
                .as("%s compiles: %s in%n%s", place, compiled.diagnostics(), snippet.file())
                .isTrue();
        if (block.is("keyword")) {
            assertThat(snippet.compile("keyword=off").success())
                    .as("%s has the keyword form, and so does not compile without it", place)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void programsPrintWhatThePageShows(Page page) {
        Block program = null;
        for (Block block : page.blocks()) {
            if (block.language().equals("java")) {
                program = block;
            } else if (block.is("prints")) {
                assertThat(program)
                        .as("the program before %s:%d", page, block.line())
                        .isNotNull();
                assertThat(ProgramOutput.of(
                                Snippet.of(page, program).compile("").successful()))
                        .as("%s:%d", page, block.line())
                        .isEqualTo(block.text());
            }
        }
    }

    private static boolean isOfTheGuide(Page page) {
        return GUIDE.matcher(page.name()).matches();
    }

    /** Whether GuideTest writes the block to a file and compiles it by a command of the same section. */
    private static boolean isOfTheGuideTest(Page page, Block block) {
        return isOfTheGuide(page)
                && page.blocks().stream()
                        .anyMatch(one -> one.section() == block.section()
                                && one.language().equals("console")
                                && one.note("runs in").isEmpty()
                                && one.hasCommand("javac "));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsWithAnswersAreRunByATest(Page page) {
        for (Block block : page.blocks()) {
            if (block.language().equals("console")) {
                boolean run = block.note("runs in").isPresent() || block.hasCommand("javac ", "cat ");
                assertThat(run && isOfTheGuide(page) || block.note("not run").isPresent())
                        .as("%s:%d is run by a test of the guide or says why not", page, block.line())
                        .isTrue();
            }
        }
    }

    /** A command that is merely indented would be one that no test looks at. */
    @ParameterizedTest
    @MethodSource("pages")
    void commandsOfTheGuideStandInConsoles(Page page) {
        if (isOfTheGuide(page)) {
            assertThat(page.text().lines())
                    .as(page.name())
                    .noneMatch(line ->
                            line.matches(" {4}(?:ant|bazel|emissary|gradle|java|javac|jbang|jshell|mvn) [^(]*"));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void quotationsAreLinesOfTheirFiles(Page page) throws IOException {
        for (Block block : page.blocks()) {
            if (block.note("from").isPresent()) {
                String file = block.note("from").get();
                assertThat(FILES).as("%s:%d", page, block.line()).contains(file);
                assertThat(lines(Files.readString(Repository.ROOT.resolve(file))))
                        .as("%s:%d quotes %s", page, block.line(), file)
                        .containsSequence(lines(block.text()));
            }
        }
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void notesAreOfTheKindsThatThisTestKnows(Page page) {
        for (Block block : page.blocks()) {
            assertThat(block.notes())
                    .as("%s:%d", page, block.line())
                    .allMatch(note -> NOTES.contains(note)
                            || NOTES_WITH_TEXT.contains(note.split("[:\\s]\\s", 2)[0].strip())
                            || note.startsWith("given\n"));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void clausesThatAPageNamesAreThoseOfTheSpecification(Page page) {
        List<String> clauses =
                SpecifiedClause.all().stream().map(SpecifiedClause::id).toList();
        Matcher reference = REFERENCE.matcher(page.text());
        while (reference.find()) {
            assertThat(clauses).as(page.name()).contains(reference.group());
        }
    }

    @Test
    void whatIsMadeForTheSiteIsNotKept() {
        assertThat(FILES).noneMatch(Repository::isMade);
    }
}
