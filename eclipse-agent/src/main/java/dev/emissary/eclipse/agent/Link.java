package dev.emissary.eclipse.agent;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The method that links the calls of hooks in a patched class; its code is copied into that. It names classes of
 * {@code java.base} only, which every class loader sees.
 */
final class Link {
    private Link() {}

    /** Asks the {@link Bridge} of the system class loader, on whose class path the JVM has put the jar of the agent. */
    static CallSite link(MethodHandles.Lookup caller, String hook, MethodType type)
            throws ReflectiveOperationException {
        return (CallSite) Class.forName("dev.emissary.eclipse.agent.Bridge", true, ClassLoader.getSystemClassLoader())
                .getMethod("link", Class.class, String.class, MethodType.class)
                .invoke(null, caller.lookupClass(), hook, type);
    }
}
