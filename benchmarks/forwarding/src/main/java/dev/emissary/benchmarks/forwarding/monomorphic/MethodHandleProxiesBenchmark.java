package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a {@link java.lang.invoke.MethodHandleProxies} instance. */
public class MethodHandleProxiesBenchmark extends SingleMethodBenchmark {

    /** For JMH. */
    public MethodHandleProxiesBenchmark() {
        super(Alternative.METHOD_HANDLE_PROXIES);
    }
}
