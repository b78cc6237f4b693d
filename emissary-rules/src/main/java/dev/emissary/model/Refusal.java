/* The private methods by which a class takes part in Java serialisation, each of which can refuse to. */
package dev.emissary.model;

import java.util.Optional;

/** A method of Java's serialisation protocol whose generated body throws {@code NotSerializableException}. */
public enum Refusal {
    /** {@code private void writeObject(ObjectOutputStream)}. */
    WRITE_OBJECT("writeObject", "java.io.ObjectOutputStream"),
    /** {@code private void readObject(ObjectInputStream)}. */
    READ_OBJECT("readObject", "java.io.ObjectInputStream"),
    /** {@code private Object writeReplace()}, which is asked before a class's own {@code writeExternal}. */
    WRITE_REPLACE("writeReplace", null),
    /** {@code private Object readResolve()}, which has the last word after a class's own {@code readExternal}. */
    READ_RESOLVE("readResolve", null);

    private final String methodName;
    private final String streamType;

    Refusal(String methodName, String streamType) {
        this.methodName = methodName;
        this.streamType = streamType;
    }

    /** Whether it refuses that an object is written; otherwise it refuses that one is read. */
    public boolean isOfWriting() {
        return this == WRITE_OBJECT || this == WRITE_REPLACE;
    }

    /** Returns the method's name. */
    public String methodName() {
        return methodName;
    }

    /** Returns the qualified name of its one parameter's type; without a parameter it returns an {@code Object}. */
    public Optional<String> streamType() {
        return Optional.ofNullable(streamType);
    }
}
