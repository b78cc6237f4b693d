package dev.emissary.benchmarks.forwarding.size;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lines count when there is more in them than blanks and comments. */
class SourceLinesTest {

    @Test
    void countsCode() {
        assertThat(count("package p;\n\nclass A {\n    int i; // counted\n}\n")).isEqualTo(4);
    }

    @Test
    void leavesCommentsOut() {
        assertThat(
                        count(
                                "/** One line. */\nclass A {\n    /*\n     * Several,\n\n     and without stars.\n     */\n    // another\n}\n"))
                .isEqualTo(2);
    }

    private static int count(String source) {
        return SourceLines.count(source.lines().toList());
    }
}
