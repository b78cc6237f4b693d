package dev.emissary.benchmarks.forwarding.alternative;

/**
 * Forwards by classes of this build, one for each interface.
 *
 * <p>They are found by name, because other compilers make most of them, and on some JDKs not all.
 */
public final class CompiledForwarding implements Forwarding {

    private final String packageName;

    /** Chooses the classes of a package, named by its last part. */
    CompiledForwarding(String packageName) {
        this.packageName = packageName;
    }

    /** Returns the last part of the name of the package that the classes are in. */
    public String packageName() {
        return packageName;
    }

    /** Returns the class that forwards that interface. */
    public Class<?> classFor(Class<?> type) throws ClassNotFoundException {
        String parent = Forwarding.class.getPackageName().replaceAll("[.]alternative$", "");
        String name = type.getName().substring(type.getPackageName().length() + 1);
        return Class.forName(parent + "." + packageName + ".Delegating" + name);
    }

    @Override
    public boolean supports(Class<?> type) {
        try {
            classFor(type);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Override
    public <T> T inFrontOf(Class<T> type, T delegate) {
        return create(type, existing(type), delegate);
    }

    /** Does the same by a new copy of the class. */
    public <T> T copyInFrontOf(Class<T> type, T delegate) {
        return create(type, ClassCopy.of(existing(type)), delegate);
    }

    private Class<?> existing(Class<?> type) {
        try {
            return classFor(type);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Calls the constructor of a delegating class. */
    static <T> T create(Class<T> type, Class<?> delegating, Object delegate) {
        try {
            return type.cast(delegating.getConstructors()[0].newInstance(delegate));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
