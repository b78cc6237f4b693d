package dev.emissary.benchmarks.forwarding;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.stream.Stream;
import org.springframework.cglib.proxy.Enhancer;
import org.springframework.cglib.proxy.MethodInterceptor;

/** What can stand between a caller and an object; the benchmarks compare them. */
public enum Alternative {
    /** Nothing: the caller has the object itself. */
    DIRECT("direct", ""),
    /** A class with every forwarder written out. */
    HAND_WRITTEN("hand-written", "byhand"),
    /** The same class once more: what differs from {@link #HAND_WRITTEN} is noise. */
    HAND_WRITTEN_COPY("hand-written copy", "byhand"),
    /** An emissary. */
    EMISSARY("emissary", "emissary"),
    /** A class with Lombok's {@code @Delegate}. */
    LOMBOK("Lombok", "lombok"),
    /** A class with Manifold's {@code @link}. */
    MANIFOLD("Manifold", "manifold"),
    /** A Kotlin class with {@code by}. */
    KOTLIN("Kotlin", "kotlin"),
    /** A Scala class with {@code export}. */
    SCALA("Scala", "scala"),
    /** A Groovy class with {@code @Delegate}, compiled statically. */
    GROOVY("Groovy", "groovy"),
    /** A class that CGLIB makes at run time, in Spring's copy, with a method interceptor. */
    CGLIB("CGLIB", ""),
    /** A {@link Proxy} that invokes the method by reflection. */
    PROXY("Proxy", "");

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
                .orElseThrow();
    }

    /** Returns whether the delegate's override of a default method is called, and not the interface's own default. */
    boolean passesDefaultsOn() {
        return this != KOTLIN && this != SCALA;
    }

    /** Returns whether a call that returns the delegate returns the object that was called. */
    boolean returnsItself() {
        return compareTo(EMISSARY) <= 0;
    }

    /** Puts it in front of an object that is used through that interface. */
    <T> T inFrontOf(Class<T> type, T delegate) {
        return switch (this) {
            case DIRECT -> delegate;
            case HAND_WRITTEN_COPY -> copyInFrontOf(type, delegate);
            case CGLIB -> enhanced(type, delegate);
            case PROXY -> proxy(type, delegate);
            default -> create(type, classFor(type), delegate);
        };
    }

    /** Does the same by a new copy of its class. */
    <T> T copyInFrontOf(Class<T> type, T delegate) {
        return create(type, ClassCopy.of(classFor(type)), delegate);
    }

    /** Returns its class for an interface, which is found by its name, because other compilers make most of them. */
    Class<?> classFor(Class<?> type) {
        String name = type.getName().substring(type.getPackageName().length() + 1);
        try {
            return Class.forName(getClass().getPackageName() + "." + packageName + ".Delegating" + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Creates an object of a class with one constructor, of one parameter. */
    static <T> T create(Class<T> type, Class<?> delegating, T delegate) {
        try {
            return type.cast(delegating.getConstructors()[0].newInstance(delegate));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> T enhanced(Class<T> type, T delegate) {
        Enhancer enhancer = new Enhancer();
        enhancer.setClassLoader(Alternative.class.getClassLoader());
        enhancer.setInterfaces(new Class<?>[] {type});
        enhancer.setCallback(
                (MethodInterceptor) (proxy, method, arguments, methodProxy) -> methodProxy.invoke(delegate, arguments));
        return type.cast(enhancer.create());
    }

    private static <T> T proxy(Class<T> type, T delegate) {
        return type.cast(Proxy.newProxyInstance(
                Alternative.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    try {
                        return method.invoke(delegate, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    @Override
    public String toString() {
        return title;
    }
}
