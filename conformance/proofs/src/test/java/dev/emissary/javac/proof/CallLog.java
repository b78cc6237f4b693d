package dev.emissary.javac.proof;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** A recorder of calls that delegates of generated classes can use too. */
public final class CallLog {
    private final List<Object> delegates = new ArrayList<>();
    private final List<String> calls = new ArrayList<>();
    private Function<Object, Object> answer = delegate -> null;
    private Throwable failure;
    private Object[] expected = {};

    CallLog() {}

    /** Makes a delegate of an interface, or returns null where no proxy can have the erased results of its methods. */
    Object delegate(Class<?> type) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getDeclaringClass() == Object.class) {
                return switch (method.getName()) {
                    case "equals" -> proxy == arguments[0];
                    case "hashCode" -> System.identityHashCode(proxy);
                    default -> "a delegate";
                };
            }
            return answer(proxy, method.getName(), arguments == null ? new Object[0] : arguments);
        };
        try {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
        } catch (IllegalArgumentException impossible) {
            return null;
        }
    }

    /** Adds a delegate, whose number in the log is its place. */
    void add(Object delegate) {
        delegates.add(delegate);
    }

    /** Returns the place of a delegate, or -1. */
    int indexOf(Object object) {
        for (int i = 0; i < delegates.size(); i++) {
            if (delegates.get(i) == object) {
                return i;
            }
        }
        return -1;
    }

    /** Tells what the next calls should bring, and what they do: throw, or return what a function has for the delegate. */
    void expect(Object[] arguments, Throwable thrown, Function<Object, Object> returned) {
        calls.clear();
        expected = arguments.clone();
        failure = thrown;
        answer = returned;
    }

    /** Returns the calls since it was told what to expect. */
    List<String> calls() {
        return List.copyOf(calls);
    }

    /**
     * Notes a call and answers it.
     *
     * @param delegate who is called
     * @param method the name of the method
     * @param arguments the arguments, the very objects
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    public <R> R answer(Object delegate, String method, Object[] arguments) {
        calls.add(indexOf(delegate) + "." + method + same(arguments));
        if (failure != null) {
            throw CallLog.<RuntimeException>unchecked(failure);
        }
        return (R) answer.apply(delegate);
    }

    /** Says whether the arguments are those that were passed: the same objects, or the same values of primitive types. */
    private String same(Object[] arguments) {
        boolean same = arguments.length == expected.length;
        for (int i = 0; same && i < arguments.length; i++) {
            Object one = arguments[i];
            same = one == expected[i]
                    || (one instanceof Number || one instanceof Boolean || one instanceof Character)
                            && one.equals(expected[i]);
        }
        return same ? "(the same)" : "(not the same: " + Arrays.deepToString(arguments) + ")";
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchecked(Throwable failure) throws E {
        throw (E) failure;
    }
}
