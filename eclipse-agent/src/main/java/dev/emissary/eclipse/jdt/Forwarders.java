package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.PlannedMethod.Implementation;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;

/** Leads from a forwarder, which has no source, to the interface method that it implements. */
public final class Forwarders {
    private Forwarders() {}

    /** Returns the interface method that a forwarder implements, and any other method as it is. */
    public static MethodBinding declaration(MethodBinding method) {
        return method != null
                        && method.original() instanceof AddedMethod added
                        && added.planned() instanceof Implementation implementation
                ? Bindings.ofMethod(implementation.method())
                : method;
    }
}
