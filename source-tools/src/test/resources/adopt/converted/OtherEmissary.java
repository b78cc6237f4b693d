/* A file in which Emissary is the name of something else. */
package corpus;

//// before
final class OtherEmissary {
    static final class Emissary implements Runnable {
        private final Runnable runnable;

        Emissary(Runnable runnable) {
            this.runnable = runnable;
        }

        @Override
        public void run() {
            runnable.run();
        }
    }
}

//// after
final class OtherEmissary {
    @dev.emissary.Emissary
    record Emissary(Runnable runnable) {}
}
