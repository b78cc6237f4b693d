package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.Cell.Evidence;
import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the answers as one page: a table of all, and for each question what was said. */
public final class MatrixPage {

    /** Where the pages with programs are, from the page. */
    private static final String PROGRAMS = "../../benchmarks/comparison/src/programs/";

    private final List<Question> questions;
    private final Answers answers;

    /**
     * Creates the writer.
     *
     * @param answers what the programs said; every cell is there
     */
    MatrixPage(List<Question> questions, Answers answers) {
        this.questions = questions;
        this.answers = answers;
    }

    /**
     * Writes the page.
     *
     * @param arguments the directory of the pages with programs, the file of the answers, and the directory to write to
     */
    public static void main(String... arguments) throws IOException {
        Answers answers = Answers.of(Files.readString(Path.of(arguments[1])));
        String page = new MatrixPage(Question.all(Path.of(arguments[0])), answers).page();
        AtomicFile.write(Path.of(arguments[2]).resolve("matrix.md"), page);
    }

    /** The page. */
    String page() throws IOException {
        String details = questions.stream().map(this::details).collect(Collectors.joining("\n"));
        try (InputStream template = MatrixPage.class.getResourceAsStream("matrix.md")) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("{{counts}}", counts())
                    .replace("{{versions}}", versions())
                    .replace("{{table}}", table().stripTrailing())
                    .replace("{{details}}", details.stripTrailing());
        }
    }

    private String counts() {
        return "**%d questions, %d cells: %d observed, %d of them as the refusal of a compiler, and %d cited.**"
                .formatted(
                        questions.size(),
                        answers.count(Evidence.values()),
                        answers.count(Evidence.OBSERVED, Evidence.REFUSED),
                        answers.count(Evidence.REFUSED),
                        answers.count(Evidence.CITED));
    }

    private String versions() {
        return answers.versions().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", ", "The answers are those of ", ", and of the emissary of this build."));
    }

    private String table() {
        List<String> titles = new ArrayList<>(List.of(""));
        Arrays.stream(Approach.values()).map(Approach::title).forEach(titles::add);
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (Question question : questions) {
            List<String> row = new ArrayList<>();
            row.add("[%s](#%s)".formatted(question.title(), question.id()));
            for (Approach approach : Approach.values()) {
                Cell cell = cell(question, approach);
                row.add(cell.answer() + mark(cell.evidence()));
            }
            table.row(row);
        }
        return table.toString();
    }

    private static String mark(Evidence evidence) {
        return switch (evidence) {
            case OBSERVED -> "";
            case REFUSED -> "†";
            case CITED -> "°";
        };
    }

    private String details(Question question) {
        MarkdownTable table = MarkdownTable.ofTexts("approach", "answer", "what it said");
        for (Approach approach : Approach.values()) {
            Cell cell = cell(question, approach);
            boolean cited = cell.evidence() == Evidence.CITED;
            table.row(
                    approach.title(),
                    "[%s](%s)%s"
                            .formatted(
                                    cell.answer(),
                                    cited ? source(cell) : PROGRAMS + question.place(approach),
                                    mark(cell.evidence())),
                    cited ? cell.words() : literal(cell.words()));
        }
        String asked = question.asks().isPresent()
                ? " ([how it is asked](%s%s.md#question))".formatted(PROGRAMS, question.id())
                : "";
        String why = question.why().replace("../../../../docs/", "../").replace("\n", " ");
        return "## %s\n\n**%s**%s %s\n\n%s".formatted(question.id(), question.title(), asked, why, table);
    }

    private Cell cell(Question question, Approach approach) {
        return answers.cell(question, approach)
                .orElseThrow(() -> new IllegalStateException("no answer of " + approach + " for " + question.id()));
    }

    /** The address, or a file of this repository as the page sees it. */
    private static String source(Cell cell) {
        return cell.source().matches("[a-z]+:.*") ? cell.source() : "../../" + cell.source();
    }

    /** A text in which nothing is markup. */
    private static String literal(String text) {
        return text.replaceAll("([\\\\`*_<\\[\\]])", "\\\\$1");
    }
}
