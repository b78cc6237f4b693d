package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Stubs.Arrival;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The calls of the public methods of an object whose components are stubs, and where they arrive. */
final class Calls {
    private final Object emissary;
    private final Map<Object, String> stubs = new IdentityHashMap<>();

    /** Creates an object of a class. */
    Calls(Class<?> type) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        Stubs made = new Stubs(type);
        List<Object> components = new ArrayList<>();
        for (Type component : constructor.getGenericParameterTypes()) {
            String name = Integer.toString(components.size());
            Class<?> raw = raw(component);
            Object stub = raw.isPrimitive() ? zero(raw) : made.of(raw);
            if (raw == Supplier.class && component instanceof ParameterizedType generic) {
                Object supplied = made.of(raw(generic.getActualTypeArguments()[0]));
                made.supply(stub, supplied);
                stubs.put(supplied, name + ".get()");
            }
            stubs.put(stub, name);
            components.add(stub);
        }
        try {
            constructor.setAccessible(true);
            emissary = constructor.newInstance(components.toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Returns the component and the method that each call reaches, as {@code 0.size/0}, or what comes of it otherwise. */
    Map<Method, String> outcomes(Predicate<Method> wanted) {
        Map<Method, String> outcomes = new HashMap<>();
        for (Method method : emissary.getClass().getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic() && wanted.test(method)) {
                outcomes.put(method, outcome(method));
            }
        }
        return outcomes;
    }

    private String outcome(Method method) {
        List<Object> arguments = new ArrayList<>();
        for (Class<?> type : method.getParameterTypes()) {
            arguments.add(zero(type));
        }
        try {
            method.setAccessible(true);
            return "returns " + stubs.get(method.invoke(emissary, arguments.toArray()));
        } catch (InvocationTargetException thrown) {
            return thrown.getCause() instanceof Arrival arrival
                    ? stubs.get(arrival.receiver()) + "." + arrival.method()
                    : thrown.getCause().getClass().getName();
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Object zero(Class<?> type) {
        return Array.get(Array.newInstance(type, 1), 0);
    }

    private static Class<?> raw(Type type) {
        if (type instanceof ParameterizedType generic) {
            return (Class<?>) generic.getRawType();
        }
        if (type instanceof TypeVariable<?> variable) {
            return raw(variable.getBounds()[0]);
        }
        if (type instanceof WildcardType wildcard) {
            return raw(wildcard.getUpperBounds()[0]);
        }
        return type instanceof Class<?> named ? named : Object[].class;
    }
}
