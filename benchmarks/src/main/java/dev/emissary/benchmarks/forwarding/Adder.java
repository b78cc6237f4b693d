package dev.emissary.benchmarks.forwarding;

import java.util.function.LongUnaryOperator;

/** The class that is delegated to: it adds a number, which is so cheap that the call in front of it shows. */
public final class Adder implements LongUnaryOperator {

    private final long summand;

    /** Creates an adder of this number. */
    public Adder(long summand) {
        this.summand = summand;
    }

    @Override
    public long applyAsLong(long operand) {
        return operand + summand;
    }
}
