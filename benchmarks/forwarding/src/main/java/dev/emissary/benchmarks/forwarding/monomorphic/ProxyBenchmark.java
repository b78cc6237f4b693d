package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a {@link java.lang.reflect.Proxy}. */
public class ProxyBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public ProxyBenchmark() {
        super(Alternative.PROXY);
    }
}
