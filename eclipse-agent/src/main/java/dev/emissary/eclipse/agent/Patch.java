package dev.emissary.eclipse.agent;

/**
 * One change to a class of the Eclipse compiler: where it is, and which hook it calls.
 *
 * @param className the class, as the JVM writes it
 * @param member the name and descriptor of the method that is changed: for {@link Kind#CALL} the name alone, for all
 *     methods of this name, and for {@link Kind#ARGUMENT} no more than the first type; or the name of the field that is
 *     added
 * @param kind what changes
 * @param hook the package, class and name of the hook that is called, each after a dollar sign but the first, or an
 *     empty string if none is
 * @param types the descriptor of the hook, or an empty string
 * @param callee for {@link Kind#CALL}, the name and descriptor of the method whose calls are changed
 * @param guard what has to be so for the hook to be called
 */
record Patch(String className, String member, Kind kind, String hook, String types, String callee, Hook.Guard guard) {
    /** The field that holds what the hooks know about an object. */
    static final String STATE = "emissary$state";

    /** The type of that field. */
    static final String OBJECT = "Ljava/lang/Object;";

    /** The kinds of changes. */
    enum Kind {
        /** Nothing changes; the hooks use the member, of the given name and type or just name, which is looked up. */
        NEEDED,
        /** A public field of type {@code Object} is added. */
        FIELD,
        /** As {@link Hook.Entry}, and so the others. */
        ENTRY,
        EXIT,
        ARGUMENT,
        CALL
    }

    static Patch needed(String className, String member) {
        return new Patch(className, member, Kind.NEEDED, "", "", "", Hook.Guard.NONE);
    }

    static Patch state(String className) {
        return new Patch(className, STATE, Kind.FIELD, "", "", "", Hook.Guard.NONE);
    }

    /** Whether it adds a method that calls a hook. */
    boolean callsHook() {
        return kind != Kind.NEEDED && kind != Kind.FIELD;
    }

    /** Whether it changes or needs the method of the given name and descriptor. */
    boolean isAbout(String name, String descriptor) {
        return switch (kind) {
            case FIELD -> false;
            case NEEDED, ENTRY, EXIT -> member.equals(name + descriptor);
            case ARGUMENT -> (name + descriptor).startsWith(member);
            case CALL -> member.equals(name);
        };
    }
}
