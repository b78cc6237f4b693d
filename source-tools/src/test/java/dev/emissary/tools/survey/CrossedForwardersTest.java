package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Methods that forward to another method than their own. */
class CrossedForwardersTest {
    private static final String META = "interface Meta { boolean lower(); boolean mixed(); int number(); }";

    private static List<CrossedMethod> crossed(String body) {
        return SmallSurvey.of(META + " class W implements Meta { Meta meta; " + body + "}")
                .crossed();
    }

    @Test
    void findsTheCallOfAnotherMethodOfTheSameSignature() {
        assertThat(crossed("public boolean lower() { return meta.mixed(); }"
                        + " public boolean mixed() { return meta.mixed(); } public int number() { return 1; }"))
                .singleElement()
                .isEqualTo(new CrossedMethod("W", "File0.java:1", "lower", "mixed"));
    }

    @Test
    void findsItInATry() {
        assertThat(crossed("public boolean lower() { try { return meta.mixed(); } finally { System.gc(); } }"))
                .hasSize(1);
        assertThat(crossed("public boolean lower() { System.gc(); return meta.mixed(); }"))
                .isEmpty();
    }

    @Test
    void otherNamesAreNotCrossedWhereTheDelegateHasNoMethodOfTheName() {
        assertThat(crossed("boolean lowest() { return meta.lower(); }")).isEmpty();
    }

    @Test
    void otherResultsAndOtherParametersAreNotCrossed() {
        assertThat(SmallSurvey.of(
                                "class W implements Cloneable { StringBuilder b; int length() { return b.capacity(); }"
                                        + " char charAt(int i) { return 'x'; } int indexOf(String s) { return b.lastIndexOf(s); }"
                                        + " void setLength(int n) { b.ensureCapacity(n); }"
                                        + " Object reverse() { return b.length(); } }")
                        .crossed())
                .extracting(CrossedMethod::method)
                .containsExactly("length", "indexOf", "setLength");
    }

    @Test
    void judgmentOfAMethodGoesBeforeThatOfItsClass() {
        Judgments judgments = new Judgments(Map.of("W", "meant", "W.lower", "a bug", "each > all", "alias"));
        assertThat(judgments.of(new CrossedMethod("V", "", "each", "all"))).isEqualTo("alias");
        assertThat(judgments.of(new CrossedMethod("W", "", "lower", "mixed"))).isEqualTo("a bug");
        assertThat(judgments.of(new CrossedMethod("W", "", "mixed", "lower"))).isEqualTo("meant");
        assertThat(judgments.of(new CrossedMethod("V", "", "lower", "mixed"))).isEqualTo("not judged");
    }
}
