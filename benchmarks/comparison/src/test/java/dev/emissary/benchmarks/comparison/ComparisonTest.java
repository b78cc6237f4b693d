package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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

/**
 * Runs all programs: one for each question in {@link Feature} and each way to delegate in {@link Approach}. A page of
 * {@code src/programs} has the programs of one question; its section {@code given/Question.java} asks all of them alike, a
 * section {@code given/Client.kt} has Kotlin of the same build, and a program that begins with {@code // compiler: ecj} is
 * compiled by the compiler of Eclipse. Where no program can be, the section has an answer, a sentence and a source.
 *
 * <p>The profile {@code regenerate} writes the file, on a JDK on which all compilers run.
 * On another one the answers of the others are compared, but not their words: compilers change them.
 */
@Tag("long")
class ComparisonTest {

    private static final Path FILE = Path.of("..", "..", "docs", "comparison", "answers.txt");
    private static final Path PAGES = Path.of("src", "programs");

    /** One class, written in every way that can be compiled; its programs answer no question, and all print the same. */
    private static final String WORKED_EXAMPLE = "worked-example";

    private static Programs programs;
    private static Map<Approach, Map<String, Outcome>> outcomes;
    private static Matrix observed;
    private static MatrixFile committed;

    @BeforeAll
    static void runAllPrograms(@TempDir Path work) throws IOException {
        programs = Programs.unpack(PAGES, work.resolve("sources"));
        outcomes = new Observation(programs, directories(), work.resolve("classes")).run();
        observed = Matrix.of(programs, outcomes);
        if (Boolean.getBoolean("emissary.regenerate")) {
            assertThat(Approach.values())
                    .filteredOn(Approach::canBeObserved)
                    .as("what can be observed on this JDK")
                    .allMatch(Approach::canBeObservedHere);
            AtomicFile.write(FILE, new MatrixFile(Versions.all(), observed).text());
        }
        committed = MatrixFile.of(Files.readString(FILE));
    }

    private static List<String> directories() {
        return Stream.concat(
                        Stream.of(WORKED_EXAMPLE),
                        Arrays.stream(Feature.values()).map(Feature::id))
                .toList();
    }

    @AfterAll
    static void printCounts() {
        System.out.printf(
                "Comparison: %d features, %d answers observed, %d of them refusals, %d cited%n",
                Feature.values().length,
                observed.count(Evidence.OBSERVED, Evidence.REFUSED),
                observed.count(Evidence.REFUSED),
                observed.count(Evidence.CITED));
    }

    @ParameterizedTest
    @EnumSource
    void everyApproachAnswersByAProgramOrByACitationAndNotByBoth(Feature feature) {
        assertThat(Approach.values())
                .allMatch(approach -> programs.program(feature.id(), approach).isPresent()
                        != programs.citation(feature.id(), approach).isPresent());
        assertThat(Approach.values())
                .filteredOn(approach -> !approach.canBeObserved() || approach.canBeObservedHere())
                .allMatch(approach -> observed.cell(feature, approach).isPresent());
    }

    @ParameterizedTest
    @EnumSource
    void thePageWithProgramsIsHeadedByTheQuestion(Feature feature) throws IOException {
        assertThat(Files.readAllLines(PAGES.resolve(feature.id() + ".md"))).startsWith("# " + feature.question());
    }

    @Test
    void everyDirectoryOfProgramsIsThatOfAFeatureOrTheWorkedExample() throws IOException {
        try (Stream<Path> directories = Files.list(programs.root())) {
            assertThat(directories.map(directory -> directory.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(directories());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFileHasWhatTheProgramsAnswer(Feature feature) {
        boolean sameJdk = committed.versions().get("JDK").equals(Versions.all().get("JDK"));
        for (Approach approach : Approach.values()) {
            Optional<Cell> cell = observed.cell(feature, approach);
            if (cell.isPresent()) {
                assertThat(committed.matrix().cell(feature, approach))
                        .as("%s: %s; to generate it anew: mvn -Pregenerate verify", feature.id(), approach.id())
                        .map(one -> sameJdk ? one : one.withoutWords())
                        .isEqualTo(sameJdk ? cell : cell.map(Cell::withoutWords));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWorkedExamplePrintsTheSameInEveryWay(Approach approach) throws IOException {
        assertThat(programs.program(WORKED_EXAMPLE, approach).isPresent()).isEqualTo(approach.canBeObserved());
        if (approach.canBeObservedHere()) {
            Path output = programs.root().resolve(WORKED_EXAMPLE).resolve("output.txt");
            assertThat(outcomes.get(approach))
                    .containsEntry(WORKED_EXAMPLE, new Outcome(false, Files.readString(output)));
        }
    }

    @Test
    void theVersionsAreThoseOfTheTools() {
        Map<String, String> tools = Versions.all();
        tools.remove("JDK");
        assertThat(tools).containsKeys("Groovy", "Kotlin", "Lombok", "Scala");
        assertThat(committed.versions()).containsAllEntriesOf(tools);
    }
}
