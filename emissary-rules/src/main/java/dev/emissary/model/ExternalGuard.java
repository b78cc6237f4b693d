package dev.emissary.model;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A {@code writeExternal} or {@code readExternal} that throws {@code NotSerializableException}. Forwarded, it would let a
 * forged stream reach the delegate before anything can refuse (EM-CLASS-5).
 *
 * @param forwarder the forwarder in whose place it stands; its throws clause is ignored
 */
public record ExternalGuard(Forwarder forwarder) implements PlannedMethod.Implementation, PlannedMethod.Refusal {
    public static final String WRITE = "writeExternal";
    public static final String READ = "readExternal";

    @Override
    public ExecutableElement method() {
        return forwarder.method();
    }

    @Override
    public ExecutableType signature() {
        return forwarder.signature();
    }

    @Override
    public boolean refusesWriting() {
        return method().getSimpleName().contentEquals(WRITE);
    }
}
