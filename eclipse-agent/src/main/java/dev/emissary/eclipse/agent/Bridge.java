package dev.emissary.eclipse.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
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

    /** The beginning of the names of all hooks' classes. */
    private static final String HOOKS = "dev.emissary.eclipse.";

    private static final String MARKER = "org.eclipse.jdt.internal.compiler.lookup.ClassScope";

    private static volatile Bridge instance;

    private final String options;
    private final Map<ClassLoader, Object> hooks = new WeakHashMap<>();
    private final Map<ClassLoader, Object> hooksOfTools = new WeakHashMap<>();

    private Bridge(String options) {
        this.options = options;
    }

    /** Creates the bridge of an agent with the given options, or null for none. */
    static void create(String options) {
        instance = new Bridge(options);
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
            return new ConstantCallSite(instance.handle(patched, hook, type));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError cause) {
            throw failure(cause);
        }
    }

    private MethodHandle handle(Class<?> patched, String hook, MethodType type) throws ReflectiveOperationException {
        String[] names = hook.split("\\$", 3);
        Object all = hooksFor(patched, names[0]);
        Class<?> owner = Class.forName(
                HOOKS + names[0] + "." + names[1], true, all.getClass().getClassLoader());
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        for (Method method : owner.getMethods()) {
            if (method.getName().equals(names[2])) {
                method.setAccessible(true);
                MethodHandle call = lookup.unreflect(method);
                if (!Modifier.isStatic(method.getModifiers())) {
                    Method object = all.getClass().getMethod("object", Class.class);
                    call = call.bindTo(object.invoke(all, owner));
                }
                MethodHandle report = lookup.findVirtual(
                        all.getClass(),
                        "failed",
                        MethodType.methodType(Object.class, Throwable.class, Class.class, Object[].class));
                MethodHandle handler = MethodHandles.insertArguments(
                        lookup.findStatic(Bridge.class, "failed", HANDLER),
                        0,
                        report.bindTo(all),
                        type.wrap().returnType());
                return MethodHandles.catchException(
                        call.asType(type),
                        Throwable.class,
                        handler.asCollector(Object[].class, type.parameterCount())
                                .asType(type.insertParameterTypes(0, Throwable.class)));
            }
        }
        throw new NoSuchMethodException(hook);
    }

    private static final MethodType HANDLER =
            MethodType.methodType(Object.class, MethodHandle.class, Class.class, Throwable.class, Object[].class);

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

    private synchronized Object hooksFor(Class<?> patched, String packageName) throws ReflectiveOperationException {
        ClassLoader compiler =
                Class.forName(MARKER, false, patched.getClassLoader()).getClassLoader();
        Object ofCompiler = hooks.get(compiler);
        if (ofCompiler == null) {
            ofCompiler = newHooks("jdt.JdtHooks", new HookLoader(compiler, Optional.empty()));
            hooks.put(compiler, ofCompiler);
        }
        if (packageName.equals("jdt")) {
            return ofCompiler;
        }
        ClassLoader tools = patched.getClassLoader();
        Object ofTools = hooksOfTools.get(tools);
        if (ofTools == null) {
            Optional<ClassLoader> shared = Optional.of(ofCompiler.getClass().getClassLoader());
            ofTools = newHooks("ide.IdeHooks", new HookLoader(tools, shared));
            hooksOfTools.put(tools, ofTools);
        }
        return ofTools;
    }

    private Object newHooks(String name, ClassLoader loader) throws ReflectiveOperationException {
        try {
            return Class.forName(HOOKS + name, true, loader)
                    .getConstructor(String.class)
                    .newInstance(options);
        } catch (InvocationTargetException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }
}
