package dev.emissary.model;

import java.util.Optional;

/**
 * A private method by which a class takes part in Java serialization, with a generated body that throws
 * {@code NotSerializableException}.
 */
public enum SerializationGuard implements PlannedMethod.Refusal {
    /** {@code private void writeObject(ObjectOutputStream)}. */
    WRITE_OBJECT("writeObject", "java.io.ObjectOutputStream"),
    /** {@code private void readObject(ObjectInputStream)}. */
    READ_OBJECT("readObject", "java.io.ObjectInputStream"),
    /** {@code private Object writeReplace()}, which is called before a class's own {@code writeExternal}. */
    WRITE_REPLACE("writeReplace", null),
    /** {@code private Object readResolve()}, which is called after a class's own {@code readExternal}. */
    READ_RESOLVE("readResolve", null);

    private final String methodName;
    private final String streamType;

    SerializationGuard(String methodName, String streamType) {
        this.methodName = methodName;
        this.streamType = streamType;
    }

    @Override
    public boolean refusesWriting() {
        return this == WRITE_OBJECT || this == WRITE_REPLACE;
    }

    public String methodName() {
        return methodName;
    }

    /** Returns its declaration, without a body. */
    public String declaration() {
        return streamType == null
                ? "private java.lang.Object " + methodName + "()"
                : "private void " + methodName + "(" + streamType + ")";
    }

    /** Returns the qualified name of its parameter's type; if empty, it has no parameter and returns {@code Object}. */
    public Optional<String> streamType() {
        return Optional.ofNullable(streamType);
    }
}
