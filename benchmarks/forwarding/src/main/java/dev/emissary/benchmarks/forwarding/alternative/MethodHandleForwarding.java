package dev.emissary.benchmarks.forwarding.alternative;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;

/** Forwards by {@link MethodHandleProxies}, which is for interfaces with one abstract method. */
public final class MethodHandleForwarding implements Forwarding {

    @Override
    public boolean supports(Class<?> type) {
        return abstractMethods(type).size() == 1;
    }

    @Override
    public <T> T inFrontOf(Class<T> type, T delegate) {
        try {
            MethodHandle handle = MethodHandles.publicLookup()
                    .unreflect(abstractMethods(type).get(0))
                    .bindTo(delegate);
            return MethodHandleProxies.asInterfaceInstance(type, handle);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Method> abstractMethods(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .toList();
    }
}
