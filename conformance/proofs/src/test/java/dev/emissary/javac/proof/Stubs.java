package dev.emissary.javac.proof;

import static net.bytebuddy.dynamic.loading.ClassLoadingStrategy.UsingLookup;
import static net.bytebuddy.dynamic.scaffold.subclass.ConstructorStrategy.Default.NO_CONSTRUCTORS;
import static net.bytebuddy.matcher.ElementMatchers.isDeclaredBy;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.not;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.ClassFileVersion;
import net.bytebuddy.implementation.InvocationHandlerAdapter;

/** Makes objects that stand for delegates: each method that a class may override throws what was called. */
final class Stubs {
    private final Class<?> emissary;
    private final Map<Class<?>, Class<?>> classes = new HashMap<>();
    private final Map<Object, Object> supplied = new IdentityHashMap<>();

    /** What a stub throws: which of its methods has been called. */
    static final class Arrival extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Object receiver;
        private final String method;

        Arrival(Object receiver, Method method) {
            super(text(method), null, false, false);
            this.receiver = receiver;
            this.method = text(method);
        }

        Object receiver() {
            return receiver;
        }

        String method() {
            return method;
        }
    }

    /** Creates an instance that makes stubs in the package of an emissary. */
    Stubs(Class<?> emissary) {
        this.emissary = emissary;
    }

    /** Whether a type can have a further subclass. */
    static boolean isPossible(Class<?> type) {
        return !(type.isPrimitive()
                || type.isArray()
                || type.isSealed()
                || type.isEnum()
                || Modifier.isFinal(type.getModifiers()));
    }

    /** Returns an object of a type, or null if none is possible. */
    Object of(Class<?> type) {
        if (!isPossible(type)) {
            return null;
        }
        try {
            return instance(classes.computeIfAbsent(type, this::define));
        } catch (ReflectiveOperationException | LinkageError impossible) {
            throw new AssertionError(type.toString(), impossible);
        }
    }

    /** Sets what a stub returns from {@code get()}. */
    void supply(Object stub, Object object) {
        supplied.put(stub, object);
    }

    /** Whether a stub of a type has a method of its own. */
    static boolean isOverridden(Class<?> type, Method called) {
        return Stream.of(type.getMethods())
                .anyMatch(method -> text(method).equals(text(called))
                        && !method.isBridge()
                        && !Modifier.isStatic(method.getModifiers())
                        && !Modifier.isFinal(method.getModifiers()));
    }

    /** Makes an object without running any constructor of its class, by the means of serialization. */
    private static Object instance(Class<?> type) throws ReflectiveOperationException {
        Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
        Object constructor = factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                .invoke(factory.getMethod("getReflectionFactory").invoke(null), type, Object.class.getConstructor());
        return ((Constructor<?>) constructor).newInstance();
    }

    private Class<?> define(Class<?> type) {
        try {
            return new ByteBuddy(ClassFileVersion.JAVA_V17)
                    .subclass(type, NO_CONSTRUCTORS)
                    .name(emissary.getName() + "$Stub" + classes.size())
                    .method(not(isDeclaredBy(Object.class)).or(named("clone")))
                    .intercept(InvocationHandlerAdapter.of(this::arrive))
                    .make()
                    .load(
                            emissary.getClassLoader(),
                            UsingLookup.of(MethodHandles.privateLookupIn(emissary, MethodHandles.lookup())))
                    .getLoaded();
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private Object arrive(Object stub, Method method, Object... arguments) {
        if (supplied.containsKey(stub) && text(method).equals("get/0")) {
            return supplied.get(stub);
        }
        throw new Arrival(stub, method);
    }

    /** Returns the name of a method and the number of its parameters, as {@link Sweep} does. */
    static String text(Method method) {
        return Sweep.text(method.getName(), List.of(method.getParameterTypes()));
    }
}
