package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.benchmarks.comparison.Cell.Answer;
import dev.emissary.benchmarks.comparison.Cell.Evidence;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what is read of pages, programs and compilers, and of the file of all answers. */
class CellTest {

    @Test
    void aProgramSaysTheAnswerAndWhatItSaw() {
        assertThat(Cell.observed("partly: one: two\n three"))
                .isEqualTo(new Cell(Answer.PARTLY, Evidence.OBSERVED, "one: two three", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "maybe: so", "yes:", ""})
    void whatIsNoAnswerOrSawNothingIsRefused(String said) {
        assertThatThrownBy(() -> Cell.observed(said)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRefusalIsToldByItsFirstLineUnlessThatAnnouncesMore() {
        assertThat(Cell.refused("not so\n  but so").words()).isEqualTo("not so");
        assertThat(Cell.refused("conflict:\n  one\n  two").words()).isEqualTo("conflict: one two");
        assertThat(Cell.refused("word ".repeat(100)).words())
                .hasSizeLessThan(145)
                .endsWith("word …");
    }

    @Test
    void theFileIsReadAsItIsWritten() {
        Question question = new Question("varargs", "Is it?", "", Map.of(), Map.of());
        Cell cited = Cell.cited("yes", "Because.", "https://example.org/");
        Answers answers = new Answers(
                Map.of("JDK", "17", "Tool", "1.0"),
                Map.of(
                        question.id(),
                        Map.of(Approach.BY_HAND, Cell.refused("not so"), Approach.CONCISE_METHODS, cited)));
        Answers read = Answers.of(answers.text());
        assertThat(read).isEqualTo(answers);
        assertThat(read.cell(question, Approach.CONCISE_METHODS)).hasValue(cited);
        assertThat(read.cell(question, Approach.LOMBOK)).isEmpty();
        assertThat(read.count(Evidence.CITED)).isEqualTo(1);
    }

    @Test
    void aPageFallsBackOnThePlainestPrograms() {
        Question question = new Question(
                "two-words",
                "Is it?",
                "It is asked.",
                Map.of(
                        "question", "```java\nclass Question {}\n```",
                        "given",
                                "```java\nimport java.util.List;\n\npublic interface A {}\n\npublic record B() {}\n```",
                        "scala", "no: There is none.\n\nSource: https://example.org/"),
                Map.of(
                        "kotlin",
                        "In Kotlin.\n\n```kotlin\nclass Guarded\n```",
                        "scala",
                        "```scala\nclass Guarded\n```"));
        assertThat(question.given())
                .containsOnlyKeys("A.java", "B.java")
                .containsEntry("B.java", "package two_words;\n\nimport java.util.List;\n\npublic record B() {}\n");
        assertThat(question.program(Approach.KOTLIN)).hasValue("package two_words;\n\nclass Guarded\n");
        assertThat(question.place(Approach.KOTLIN)).isEqualTo("plain.md#kotlin");
        assertThat(question.program(Approach.SCALA)).isEmpty();
        assertThat(question.citation(Approach.SCALA))
                .hasValue(Cell.cited("no", "There is none.", "https://example.org/"));
        assertThat(question.program(Approach.LOMBOK)).isEmpty();
    }
}
