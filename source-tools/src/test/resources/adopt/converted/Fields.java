/* Fields of all kinds, and their comments. */
package corpus;

//// before
import java.io.Serializable;

/* A field that is neither final nor private and never assigned again, beside one with an initializer. */
final class Open implements Runnable {
    Runnable task;
    private final Object lock = new Object();

    Open(Runnable task) {
        this.task = task;
    }

    @Override
    public void run() {
        task.run();
    }
}

/* Doc comments of fields, which become tags of the class's doc comment. */
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

/* Serializable classes with a serialVersionUID: what they write stays the same. */
final class Serialized {
    static final class Listed implements Names, Serializable {
        private static final long serialVersionUID = 1L;

        private final Names names;

        Listed(Names names) {
            this.names = names;
        }

        @Override
        public String name() {
            return names.name();
        }
    }

    static final class Inherited implements Codes {
        private static final long serialVersionUID = 2L;

        private final Codes codes;

        Inherited(Codes codes) {
            this.codes = codes;
        }

        @Override
        public int code() {
            return codes.code();
        }

        private Object readResolve() {
            return new Inherited(codes);
        }
    }
}

//// after
import dev.emissary.Emissary;
import java.io.Serializable;

/* A field that is neither final nor private and never assigned again, beside one with an initializer. */
@Emissary
record Open(Runnable task) {
    private final Object lock = new Object();
}

/* Doc comments of fields, which become tags of the class's doc comment. */
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

/* Serializable classes with a serialVersionUID: what they write stays the same. */
final class Serialized {
    @Emissary
    record Listed(Names names) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    @Emissary
    record Inherited(Codes codes) implements Serializable {
        private static final long serialVersionUID = 2L;

        private Object readResolve() {
            return new Inherited(codes);
        }
    }
}

//// given
interface Names {
    String name();
}

interface Codes extends java.io.Serializable {
    int code();
}
