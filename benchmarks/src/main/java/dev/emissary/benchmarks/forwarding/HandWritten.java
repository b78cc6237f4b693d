package dev.emissary.benchmarks.forwarding;

import java.util.function.LongUnaryOperator;

/** The classes of {@link Emissaries}, written by hand. */
final class HandWritten {

    private HandWritten() {}

    /** Its field has the type of an interface. */
    static final class InterfaceTyped implements LongUnaryOperator {

        private final LongUnaryOperator operator;

        InterfaceTyped(LongUnaryOperator operator) {
            this.operator = operator;
        }

        @Override
        public long applyAsLong(long operand) {
            return operator.applyAsLong(operand);
        }

        @Override
        public LongUnaryOperator andThen(LongUnaryOperator after) {
            LongUnaryOperator result = operator.andThen(after);
            return result == operator ? this : result;
        }

        @Override
        public LongUnaryOperator compose(LongUnaryOperator before) {
            LongUnaryOperator result = operator.compose(before);
            return result == operator ? this : result;
        }
    }

    /** Its field has the type of a class, which it calls through the interface, as an emissary does (EM-FWD-4). */
    static final class ClassTyped implements LongUnaryOperator {

        private final Adder adder;

        ClassTyped(Adder adder) {
            this.adder = adder;
        }

        @Override
        public long applyAsLong(long operand) {
            return ((LongUnaryOperator) adder).applyAsLong(operand);
        }

        @Override
        public LongUnaryOperator andThen(LongUnaryOperator after) {
            LongUnaryOperator result = ((LongUnaryOperator) adder).andThen(after);
            return result == adder ? this : result;
        }

        @Override
        public LongUnaryOperator compose(LongUnaryOperator before) {
            LongUnaryOperator result = ((LongUnaryOperator) adder).compose(before);
            return result == adder ? this : result;
        }
    }

    /** One of its methods returns the delegate. */
    static final class SelfReturning implements Tally {

        private final Tally tally;

        SelfReturning(Tally tally) {
            this.tally = tally;
        }

        @Override
        public Tally add(long amount) {
            Tally result = tally.add(amount);
            return result == tally ? this : result;
        }

        @Override
        public long total() {
            return tally.total();
        }
    }
}
