package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Compiled;
import java.io.FileNotFoundException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * A driver that calls every method of every interface of an emissary, with delegates that answer in several ways, and
 * tells what comes of each call in words that do not depend on how the class was compiled.
 */
final class Behavior {
    private enum Answer {
        NULL_OR_ZERO,
        SOMETHING,
        ITSELF,
        CHECKED_EXCEPTION,
        ERROR
    }

    private final CallLog log = new CallLog();
    private final Class<?> type;
    private final Object emissary;
    private final List<String> lines = new ArrayList<>();

    private Behavior(Compiled compiled, String packageName) throws ReflectiveOperationException {
        type = compiled.load(packageName + "." + Program.EMISSARY);
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Class<?>[] parameters = constructor.getParameterTypes();
        Object[] delegates = new Object[parameters.length];
        for (int i = 0; i < delegates.length; i++) {
            String generated = packageName + ".D" + i;
            if (compiled.classNames().contains(generated)) {
                Constructor<?> maker = compiled.load(generated).getDeclaredConstructor(CallLog.class);
                maker.setAccessible(true);
                delegates[i] = maker.newInstance(log);
            } else {
                delegates[i] = parameters[i].isInterface() ? log.delegate(parameters[i]) : value(parameters[i]);
            }
            log.add(delegates[i]);
        }
        emissary = constructor.newInstance(delegates);
    }

    /** Returns one line for each call. */
    static List<String> of(Compiled compiled, String packageName) {
        try {
            Behavior behavior = new Behavior(compiled, packageName);
            for (Method method : behavior.methods()) {
                for (Answer answer : Answer.values()) {
                    behavior.call(method, answer);
                }
            }
            return behavior.lines;
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure);
        }
    }

    /** Returns the instance methods of the class itself and of all its interfaces, in an order of their own. */
    private List<Method> methods() {
        Set<Class<?>> declaring = new LinkedHashSet<>(List.of(type));
        collectInterfaces(type, declaring);
        return declaring.stream()
                .flatMap(one -> Arrays.stream(one.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::toString))
                .toList();
    }

    private static void collectInterfaces(Class<?> type, Set<Class<?>> all) {
        for (Class<?> one : type.getInterfaces()) {
            all.add(one);
            collectInterfaces(one, all);
        }
    }

    private void call(Method method, Answer answer) throws IllegalAccessException {
        method.setAccessible(true);
        // A method of an interface may say less about its types than the one that the call ends at.
        Method target = Arrays.stream(type.getDeclaredMethods())
                .filter(candidate -> !candidate.isBridge() && overrides(candidate, method))
                .min(Comparator.comparing(Method::toString))
                .orElse(method);
        Object[] arguments =
                Arrays.stream(target.getParameterTypes()).map(Behavior::value).toArray();
        Throwable failure = failure(method, answer);
        Object something = value(target.getReturnType());
        log.expect(arguments, failure, returned(target.getReturnType(), answer, something));
        String outcome;
        try {
            outcome = "returns " + name(method.invoke(emissary, arguments), something);
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            outcome = cause == failure
                    ? "throws that"
                    : "throws " + cause.getClass().getName();
        }
        lines.add(method + ", " + answer + ": " + log.calls() + " " + outcome);
    }

    private static boolean overrides(Method candidate, Method method) {
        if (!candidate.getName().equals(method.getName())
                || candidate.getParameterCount() != method.getParameterCount()) {
            return false;
        }
        for (int i = 0; i < candidate.getParameterCount(); i++) {
            if (!method.getParameterTypes()[i].isAssignableFrom(candidate.getParameterTypes()[i])) {
                return false;
            }
        }
        return true;
    }

    private static Throwable failure(Method method, Answer answer) {
        return switch (answer) {
            case CHECKED_EXCEPTION ->
                method.getExceptionTypes().length > 0 ? new FileNotFoundException("gone") : new IllegalStateException();
            case ERROR -> new AssertionError("on purpose");
            default -> null;
        };
    }

    private static Function<Object, Object> returned(Class<?> result, Answer answer, Object something) {
        Object none = result.isPrimitive() && result != void.class ? Array.get(Array.newInstance(result, 1), 0) : null;
        return switch (answer) {
            case SOMETHING -> delegate -> something;
            case ITSELF -> delegate -> result.isInstance(delegate) ? delegate : none;
            default -> delegate -> none;
        };
    }

    private String name(Object result, Object something) {
        if (result == emissary) {
            return "the emissary";
        }
        if (log.indexOf(result) >= 0 && result != null) {
            return "delegate " + log.indexOf(result);
        }
        if (Objects.equals(result, System.identityHashCode(emissary))) {
            return "the identity's hash code";
        }
        if (result instanceof Number || result instanceof Boolean || result instanceof Character) {
            // The boxes that reflection makes have no identity to speak of.
            return result.toString();
        }
        return result == something ? "that" : result == null ? "null" : "an object of " + result.getClass();
    }

    /** Returns an object, or a value, of a type, or null if none is known. */
    private static Object value(Class<?> type) {
        Map<Class<?>, Object> known = new HashMap<>(Map.of(
                boolean.class,
                true,
                byte.class,
                (byte) 1,
                short.class,
                (short) 2,
                char.class,
                'c',
                int.class,
                3,
                long.class,
                4L,
                float.class,
                5f,
                double.class,
                6d));
        if (known.containsKey(type)) {
            return known.get(type);
        }
        for (Object candidate : new Object[] {"text", 300, 400L, new StringBuilder("b"), Runnable.class}) {
            if (type.isInstance(candidate)) {
                return candidate;
            }
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 1);
        }
        if (type.isAssignableFrom(ArrayList.class) && Collection.class.isAssignableFrom(type)) {
            return new ArrayList<>(List.of("element"));
        }
        return type.isInterface() && !type.isSealed() ? new CallLog().delegate(type) : null;
    }
}
