package dev.emissary.benchmarks.forwarding;

import dev.emissary.Emissary;
import java.util.function.LongUnaryOperator;

/** The measured emissaries; {@link HandWritten} has a class of the same name for each. */
final class Emissaries {

    private Emissaries() {}

    /** Its component has the type of an interface. */
    @Emissary
    record InterfaceTyped(LongUnaryOperator operator) {}

    /** Its component has the type of a class. */
    @Emissary(LongUnaryOperator.class)
    record ClassTyped(Adder adder) {}

    /** One of its methods returns the delegate. */
    @Emissary
    record SelfReturning(Tally tally) {}
}
