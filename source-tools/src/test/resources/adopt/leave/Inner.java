// inner, line 5: it is an inner or local class
package corpus;

class Outer {
    class Inner implements Runnable {
        private final Runnable runnable;

        Inner(Runnable runnable) {
            this.runnable = runnable;
        }

        @Override
        public void run() {
            runnable.run();
        }
    }
}
