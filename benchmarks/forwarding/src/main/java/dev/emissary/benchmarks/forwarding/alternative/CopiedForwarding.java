package dev.emissary.benchmarks.forwarding.alternative;

/** Forwards by copies of classes of this build; every call makes a new copy. */
public final class CopiedForwarding implements Forwarding {

    private final CompiledForwarding original;

    /** Chooses the classes of a package, named by its last part. */
    CopiedForwarding(String packageName) {
        this.original = new CompiledForwarding(packageName);
    }

    @Override
    public boolean supports(Class<?> type) {
        return original.supports(type);
    }

    @Override
    public <T> T inFrontOf(Class<T> type, T delegate) {
        return original.copyInFrontOf(type, delegate);
    }
}
