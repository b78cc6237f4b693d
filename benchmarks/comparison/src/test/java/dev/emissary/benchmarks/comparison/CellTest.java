package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what is read of programs, compilers and citations, and of the file of all answers. */
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
        assertThat(Cell.refused(Answer.NO, "not so\n  but so").words()).isEqualTo("not so");
        assertThat(Cell.refused(Answer.NO, "conflict:\n  one\n  two").words()).isEqualTo("conflict: one two");
        assertThat(Cell.refused(Answer.NO, "word ".repeat(100)).words())
                .hasSizeLessThan(145)
                .endsWith("word …");
    }

    @Test
    void aCitationHasAnAnswerASentenceAndAnAddress() {
        assertThat(Cell.cited("n/a\nThere is\nnone.\nhttps://example.org/\n"))
                .isEqualTo(new Cell(Answer.NOT_APPLICABLE, Evidence.CITED, "There is none.", "https://example.org/"));
        assertThatThrownBy(() -> Cell.cited("no\nhttps://example.org/")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theFileIsReadAsItIsWritten() {
        Matrix matrix = new Matrix();
        matrix.put(Feature.VARARGS, Approach.BY_HAND, Cell.refused(Answer.NO, "not so"));
        matrix.put(Feature.VARARGS, Approach.CONCISE_METHODS, Cell.cited("yes\nBecause.\nhttps://example.org/"));
        String text = new MatrixFile(Map.of("JDK", "17", "Tool", "1.0"), matrix).text();
        MatrixFile read = MatrixFile.of(text);
        assertThat(read.text()).isEqualTo(text);
        assertThat(read.matrix().cell(Feature.VARARGS, Approach.BY_HAND))
                .hasValue(new Cell(Answer.NO, Evidence.REFUSED, "not so", ""));
        assertThat(read.matrix().cell(Feature.VARARGS, Approach.LOMBOK)).isEmpty();
        assertThat(read.matrix().count(Evidence.CITED)).isEqualTo(1);
    }
}
