package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the answers as a page of tables, and one page for each group of questions, which has what was said. */
public final class MatrixPages {

    /** Where the programs are, from the pages. */
    private static final String PROGRAMS = "../../benchmarks/comparison/src/programs";

    private final Programs programs;
    private final MatrixFile answers;

    /**
     * Creates the writer.
     *
     * @param programs where the programs are, for links to those that there are
     * @param answers what they said; every cell is there
     */
    public MatrixPages(Programs programs, MatrixFile answers) {
        this.programs = programs;
        this.answers = answers;
    }

    /**
     * Writes the pages.
     *
     * @param arguments the directory of the pages with programs, the file of the answers, the directory to write to, and
     *     one to unpack the programs into
     */
    public static void main(String... arguments) throws IOException {
        Programs programs = new Programs(Path.of(arguments[3]));
        for (ProgramPage page : ProgramPage.in(Path.of(arguments[0]))) {
            page.unpack(programs.root());
        }
        MatrixFile answers = MatrixFile.of(Files.readString(Path.of(arguments[1])));
        for (Page page : new MatrixPages(programs, answers).pages()) {
            page.write(Path.of(arguments[2]));
        }
    }

    /** All pages. */
    List<Page> pages() {
        List<Page> pages = new ArrayList<>();
        pages.add(matrix());
        Arrays.stream(Group.values()).map(this::details).forEach(pages::add);
        return pages;
    }

    private Page matrix() {
        Map<String, String> blocks = new HashMap<>();
        blocks.put("counts", counts());
        blocks.put("versions", versions());
        for (Group group : Group.values()) {
            blocks.put(group.id(), table(group));
        }
        return Page.of("matrix.md", MatrixPages.class, "matrix.md", blocks, Map.of());
    }

    private String counts() {
        Matrix matrix = answers.matrix();
        return "**%d features, %d cells: %d observed, %d of them as the refusal of a compiler, and %d cited.**"
                .formatted(
                        Feature.values().length,
                        matrix.count(Evidence.values()),
                        matrix.count(Evidence.OBSERVED, Evidence.REFUSED),
                        matrix.count(Evidence.REFUSED),
                        matrix.count(Evidence.CITED));
    }

    private String versions() {
        return answers.versions().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", ", "The answers are those of ", ", and of the emissary of this build."));
    }

    private String table(Group group) {
        List<String> titles = new ArrayList<>(List.of(""));
        Arrays.stream(Approach.values()).map(Approach::title).forEach(titles::add);
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (Feature feature : group.features()) {
            List<String> row = new ArrayList<>();
            String mark = feature.definesEmissaries() ? " ‡" : "";
            row.add("[" + feature.question() + "](" + group.id() + ".md#" + feature.id() + ")" + mark);
            Arrays.stream(Approach.values())
                    .map(approach -> marked(feature, approach))
                    .forEach(row::add);
            table.row(row);
        }
        return table.toString();
    }

    private String marked(Feature feature, Approach approach) {
        Cell cell = cell(feature, approach);
        String word = cell.answer().word();
        return switch (cell.evidence()) {
            case OBSERVED -> "[" + word + "](" + program(feature, approach) + ")";
            case REFUSED -> "[" + word + "](" + program(feature, approach) + ")†";
            case CITED -> "*" + word + "* [°](" + source(cell) + ")";
        };
    }

    private Page details(Group group) {
        String questions = group.features().stream().map(this::details).collect(Collectors.joining("\n"));
        return Page.of(
                group.id() + ".md",
                MatrixPages.class,
                "group.md",
                Map.of("title", "# " + group.title(), "questions", questions),
                Map.of());
    }

    private String details(Feature feature) {
        MarkdownTable table = MarkdownTable.ofTexts("approach", "answer", "what it said");
        for (Approach approach : Approach.values()) {
            Cell cell = cell(feature, approach);
            table.row(
                    approach.title(),
                    marked(feature, approach),
                    cell.evidence() == Evidence.CITED ? cell.words() : literal(cell.words()));
        }
        String asked = programs.question(feature.id()).isPresent()
                ? " ([how it is asked](" + link(feature, "given/Question.java") + "))"
                : "";
        return "## %s\n\n**%s**%s %s\n\n%s".formatted(feature.id(), feature.question(), asked, feature.why(), table);
    }

    private Cell cell(Feature feature, Approach approach) {
        return answers.matrix()
                .cell(feature, approach)
                .orElseThrow(() -> new IllegalStateException("no answer of " + approach + " for " + feature));
    }

    private String program(Feature feature, Approach approach) {
        if (programs.program(feature.id(), approach).isEmpty()) {
            throw new IllegalStateException("no program of " + approach + " for " + feature);
        }
        return link(feature, approach.id());
    }

    /** The address, or a file of this repository as the pages see it. */
    private static String source(Cell cell) {
        return cell.source().matches("[a-z]+:.*") ? cell.source() : "../../" + cell.source();
    }

    /** The address of a section of a feature's page with programs. */
    private static String link(Feature feature, String heading) {
        return PROGRAMS + "/" + feature.id() + ".md#"
                + heading.toLowerCase(Locale.ROOT).replaceAll("[/.]", "");
    }

    /** A text in which nothing is markup. */
    private static String literal(String text) {
        return text.replaceAll("([\\\\`*_<\\[\\]])", "\\\\$1");
    }
}
