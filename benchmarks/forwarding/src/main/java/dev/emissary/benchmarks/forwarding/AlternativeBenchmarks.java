package dev.emissary.benchmarks.forwarding;

/** A benchmark class for each alternative that every JDK can compile; results know them by their simple names. */
public final class AlternativeBenchmarks {

    private AlternativeBenchmarks() {}

    /** The calls without anything between them and the object: what all others are compared with. */
    public static class DirectBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public DirectBenchmark() {
            super(Alternative.DIRECT);
        }
    }

    /** The calls through a class written by hand: what an emissary is to equal. */
    public static class HandWrittenBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public HandWrittenBenchmark() {
            super(Alternative.HAND_WRITTEN);
        }
    }

    /** The calls through a copy of the class written by hand, which has to measure as the original does. */
    public static class HandWrittenCopyBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public HandWrittenCopyBenchmark() {
            super(Alternative.HAND_WRITTEN_COPY);
        }
    }

    /** The calls through an emissary. */
    public static class EmissaryBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public EmissaryBenchmark() {
            super(Alternative.EMISSARY);
        }
    }

    /** The calls through a class with Lombok's {@code @Delegate}. */
    public static class LombokBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public LombokBenchmark() {
            super(Alternative.LOMBOK);
        }
    }

    /** The calls through a Kotlin class with {@code by}. */
    public static class KotlinBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public KotlinBenchmark() {
            super(Alternative.KOTLIN);
        }
    }

    /** The calls through a Scala class with {@code export}. */
    public static class ScalaBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public ScalaBenchmark() {
            super(Alternative.SCALA);
        }
    }

    /** The calls through a {@link java.lang.reflect.Proxy}. */
    public static class ProxyBenchmark extends MonomorphicBenchmark {

        /** For JMH. */
        public ProxyBenchmark() {
            super(Alternative.PROXY);
        }
    }
}
