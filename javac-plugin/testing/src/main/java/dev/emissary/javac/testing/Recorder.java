package dev.emissary.javac.testing;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A maker of delegates that record every call and answer as they are told. */
public final class Recorder {
    private final List<Call> calls = new ArrayList<>();
    private Object answer;
    private Throwable failure;
    private int callsOfObjectsMethods;

    /**
     * One call.
     *
     * @param method the method
     * @param arguments its arguments, the very objects
     */
    public record Call(Method method, List<Object> arguments) {
        /** Returns the method's name. */
        public String name() {
            return method.getName();
        }
    }

    /** Sets what every further call returns. */
    public Recorder answering(Object value) {
        answer = value;
        return this;
    }

    /** Sets what every further call throws. */
    public Recorder failingWith(Throwable throwable) {
        failure = throwable;
        return this;
    }

    /** Returns the calls so far; those of Object's methods are not recorded. */
    public List<Call> calls() {
        return List.copyOf(calls);
    }

    /** Returns the calls so far, and forgets them. */
    public List<Call> take() {
        List<Call> taken = calls();
        calls.clear();
        return taken;
    }

    /** Returns how often equals, hashCode and toString of a delegate have been called. */
    public int callsOfObjectsMethods() {
        return callsOfObjectsMethods;
    }

    /** Makes a delegate of an interface. */
    public <T> T delegate(Class<T> type) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getDeclaringClass() == Object.class) {
                callsOfObjectsMethods++;
                return switch (method.getName()) {
                    case "equals" -> proxy == arguments[0];
                    case "hashCode" -> System.identityHashCode(proxy);
                    default -> "the delegate";
                };
            }
            calls.add(new Call(method, arguments == null ? List.of() : new ArrayList<>(Arrays.asList(arguments))));
            if (failure != null) {
                throw failure;
            }
            return answer;
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
