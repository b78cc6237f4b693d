package dev.emissary.benchmarks.forwarding.inlining;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.inlining.InliningTree.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An explanation holds only while the trees bear it out. */
class InliningTest {

    private static final String PACKAGE = "dev.emissary.benchmarks.forwarding.";
    private static final InliningTree DIRECT =
            new InliningTree(List.of(new Frame(0, "p.Real::get (25 bytes)", "inline (hot)")));

    @Test
    void holdsForTheSameTreeBelowOneInlinedFrame() {
        Inlining inlining = inlining("inline (hot)", "inline (hot)");

        assertThat(inlining.emissaryIsHandWritten()).isTrue();
        assertThat(inlining.emissaryAddsOneInlinedFrame()).isTrue();
    }

    @Test
    void failsWhenTheForwarderIsCalled() {
        assertThat(inlining("inline (hot)", "virtual call").emissaryAddsOneInlinedFrame())
                .isFalse();
        assertThat(inlining("inline (hot)", "virtual call").emissaryIsHandWritten())
                .isFalse();
    }

    @Test
    void failsWhenTheTreesBelowDiffer() {
        Inlining inlining = new Inlining(
                "get",
                new InliningTree(List.of()),
                through("byhand", "inline (hot)"),
                through("emissary", "inline (hot)"));

        assertThat(inlining.emissaryAddsOneInlinedFrame()).isFalse();
    }

    private static Inlining inlining(String handWritten, String emissary) {
        return new Inlining("get", DIRECT, through("byhand", handWritten), through("emissary", emissary));
    }

    private static InliningTree through(String packageName, String verdict) {
        return new InliningTree(List.of(
                new Frame(0, PACKAGE + packageName + ".Delegating::get (11 bytes)", verdict),
                new Frame(1, "p.Real::get (25 bytes)", "inline (hot)")));
    }
}
