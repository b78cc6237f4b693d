package dev.emissary.benchmarks.forwarding.inlining;

/**
 * Why a call costs what it costs: what C2 makes of it without anything between, through a hand-written class and
 * through an emissary.
 *
 * @param call the benchmark
 * @param direct what is inlined into the call itself
 * @param handWritten what is inlined into the call through the hand-written class
 * @param emissary what is inlined into the call through the emissary
 */
public record Inlining(String call, InliningTree direct, InliningTree handWritten, InliningTree emissary) {

    private static final String PACKAGE = "dev.emissary.benchmarks.forwarding.";

    /** Returns whether the emissary is compiled as the hand-written class is, but for its name. */
    public boolean emissaryIsHandWritten() {
        return emissary.renaming(PACKAGE + "emissary", PACKAGE + "byhand").equals(handWritten);
    }

    /** Returns whether all that the emissary adds to the direct call is one frame, and that one inlined. */
    public boolean emissaryAddsOneInlinedFrame() {
        return emissary.frames().get(0).verdict().startsWith("inline")
                && emissary.withoutFirst().equals(direct);
    }

    @Override
    public String toString() {
        return """
                %s
                direct
                %s
                hand-written
                %s
                emissary
                %s
                emissary = hand-written: %s
                emissary = direct + one inlined frame: %s
                """.formatted(
                        call,
                        direct.toString().indent(2).stripTrailing(),
                        handWritten.toString().indent(2).stripTrailing(),
                        emissary.toString().indent(2).stripTrailing(),
                        emissaryIsHandWritten(),
                        emissaryAddsOneInlinedFrame());
    }
}
