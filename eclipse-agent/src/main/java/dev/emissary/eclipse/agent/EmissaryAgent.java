package dev.emissary.eclipse.agent;

import java.lang.instrument.Instrumentation;

/** The Java agent; the JVM calls it before the compiler or the development environment starts. */
public final class EmissaryAgent {
    private EmissaryAgent() {}

    /** Prepares the JVM for compilers of Eclipse that understand emissaries. */
    public static void premain(String options, Instrumentation instrumentation) {
        Bridge.create(options);
        instrumentation.addTransformer(new JdtTransformer());
    }
}
