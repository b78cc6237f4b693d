package dev.emissary.benchmarks.forwarding.alternative;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** A delegate that writes down how it is called. */
final class Recorder implements InvocationHandler {

    private final List<Call> calls = new ArrayList<>();
    private Object answer;

    /** Returns the delegate. */
    Object instance(Class<?> type) {
        return Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {type}, this);
    }

    /** Forgets the calls so far, and answers the next ones so. */
    void answerWith(Object answer) {
        this.answer = answer;
        calls.clear();
    }

    List<Call> calls() {
        return calls;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        calls.add(new Call(method, arguments == null ? List.of() : List.of(arguments)));
        return answer;
    }

    /** One call. */
    record Call(Method method, List<Object> arguments) {}
}
