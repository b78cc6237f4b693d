/* Doc comments of fields, which become tags of the class's doc comment. */
package corpus;

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
