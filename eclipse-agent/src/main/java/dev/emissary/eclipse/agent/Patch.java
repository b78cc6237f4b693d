package dev.emissary.eclipse.agent;

/**
 * One change to a class of the Eclipse compiler: where it is, and which hook it calls.
 *
 * @param className the class, as the JVM writes it
 * @param member the name and descriptor of the method that is changed, for {@link Kind#CALL} perhaps the name alone,
 *     for all methods of this name, or the name of the field that is added
 * @param kind what changes
 * @param hook the hook that is called, or an empty string if none is
 * @param callee for {@link Kind#CALL}, the name and descriptor of the method whose calls are changed
 * @param guard what has to be so for the hook to be called
 */
record Patch(String className, String member, Kind kind, String hook, String callee, Guard guard) {
    /** The field that holds what the hooks know about an object. */
    static final String STATE = "emissary$state";

    /** The kinds of changes. */
    enum Kind {
        /** Nothing changes; the hooks use the member, of the given name and type or just name, which is looked up. */
        NEEDED,
        /** A public field of type {@code Object} is added. */
        FIELD,
        /**
         * The hook is called first, with the receiver and the arguments. If it returns true for a void method, or a
         * value for another one, the method returns that at once.
         */
        ENTRY,
        /** The hook is called last, with the receiver, the arguments and the result, and returns the result. */
        EXIT,
        /** The hook is called first, with the first argument, and returns what takes its place. */
        ARGUMENT,
        /**
         * The hook is called after each call of another method, with the receiver, the argument if
         * any, the result, and the receiver of the patched method, and returns the result.
         */
        CALL
    }

    /** Conditions that spare the call of a hook where it is called very often; they are part of the patched class. */
    enum Guard {
        /** Always. */
        NONE,
        /** The field {@link #STATE} of the receiver is set. */
        STATE,
        /** As {@link #STATE}, and the token that the scanner is at is empty. */
        EMPTY_TOKEN,
        /** The scanner is at a word that begins as {@code emissary} does, or that has as many characters with escapes. */
        WORD
    }

    static Patch needed(String className, String member) {
        return new Patch(className, member, Kind.NEEDED, "", "", Guard.NONE);
    }

    static Patch state(String className) {
        return new Patch(className, STATE, Kind.FIELD, "", "", Guard.NONE);
    }

    static Patch entry(String className, String method, String hook) {
        return new Patch(className, method, Kind.ENTRY, hook, "", Guard.NONE);
    }

    static Patch exit(String className, String method, String hook) {
        return new Patch(className, method, Kind.EXIT, hook, "", Guard.NONE);
    }

    static Patch argument(String className, String method, String hook) {
        return new Patch(className, method, Kind.ARGUMENT, hook, "", Guard.NONE);
    }

    static Patch call(String className, String method, String callee, String hook) {
        return new Patch(className, method, Kind.CALL, hook, callee, Guard.NONE);
    }

    /** Returns the same patch with a guard. */
    Patch when(Guard condition) {
        return new Patch(className, member, kind, hook, callee, condition);
    }

    /** Returns the descriptor of the method that is changed. */
    String descriptor() {
        return member.substring(member.indexOf('('));
    }

    /** Returns the descriptor of the method whose calls are changed. */
    String calleeDescriptor() {
        return callee.substring(callee.indexOf('('));
    }

    /** Returns the name of the method that is changed. */
    String method() {
        int end = member.indexOf('(');
        return end < 0 ? member : member.substring(0, end);
    }

    /** Whether it adds a method that calls a hook. */
    boolean callsHook() {
        return kind != Kind.NEEDED && kind != Kind.FIELD;
    }

    /** Whether it changes the method of the given name and descriptor. */
    boolean changes(String name, String descriptor) {
        return switch (kind) {
            case FIELD, NEEDED -> false;
            case ENTRY, EXIT, ARGUMENT -> member.equals(name + descriptor);
            case CALL -> member.equals(name + descriptor) || member.equals(name);
        };
    }
}
