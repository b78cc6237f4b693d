package dev.emissary.benchmarks.forwarding.alternative;

import java.lang.reflect.Modifier;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.subclass.ConstructorStrategy;
import net.bytebuddy.implementation.FieldAccessor;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.matcher.ElementMatchers;

/** Forwards by classes that Byte Buddy generates: in each method a call of the same method on the delegate. */
public final class ByteBuddyForwarding implements Forwarding {

    @Override
    public boolean supports(Class<?> type) {
        return type.isInterface();
    }

    @Override
    public <T> T inFrontOf(Class<T> type, T delegate) {
        Class<?> delegating =
                generate(type).load(ByteBuddyForwarding.class.getClassLoader()).getLoaded();
        return CompiledForwarding.create(type, delegating, delegate);
    }

    /** Returns the class as Byte Buddy writes it. */
    public DynamicType.Unloaded<?> generate(Class<?> type) {
        try {
            return new ByteBuddy()
                    .subclass(Object.class, ConstructorStrategy.Default.NO_CONSTRUCTORS)
                    .implement(type)
                    .modifiers(Modifier.PUBLIC | Modifier.FINAL)
                    .defineField("delegate", type, Modifier.PRIVATE | Modifier.FINAL)
                    .defineConstructor(Modifier.PUBLIC)
                    .withParameters(type)
                    .intercept(MethodCall.invoke(Object.class.getConstructor())
                            .andThen(FieldAccessor.ofField("delegate").setsArgumentAt(0)))
                    .method(ElementMatchers.isDeclaredBy(ElementMatchers.isSuperTypeOf(type))
                            .and(ElementMatchers.not(ElementMatchers.isDeclaredBy(Object.class)))
                            .and(ElementMatchers.not(ElementMatchers.isToString())))
                    .intercept(MethodCall.invokeSelf().onField("delegate").withAllArguments())
                    .make();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
