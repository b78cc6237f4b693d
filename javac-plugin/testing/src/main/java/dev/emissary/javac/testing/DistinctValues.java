package dev.emissary.javac.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** A maker of values: each call gives another one, as far as its type has so many and lets itself be created. */
final class DistinctValues {
    private static final int FIRST = 65;

    private static final Map<Class<?>, IntFunction<Object>> SIMPLE = Map.of(
            boolean.class, number -> number % 2 == 0,
            byte.class, number -> (byte) number,
            char.class, number -> (char) number,
            short.class, number -> (short) number,
            int.class, number -> number,
            long.class, number -> (1L << Integer.SIZE) + number,
            float.class, number -> number + 0.5f,
            double.class, number -> number + 0.25);

    private final AtomicInteger numbers = new AtomicInteger(FIRST);

    /** Returns a value that a variable of a type can have; null for void and where none can be made. */
    Object of(Class<?> type) {
        int number = numbers.getAndIncrement();
        if (SIMPLE.containsKey(type)) {
            return SIMPLE.get(type).apply(number);
        }
        if (type.isAssignableFrom(String.class)) {
            return "value " + number;
        }
        if (type.isAssignableFrom(Integer.class)) {
            return Integer.valueOf(number * 1000);
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 1);
        }
        return type.isInterface() ? implementation(type) : null;
    }

    /** Returns an object of an interface, or null if the JVM refuses to make one. */
    private static Object implementation(Class<?> type) {
        try {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                throw new AssertionError("an argument or result was called: " + method);
            });
        } catch (IllegalArgumentException | LinkageError refused) {
            return null;
        }
    }

    /** Returns a checked exception of one of some types, or an unchecked one if there is none of them. */
    static Throwable exception(Class<?>[] types) {
        for (Class<?> type : types) {
            for (Constructor<?> constructor : type.getConstructors()) {
                if (!Modifier.isAbstract(type.getModifiers()) && constructor.getParameterCount() == 0) {
                    try {
                        return (Throwable) constructor.newInstance();
                    } catch (ReflectiveOperationException | LinkageError refused) {
                        continue;
                    }
                }
            }
        }
        return new IllegalStateException();
    }
}
