package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages with one mistake each, which DocumentationTest has to find, and the same pages without it. */
@NoClause("the check of the documents")
class WrongPagesTest {
    private static final DocumentationTest TEST = new DocumentationTest();
    private static final String RIGHT = java("", "emissary Job(Runnable task);");

    private static void check(String text) throws IOException {
        Page page = Page.of("docs/page.md", text);
        TEST.notesAreOfTheKindsThatThisTestKnows(page);
        TEST.javaCompilesOrIsRejectedAsTheNoteBeforeItSays(page);
        TEST.programsPrintWhatThePageShows(page);
        TEST.clausesThatAPageNamesAreThoseOfTheSpecification(page);
        TEST.quotationsAreLinesOfTheirFiles(page);
        TEST.commandsWithAnswersAreRunByATest(page);
    }

    private static String fence(String notes, String language, String text) {
        return notes + "\n\n```" + language + "\n" + text + "\n```\n";
    }

    private static String java(String notes, String text) {
        return fence(notes, "java", text);
    }

    static Stream<Arguments> pages() {
        String rejected = "<!-- rejected: emissary.err.no.component -->";
        String keyword = "<!-- keyword -->";
        String task = java("", "interface Task { void run(); }");
        String program = java("", "class Main { public static void main(String... a) { System.out.println(1 + 1); } }");
        String quoted = "<!-- from: CONTRIBUTING.md -->";
        return Stream.of(
                arguments("docs/page.md:3 compiles", java("", "emissary Job(Task task);"), RIGHT),
                arguments("is rejected", java(rejected, "emissary Job(Runnable task);"), RIGHT),
                arguments(
                        "emissary.err.no.component",
                        java(rejected, "emissary Job(String text);"),
                        java(rejected, "emissary Job();")),
                arguments(
                        "keyword form",
                        java(keyword, "@Emissary record Job(Runnable task) {}"),
                        java(keyword, "emissary Job(Runnable task);")),
                arguments(
                        "compiles",
                        task + java("", "emissary Job(Task task);"),
                        task + java("<!-- continues -->", "emissary Job(Task task);")),
                arguments(
                        "docs/page.md",
                        program + fence("<!-- prints -->", "text", "3"),
                        program + fence("<!-- prints -->", "text", "2")),
                arguments("EM-FWD-" + 99, "As EM-FWD-" + 99 + " says.\n", "As EM-FWD-1 says.\n"),
                arguments(
                        "quotes CONTRIBUTING.md",
                        fence(quoted, "text", "# Distributing"),
                        fence(quoted, "text", "# Contributing")),
                arguments(
                        "is run by a test",
                        fence("", "console", "$ ls"),
                        fence("<!-- not run: a -->", "console", "$ ls")),
                arguments("keywrd", java("<!-- keywrd -->", "emissary Job(Runnable task);"), RIGHT));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aMistakeIsFoundAndNothingElseIsOne(String words, String wrong, String right) {
        assertThatThrownBy(() -> check(wrong))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(words);
        assertThatCode(() -> check(right)).doesNotThrowAnyException();
    }
}
