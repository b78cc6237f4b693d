package dev.emissary.eclipse.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/**
 * Links calls in patched classes to the hooks. Patched classes find it by the system class loader, because their own
 * class loaders need not know the agent.
 *
 * <p>Each class loader of a compiler has hooks of its own. They are ordinary code that is linked against that compiler.
 */
public final class Bridge {
    private static final String VERSION = Bridge.class.getPackage().getImplementationVersion();

    private static final String MARKER = "org.eclipse.jdt.internal.compiler.lookup.ClassScope";
    private static final MethodType HANDLER =
            MethodType.methodType(Object.class, MethodHandle.class, Class.class, Throwable.class, Object[].class);

    /** A tool has no place to report what a hook has thrown. */
    private static final MethodHandle RETHROW = MethodHandles.dropArguments(
            MethodHandles.throwException(Object.class, Throwable.class), 1, Class.class, Object[].class);

    /** The class loaders of hooks, by those of the programs that call them. */
    private static final Map<ClassLoader, ClassLoader> HOOKS = new WeakHashMap<>();

    private static volatile List<String> options = List.of();

    private Bridge() {}

    /** Sets the options of the agent, or null for none. */
    static void setOptions(String text) {
        options = text == null || text.isBlank() ? List.of() : List.of(text.split(",", -1));
    }

    /** Returns the options of the agent as they are written. */
    public static List<String> options() {
        return options;
    }

    /**
     * Links a call of a hook. Only patched classes call this.
     *
     * @param patched the class that calls
     * @param hook the hook, as {@link Patch} names it
     * @param type the receiver, the arguments and the result, as {@link Hook} describes them
     */
    public static CallSite link(Class<?> patched, String hook, MethodType type) {
        try {
            String[] names = hook.split("\\$", 3);
            ClassLoader hooks = hooks(patched, names[0]);
            MethodHandle handler = MethodHandles.insertArguments(
                    MethodHandles.lookup().findStatic(Bridge.class, "failed", HANDLER),
                    0,
                    names[0].equals("jdt") ? method(hooks, "jdt", "Failures", "failed") : RETHROW,
                    type.wrap().returnType());
            return new ConstantCallSite(MethodHandles.catchException(
                    method(hooks, names).asType(type),
                    Throwable.class,
                    handler.asCollector(Object[].class, type.parameterCount())
                            .asType(type.insertParameterTypes(0, Throwable.class))));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError cause) {
            throw failure(cause);
        }
    }

    /** Returns a public static method, given its package, its class and its name. */
    private static MethodHandle method(ClassLoader loader, String... names) throws ReflectiveOperationException {
        Class<?> owner = Class.forName("dev.emissary.eclipse." + names[0] + "." + names[1], true, loader);
        for (Method method : owner.getMethods()) {
            if (method.getName().equals(names[2])) {
                method.setAccessible(true);
                return MethodHandles.lookup().unreflect(method);
            }
        }
        throw new NoSuchMethodException(String.join(".", names));
    }

    /** Lets the hooks report what one of them has thrown. Only linked calls use this. */
    public static Object failed(MethodHandle report, Class<?> result, Throwable failure, Object... call)
            throws Throwable {
        if (!(failure instanceof RuntimeException
                || failure instanceof LinkageError
                || failure instanceof AssertionError)) {
            throw failure;
        }
        try {
            return report.invoke(failure, result, call);
        } catch (RuntimeException | LinkageError | AssertionError unreported) {
            if (unreported.getClass().getName().startsWith("org.eclipse.")) {
                throw unreported;
            }
            throw failure(unreported);
        }
    }

    /**
     * Returns the exception for where no error can be reported. The stack trace is in the message, because ecj prints
     * nothing else (EM-DIAG-3).
     */
    private static IllegalStateException failure(Throwable cause) {
        StringWriter trace = new StringWriter();
        cause.printStackTrace(new PrintWriter(trace));
        return new IllegalStateException(
                "the Emissary agent " + VERSION + " failed on JDK " + Runtime.version() + "\n" + trace, cause);
    }

    private static ClassLoader hooks(Class<?> patched, String packageName) throws ClassNotFoundException {
        ClassLoader program = patched.getClassLoader();
        ClassLoader compiler = Class.forName(MARKER, false, program).getClassLoader();
        synchronized (HOOKS) {
            ClassLoader ofCompiler = HOOKS.computeIfAbsent(compiler, key -> new HookLoader(key, Optional.empty()));
            return packageName.equals("jdt")
                    ? ofCompiler
                    : HOOKS.computeIfAbsent(program, tools -> new HookLoader(tools, Optional.of(ofCompiler)));
        }
    }
}
