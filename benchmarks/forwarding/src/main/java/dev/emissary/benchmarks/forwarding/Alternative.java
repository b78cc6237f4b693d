package dev.emissary.benchmarks.forwarding;

import java.util.stream.Stream;

/** What can stand between a caller and an object; the benchmarks compare them. */
public enum Alternative {
    /** Nothing: the caller has the object itself. */
    DIRECT("direct", ""),
    /** A class with every forwarder written out. */
    HAND_WRITTEN("hand-written", "byhand"),
    /** The same class once more: what differs from {@link #HAND_WRITTEN} is noise. */
    HAND_WRITTEN_COPY("hand-written copy", "byhand"),
    /** An emissary. */
    EMISSARY("emissary", "emissary");

    private final String title;
    private final String packageName;

    Alternative(String title, String packageName) {
        this.title = title;
        this.packageName = packageName;
    }

    /** Returns the alternative of that title. */
    static Alternative titled(String title) {
        return Stream.of(values())
                .filter(alternative -> alternative.title.equals(title))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no alternative is called " + title));
    }

    /** Puts it in front of an object that is used through that interface. */
    <T> T inFrontOf(Class<T> type, T delegate) {
        return switch (this) {
            case DIRECT -> delegate;
            case HAND_WRITTEN_COPY -> copyInFrontOf(type, delegate);
            case HAND_WRITTEN, EMISSARY -> create(type, classFor(type), delegate);
        };
    }

    /** Does the same by a new copy of its class. */
    <T> T copyInFrontOf(Class<T> type, T delegate) {
        return create(type, ClassCopy.of(classFor(type)), delegate);
    }

    /** Returns its class for an interface, which has the same simple name in each package. */
    Class<?> classFor(Class<?> type) {
        String name = type.getName().substring(type.getPackageName().length() + 1);
        try {
            return Class.forName(getClass().getPackageName() + "." + packageName + ".Delegating" + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> T create(Class<T> type, Class<?> delegating, T delegate) {
        try {
            return type.cast(delegating.getConstructors()[0].newInstance(delegate));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
