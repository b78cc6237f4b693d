package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.NoClause;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Pages with one mistake each, which DocumentationTest has to find. */
@NoClause("the check of the documents")
class WrongPagesTest {
    private static final DocumentationTest TEST = new DocumentationTest();

    private static void finds(String words, ThrowingCallable check) {
        assertThatThrownBy(check).isInstanceOf(AssertionError.class).hasMessageContaining(words);
    }

    private static Page page(String text) {
        return Page.of("docs/page.md", text);
    }

    private static void java(String text) {
        TEST.javaCompilesOrIsRejectedAsTheNoteBeforeItSays(page(text));
    }

    private static String fence(String notes, String language, String text) {
        return notes + "\n\n```" + language + "\n" + text + "\n```\n";
    }

    @Test
    void javaThatDoesNotCompile() {
        finds("docs/page.md:3 compiles", () -> java(fence("", "java", "emissary Job(Task task);")));
        assertThatCode(() -> java(fence("", "java", "emissary Job(Runnable task);")))
                .doesNotThrowAnyException();
    }

    @Test
    void javaThatIsNotRejectedOrForAnotherReason() {
        String note = "<!-- rejected: emissary.err.no.component -->";
        assertThatCode(() -> java(fence(note, "java", "emissary Job();"))).doesNotThrowAnyException();
        finds("is rejected", () -> java(fence(note, "java", "emissary Job(Runnable task);")));
        finds("emissary.err.no.component", () -> java(fence(note, "java", "emissary Job(String text);")));
    }

    @Test
    void javaThatDoesNotNeedTheKeyword() {
        finds("keyword form", () -> java(fence("<!-- keyword -->", "java", "@Emissary record Job(Runnable task) {}")));
    }

    @Test
    void javaThatDoesNotContinueWhatItUses() {
        String first = fence("", "java", "interface Task { void run(); }");
        finds("compiles", () -> java(first + fence("", "java", "emissary Job(Task task);")));
        assertThatCode(() -> java(first + fence("<!-- continues -->", "java", "emissary Job(Task task);")))
                .doesNotThrowAnyException();
    }

    @Test
    void programThatPrintsSomethingElse() {
        String program = "class Main { public static void main(String... a) { System.out.println(1 + 1); } }";
        String page = fence("", "java", program) + fence("<!-- prints -->", "text", "3");
        finds("docs/page.md", () -> TEST.programsPrintWhatThePageShows(page(page)));
        assertThatCode(() -> TEST.programsPrintWhatThePageShows(page(page.replace("\n3\n", "\n2\n"))))
                .doesNotThrowAnyException();
    }

    @Test
    void linkThatLeadsNowhere() {
        finds("no such file", () -> TEST.linksLeadToFilesAndHeadingsThatThereAre(page("[a](nowhere.md)\n")));
        finds(
                "no such heading",
                () -> TEST.linksLeadToFilesAndHeadingsThatThereAre(page("[a](../README.md#nowhere)\n")));
        finds("no such heading", () -> TEST.linksLeadToFilesAndHeadingsThatThereAre(page("# A\n[a](#b)\n")));
        assertThatCode(() -> TEST.linksLeadToFilesAndHeadingsThatThereAre(
                        page("# A\n[a](#a) [b](guide) [c](../README.md)\n")))
                .doesNotThrowAnyException();
    }

    @Test
    void clauseThatThereIsNot() {
        String clause = "EM-FWD-" + 99;
        finds(clause, () -> TEST.clausesThatAPageNamesAreThoseOfTheSpecification(page("As " + clause + " says.\n")));
    }

    @Test
    void quotationThatIsOutOfDate() {
        String page = fence("<!-- from: CONTRIBUTING.md -->", "text", "# Distributing");
        finds("quotes CONTRIBUTING.md", () -> TEST.quotationsAreLinesOfTheirFiles(page(page)));
    }

    @Test
    void commandThatNobodyRuns() {
        finds("is run by a test", () -> TEST.commandsWithAnswersAreRunByATest(page(fence("", "console", "$ ls"))));
    }

    @Test
    void noteThatMeansNothing() {
        finds("keywrd", () -> TEST.notesAreOfTheKindsThatThisTestKnows(page(fence("<!-- keywrd -->", "java", ""))));
    }
}
