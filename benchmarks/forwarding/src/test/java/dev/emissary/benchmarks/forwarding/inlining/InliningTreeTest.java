package dev.emissary.benchmarks.forwarding.inlining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.benchmarks.forwarding.inlining.InliningTree.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The trees are read from what JDK 17 and JDK 25 print, and compared without what differs from run to run. */
class InliningTreeTest {

    private static final List<String> JDK_17 = """
            # Warmup Iteration   1:                @ 17   p.Bench::call (14 bytes)   force inline by CompileCommand
                              @ 8   p.Old::get (25 bytes)   virtual call
                            @ 17   p.Bench::call (14 bytes)   force inline by CompileCommand
                              @ 8   p.Forward::get (11 bytes)   inline (hot)
                               \\-> TypeProfile (9/9 counts) = p/Forward
                                @ 5   p.Real::get (25 bytes)   inline (hot)
                                  @ 1   p.Real::check (19 bytes)   (intrinsic)
                            @ 20   p.Blackhole::consume (19 bytes)   force inline by CompileCommand
            """.lines().toList();

    private static final List<String> JDK_25 = """
                            @ 17   p.Bench::call (14 bytes)   force inline by CompileCommand   force inline by CompileCommand
                              @ 8   p.Real::get (25 bytes)   inline (hot)   callee changed to  p.Bench::call (14 bytes)    \\-> TypeProfile
                                @ 1   p.Real::check (19 bytes)   (intrinsic)   (intrinsic)
                            @ 20   p.Blackhole::consume (19 bytes)   force inline by CompileCommand
            """.lines().toList();

    @Test
    void readsTheLastTree() {
        assertThat(InliningTree.below("p.Bench::call", JDK_17).frames())
                .containsExactly(
                        new Frame(0, "p.Forward::get (11 bytes)", "inline (hot)"),
                        new Frame(1, "p.Real::get (25 bytes)", "inline (hot)"),
                        new Frame(2, "p.Real::check (19 bytes)", "(intrinsic)"));
    }

    @Test
    void readsOnlyTheFirstVerdictOfALine() {
        assertThat(InliningTree.below("p.Bench::call", JDK_25).frames())
                .containsExactly(
                        new Frame(0, "p.Real::get (25 bytes)", "inline (hot)"),
                        new Frame(1, "p.Real::check (19 bytes)", "(intrinsic)"));
    }

    @Test
    void aMethodThatWasNeverCompiledIsNoEmptyTree() {
        assertThatThrownBy(() -> InliningTree.below("p.Bench::other", JDK_17))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("p.Bench::other");
    }

    @Test
    void takesOneFrameAway() {
        InliningTree forwarded = InliningTree.below("p.Bench::call", JDK_17);
        InliningTree direct = InliningTree.below("p.Bench::call", JDK_25);

        assertThat(forwarded).isNotEqualTo(direct);
        assertThat(forwarded.withoutFirst()).isEqualTo(direct);
        assertThatThrownBy(() -> new InliningTree(
                                List.of(direct.frames().get(0), direct.frames().get(0)))
                        .withoutFirst())
                .isInstanceOf(IllegalStateException.class);
    }
}
