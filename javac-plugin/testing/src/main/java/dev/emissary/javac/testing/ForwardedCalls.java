package dev.emissary.javac.testing;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.emissary.javac.testing.ExpectedForwarders.Forwarder;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Calls every method of an emissary of one interface, bridges included, in front of a delegate that records.
 *
 * <p>The delegate has to be called exactly once, in a method of the same name and of parameters that the arguments fit
 * as they were given; its result and what it throws have to come back, the very objects. A delegate that returns itself
 * has to be replaced by the emissary where {@link ExpectedForwarders} says so, and only there. The methods of
 * {@code Object} must not reach the delegate.
 */
public final class ForwardedCalls {
    private final DistinctValues values = new DistinctValues();
    private final Recorder recorder = new Recorder();
    private final ClassFile classFile;
    private final Class<?> type;
    private final List<Method> declared;
    private final List<Method> delegatedMethods;
    private final Object delegate;
    private final Object emissary;
    private Method called;
    private int calls;

    /**
     * Puts an emissary in front of a recording delegate.
     *
     * @param classFile the class file of the emissary
     * @param type its class
     * @param delegated the interface
     * @throws ReflectiveOperationException if the emissary cannot be created
     * @throws IllegalArgumentException if the JVM refuses to make a proxy of the interface
     * @throws LinkageError if the interface needs a class that is not there
     */
    public ForwardedCalls(ClassFile classFile, Class<?> type, Class<?> delegated) throws ReflectiveOperationException {
        this.classFile = classFile;
        this.type = type;
        declared = Stream.of(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .toList();
        delegatedMethods = List.of(delegated.getMethods());
        delegate = recorder.delegate(delegated);
        Constructor<?> constructor = type.getDeclaredConstructor(delegated);
        constructor.setAccessible(true);
        emissary = constructor.newInstance(delegate);
    }

    /**
     * Calls every method, and fails if one does not do what it should.
     *
     * @param expected the forwarders
     * @return how many calls there were
     */
    public int check(List<Forwarder> expected) throws IllegalAccessException {
        for (Method method : type.getMethods()) {
            // Scala has synthetic public methods in interfaces that are no bridges; no source can call them.
            boolean hidden = method.isSynthetic() && !method.isBridge();
            if (!Modifier.isStatic(method.getModifiers()) && !hidden && !isOfSuperclass(method)) {
                check(method, expected);
            }
        }
        checkMethodsOfObject();
        return calls;
    }

    private static boolean isOfSuperclass(Method method) {
        String declaring = method.getDeclaringClass().getName();
        return declaring.equals("java.lang.Object") || declaring.equals("dev.emissary.lang.Emissary");
    }

    private void check(Method method, List<Forwarder> expected) throws IllegalAccessException {
        Method forwarder = forwarder(method);
        Object result = values.of(forwarder.getReturnType());
        Object returned = call(method, forwarder, recorder.answering(result));
        // A proxy cannot return anything of a type that is not public.
        boolean mayReturn = Modifier.isPublic(called.getReturnType().getModifiers());
        if (mayReturn) {
            assertSame(result, returned, method);
        }
        if (mayReturn && forwarder.getReturnType().isInstance(delegate)) {
            String signature = forwarder.getName() + Type.getMethodDescriptor(forwarder);
            boolean sealed = expected.contains(new Forwarder(signature, true));
            Object outcome = call(method, forwarder, recorder.answering(delegate));
            assertSame(sealed ? emissary : delegate, outcome, method);
        }
        boolean declares = forwarder.getExceptionTypes().length > 0;
        Throwable thrown = DistinctValues.exception((declares ? forwarder : called).getExceptionTypes());
        Object caught = call(method, forwarder, recorder.failingWith(thrown));
        // A proxy wraps what not every declaration of the method in the interface allows.
        boolean wrapped = caught instanceof UndeclaredThrowableException proxys && proxys.getCause() == thrown;
        assertSame(thrown, wrapped ? thrown : caught, method);
        recorder.failingWith(null);
    }

    /** Fails unless an outcome is the very object; neither is asked what it is called, as it may be a delegate. */
    private static void assertSame(Object expected, Object actual, Method method) {
        boolean same = method.getReturnType().isPrimitive() ? Objects.equals(expected, actual) : expected == actual;
        if (!same) {
            Throwable cause = actual instanceof Throwable throwable ? throwable : null;
            throw new AssertionError("the outcome of " + method + " is not what the delegate made it", cause);
        }
    }

    /** Returns the forwarder that a method leads to: itself, or the one that a bridge calls. */
    private Method forwarder(Method method) {
        if (method.getDeclaringClass() == type && !method.isBridge()) {
            return method;
        }
        // A bridge of the class tells in its code what it calls; one that is inherited from an interface does not.
        Optional<String> bridged = method.getDeclaringClass() == type
                ? classFile.bridged(method.getName(), Type.getMethodDescriptor(method))
                : Optional.empty();
        List<Method> forwarders = declared.stream()
                .filter(candidate -> candidate.getName().equals(method.getName())
                        && fit(method.getParameterTypes(), candidate.getParameterTypes())
                        && bridged.map(Type.getMethodDescriptor(candidate)::equals)
                                .orElse(method.getReturnType().isAssignableFrom(candidate.getReturnType())))
                .toList();
        assertWithMessage("forwarders that %s may lead to", method)
                .that(forwarders)
                .hasSize(1);
        return forwarders.get(0);
    }

    private static boolean fit(Class<?>[] wider, Class<?>[] narrower) {
        return wider.length == narrower.length
                && IntStream.range(0, wider.length).allMatch(i -> wider[i].isAssignableFrom(narrower[i]));
    }

    /** Calls a method with arguments for a forwarder; returns its result or what it threw. */
    private Object call(Method method, Method forwarder, Recorder told) throws IllegalAccessException {
        Object[] arguments =
                Stream.of(forwarder.getParameterTypes()).map(values::of).toArray();
        method.setAccessible(true);
        Object outcome;
        try {
            outcome = method.invoke(emissary, arguments);
        } catch (InvocationTargetException thrown) {
            outcome = thrown.getCause();
        }
        calls++;
        checkRecorded(told.take(), outcome, method, forwarder, arguments);
        return outcome;
    }

    private void checkRecorded(
            List<Recorder.Call> recorded, Object outcome, Method method, Method forwarder, Object[] arguments) {
        if (recorded.size() != 1) {
            throw new AssertionError(
                    method + " calls the delegate " + recorded.size() + " times",
                    outcome instanceof Throwable thrown ? thrown : null);
        }
        called = recorded.get(0).method();
        Class<?>[] parameters = forwarder.getParameterTypes();
        boolean same = called.getName().equals(method.getName())
                && (hasTwin(forwarder)
                        ? Arrays.equals(called.getParameterTypes(), parameters)
                        : fit(called.getParameterTypes(), parameters));
        assertWithMessage("whether %s calls its like, not %s", method, called)
                .that(same)
                .isTrue();
        List<Object> received = recorded.get(0).arguments();
        for (int i = 0; i < arguments.length; i++) {
            assertWithMessage("argument %s of %s arrives", i, method)
                    .that(
                            parameters[i].isPrimitive()
                                    ? arguments[i].equals(received.get(i))
                                    : arguments[i] == received.get(i))
                    .isTrue();
        }
    }

    /** Whether the interface has a method of the very parameter types that a forwarder has. */
    private boolean hasTwin(Method forwarder) {
        return delegatedMethods.stream()
                .anyMatch(method -> method.getName().equals(forwarder.getName())
                        && Arrays.equals(method.getParameterTypes(), forwarder.getParameterTypes()));
    }

    @SuppressWarnings({"EqualsIncompatibleType", "ReturnValueIgnored"})
    private void checkMethodsOfObject() {
        int before = recorder.callsOfObjectsMethods();
        assertWithMessage("equality with itself")
                .that(emissary.equals(emissary))
                .isTrue();
        assertWithMessage("equality with its delegate")
                .that(emissary.equals(delegate))
                .isFalse();
        assertWithMessage("hash code").that(emissary.hashCode()).isEqualTo(System.identityHashCode(emissary));
        assertWithMessage("text").that(emissary.toString()).startsWith(type.getName());
        assertWithMessage("calls of equals, hashCode and toString that reach the delegate")
                .that(recorder.callsOfObjectsMethods()
                        - before
                        + recorder.calls().size())
                .isEqualTo(0);
    }
}
