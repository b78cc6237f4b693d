/* Doc comments of fields, which become tags of the class's doc comment. */
package corpus;

//// before
final class FieldDocs {
    /**
     * A named task.
     *
     * @param <V> what the task returns
     * @since 1.2
     */
    static final class Named<V> implements java.util.concurrent.Callable<V> {
        /** the task */
        private final java.util.concurrent.Callable<V> task;
        /**
         * the name,
         * for logs
         */
        private final String name;

        Named(java.util.concurrent.Callable<V> task, String name) {
            this.task = task;
            this.name = name;
        }

        @Override
        public V call() throws Exception {
            return task.call();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Without a doc comment of the class, or with a tag, a comment stays with its component. */
    static final class Tagged implements Runnable {
        /**
         * the task
         *
         * @see Named
         */
        private final Runnable task;

        Tagged(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.run();
        }
    }

    static final class Bare implements Runnable {
        /** the task */
        private final Runnable task;

        Bare(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.run();
        }
    }
}

//// after
import dev.emissary.Emissary;

final class FieldDocs {
    /**
     * A named task.
     *
     * @param <V> what the task returns
     * @param task the task
     * @param name the name, for logs
     * @since 1.2
     */
    @Emissary(java.util.concurrent.Callable.class)
    record Named<V>(java.util.concurrent.Callable<V> task, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Without a doc comment of the class, or with a tag, a comment stays with its component. */
    @Emissary
    record Tagged(
            /*
             * the task
             *
             * @see Named
             */
            Runnable task) {}

    @Emissary
    record Bare(
            /* the task */
            Runnable task) {}
}
