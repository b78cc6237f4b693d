package dev.emissary.benchmarks.forwarding.alternative;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** Forwards by {@link Proxy}: the handler invokes the same method on the delegate, by reflection. */
public final class ProxyForwarding implements Forwarding {

    @Override
    public boolean supports(Class<?> type) {
        return type.isInterface();
    }

    @Override
    public <T> T inFrontOf(Class<T> type, T delegate) {
        return type.cast(Proxy.newProxyInstance(
                ProxyForwarding.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    try {
                        return method.invoke(delegate, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
