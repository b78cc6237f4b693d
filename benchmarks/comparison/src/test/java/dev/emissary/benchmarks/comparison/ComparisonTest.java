package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.comparison.Cell.Evidence;
import dev.emissary.benchmarks.comparison.Observation.Outcome;
import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Asks the questions of {@code src/programs/questions.txt} of each way to delegate in {@link Approach}. A question has a page:
 * why it matters, in {@code given} the types that all programs see, in {@code question} the class that asks, and a section for
 * each approach. A program or a {@code given} that the page lacks is that of {@code plain.md}. Where no program can be, the
 * section has an answer, a sentence and a source. A section {@code client} has Kotlin of the same build.
 *
 * <p>The profile {@code regenerate} writes the file, on a JDK on which all compilers run.
 * On another one the answers of the others are compared, but not their words: compilers change them.
 */
@Tag("long")
class ComparisonTest {

    private static final Path FILE = Path.of("..", "..", "docs", "comparison", "answers.txt");
    private static final Path PAGES = Path.of("src", "programs");
    private static final List<Question> QUESTIONS = Question.all(PAGES);
    private static final Question WORKED_EXAMPLE = Question.of(PAGES, Question.WORKED_EXAMPLE);

    private static Map<Approach, Map<String, Outcome>> outcomes;
    private static Answers observed;
    private static Answers committed;

    @BeforeAll
    static void runAllPrograms(@TempDir Path work) throws IOException {
        List<Question> all =
                Stream.concat(QUESTIONS.stream(), Stream.of(WORKED_EXAMPLE)).toList();
        outcomes = new Observation(all, work).run();
        observed = Answers.of(QUESTIONS, outcomes);
        if (Boolean.getBoolean("emissary.regenerate")) {
            assertThat(Approach.values())
                    .filteredOn(Approach::canBeObserved)
                    .as("what can be observed on this JDK")
                    .allMatch(Approach::canBeObservedHere);
            AtomicFile.write(FILE, observed.text());
        }
        committed = Answers.of(Files.readString(FILE));
    }

    @AfterAll
    static void printCounts() {
        System.out.printf(
                "Comparison: %d questions, %d answers observed, %d of them refusals, %d cited%n",
                QUESTIONS.size(),
                observed.count(Evidence.OBSERVED, Evidence.REFUSED),
                observed.count(Evidence.REFUSED),
                observed.count(Evidence.CITED));
    }

    @ParameterizedTest
    @FieldSource("QUESTIONS")
    void everyApproachAnswersByAProgramOrByACitation(Question question) {
        assertThat(Approach.values())
                .allMatch(approach -> question.program(approach).isPresent()
                        != question.citation(approach).isPresent());
        assertThat(Approach.values())
                .filteredOn(approach -> !approach.canBeObserved() || approach.canBeObservedHere())
                .allMatch(approach -> observed.cell(question, approach).isPresent());
    }

    @Test
    void everyPageIsThatOfAQuestion() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                    QUESTIONS.stream().map(Question::id),
                                    Stream.of(Question.PLAIN, Question.WORKED_EXAMPLE))
                            .map(id -> id + ".md")
                            .toList());
        }
    }

    @ParameterizedTest
    @FieldSource("QUESTIONS")
    void theFileHasWhatTheProgramsAnswer(Question question) {
        boolean sameJdk = committed.versions().get("JDK").equals(Versions.all().get("JDK"));
        for (Approach approach : Approach.values()) {
            Optional<Cell> cell = observed.cell(question, approach);
            if (cell.isPresent()) {
                assertThat(committed.cell(question, approach))
                        .as("%s: %s; to generate it anew: mvn -Pregenerate verify", question.id(), approach.id())
                        .map(one -> sameJdk ? one : one.withoutWords())
                        .isEqualTo(sameJdk ? cell : cell.map(Cell::withoutWords));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWorkedExamplePrintsTheSameInEveryWay(Approach approach) {
        assertThat(WORKED_EXAMPLE.program(approach).isPresent()).isEqualTo(approach.canBeObserved());
        if (approach.canBeObservedHere()) {
            assertThat(outcomes.get(approach))
                    .containsEntry(
                            WORKED_EXAMPLE.id(),
                            new Outcome(false, WORKED_EXAMPLE.output().orElseThrow()));
        }
    }

    /** The question {@code mixed-build} is about the shortest form, whose interface Kotlin's compiler does not see. */
    @Test
    void kotlinSeesAnInterfaceOfTheImplementsClause(@TempDir Path work) throws IOException {
        Question shortest = Question.of(PAGES, "mixed-build");
        Map<String, String> sections = new HashMap<>(shortest.sections());
        String record = "@dev.emissary.Emissary record Guarded(Account account) implements Account {}";
        sections.put(Approach.EMISSARY.id(), "```java\n" + record + "\n```");
        Question longer = new Question(shortest.id(), shortest.title(), shortest.why(), sections, shortest.plain());
        assertThat(new Observation(List.of(longer), work).run().get(Approach.EMISSARY))
                .containsEntry(longer.id(), new Outcome(false, "yes: it calls through the interface"));
    }

    @Test
    void theVersionsAreThoseOfTheTools() {
        Map<String, String> tools = Versions.all();
        tools.remove("JDK");
        assertThat(tools).containsKeys("Groovy", "Kotlin", "Lombok", "Scala");
        assertThat(committed.versions()).containsAllEntriesOf(tools);
    }
}
