/* Whether the type of a delegate can be a type variable with two interfaces as its bounds. */
package intersection_bound;

/** Writes and reads through a wrapper. */
public final class Question {
    private Question() {}

    /** A delegate with both interfaces. */
    public static final class Cell implements Source, Sink {
        private int number;

        /** Makes an empty one. */
        public Cell() {}

        @Override
        public int read() {
            return number;
        }

        @Override
        public void write(int number) {
            this.number = number;
        }
    }

    /** Asks of this wrapper of one cell. */
    public static String ask(Object wrapper) {
        if (!(wrapper instanceof Source source) || !(wrapper instanceof Sink sink)) {
            return "no: it lacks one of the interfaces";
        }
        sink.write(7);
        return source.read() == 7 ? "yes: one delegate serves both interfaces" : "no: it does not forward";
    }
}
