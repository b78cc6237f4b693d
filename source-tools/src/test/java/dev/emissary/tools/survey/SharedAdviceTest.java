package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.survey.wrapper.Advice;
import org.junit.jupiter.api.Test;

/** When the methods of a wrapper do the same around their calls. */
class SharedAdviceTest {
    private static final String SINK = "interface Sink { int size(); void add(String text); void stop(); } ";

    /** Returns what two of three methods do alike. */
    private static Advice.Kind advice(String size, String add) {
        return SmallSurvey.onlyWrapper(SINK + "class W implements Sink { final Sink sink = null; Object log;"
                        + " public int size() {" + size + "} public void add(String text) {" + add + "}"
                        + " public void stop() { sink.stop(); } }")
                .advice();
    }

    @Test
    void aLockIsTheSameAroundMethodsWithAResultAndWithout() {
        assertThat(advice(
                        "synchronized (log) { return sink.size(); }",
                        "synchronized (log) { this.sink.add(text); /* later */ }"))
                .isEqualTo(Advice.Kind.CODE);
    }

    @Test
    void aVariableForTheResultIsTheSameAsNone() {
        assertThat(advice("int size = sink.size(); log.notify(); return size;", "sink.add(text); log.notify();"))
                .isEqualTo(Advice.Kind.CODE);
        assertThat(advice(
                        "int size; try { size = sink.size(); } finally { log.notify(); } return size;",
                        "try { sink.add(text); } finally { log.notify(); }"))
                .isEqualTo(Advice.Kind.CODE);
    }

    @Test
    void codeThatUsesTheArgumentsOrTheResultIsAKindOfItsOwn() {
        String pair = "interface Pair { int left(int i); int right(int i); } class W implements Pair {"
                + " final Pair p = null; Object log; public int left(int i) { %s } public int right(int j) { %s } }";
        assertThat(SmallSurvey.onlyWrapper(
                                pair.formatted("log.equals(i); return p.left(i);", "log.equals(j); return p.right(j);"))
                        .advice())
                .isEqualTo(Advice.Kind.CODE_WITH_ARGUMENTS);
        assertThat(SmallSurvey.onlyWrapper(pair.formatted(
                                "int a = p.left(i); log.equals(a); return a;",
                                "int b = p.right(j); log.equals(b); return b;"))
                        .advice())
                .isEqualTo(Advice.Kind.CODE_WITH_ARGUMENTS);
    }

    @Test
    void aFieldThatKeepsTheResultUsesIt() {
        assertThat(SmallSurvey.onlyWrapper("class Log { int last; } interface Two { int one(); int two(); }"
                                + " class W implements Two { final Two two = null; final Log log = null;"
                                + " public int one() { log.last = two.one(); return log.last; }"
                                + " public int two() { log.last = two.two(); return log.last; } }")
                        .advice())
                .isEqualTo(Advice.Kind.CODE_WITH_ARGUMENTS);
    }

    @Test
    void differentCodeIsNotShared() {
        assertThat(advice("log.notify(); return sink.size();", "log.notifyAll(); sink.add(text);"))
                .isEqualTo(Advice.Kind.DIFFERENT);
        assertThat(SmallSurvey.onlyWrapper("class W implements Runnable { final Runnable r = null;"
                                + " public void run() { synchronized (r) { r.run(); } } }")
                        .advice())
                .as("one method shares its code with none")
                .isEqualTo(Advice.Kind.DIFFERENT);
        assertThat(advice("return sink.size();", "sink.add(text);")).isNull();
    }

    @Test
    void forwardersBesideASuperclassAreCounted() {
        String wrapper = SINK + "class W extends Object implements Sink { final Sink sink = null;"
                + " public int size() { return 0; } public void add(String text) { sink.add(text); }"
                + " public void stop() { sink.stop(); } }";
        assertThat(SmallSurvey.onlyWrapper(wrapper).forwards()).isEqualTo(2);
        assertThat(SmallSurvey.onlyWrapper(wrapper.replace("extends Object ", ""))
                        .forwards())
                .isZero();
    }
}
