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
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Links calls in patched classes to the hooks, which are public methods of one class. Patched classes find it by the
 * system class loader, because their own class loaders need not know the agent.
 *
 * <p>Each class loader of a compiler has hooks of its own. They are ordinary code that is linked against that compiler.
 */
public final class Bridge {
    /** The version of the agent's jar, which the hooks have too. */
    static final String VERSION = Bridge.class.getPackage().getImplementationVersion();

    private static final String MARKER = "org.eclipse.jdt.internal.compiler.lookup.ClassScope";

    private static volatile Bridge instance;

    private final String options;
    /** Reads the jar of the agent, which stays open as it does for the JVM. */
    private final ClassFiles ownJar = new ClassFiles();

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
     * @param hook the name of the hook
     * @param type the receiver, the arguments and the result, as {@link Patch.Kind} describes them
     */
    public static CallSite link(Class<?> patched, String hook, MethodType type) {
        try {
            return new ConstantCallSite(instance.handle(patched, hook, type));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError cause) {
            throw failure(cause);
        }
    }

    private MethodHandle handle(Class<?> patched, String hook, MethodType type) throws ReflectiveOperationException {
        Object target = hooksFor(patched);
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        for (Method method : target.getClass().getMethods()) {
            if (method.getName().equals(hook)) {
                MethodHandle call = lookup.unreflect(method).bindTo(target).asType(type);
                MethodHandle report = lookup.findVirtual(
                        target.getClass(),
                        "failed",
                        MethodType.methodType(Object.class, Throwable.class, Class.class, Object[].class));
                MethodHandle handler = MethodHandles.insertArguments(
                        lookup.findStatic(Bridge.class, "failed", HANDLER),
                        0,
                        report.bindTo(target),
                        type.wrap().returnType());
                return MethodHandles.catchException(
                        call,
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

    private synchronized Object hooksFor(Class<?> patched) throws ReflectiveOperationException {
        ClassLoader compiler =
                Class.forName(MARKER, false, patched.getClassLoader()).getClassLoader();
        Object ofCompiler = hooks.get(compiler);
        if (ofCompiler == null) {
            ofCompiler = newHooks(HookLoader.HOOKS, new HookLoader(compiler, ownJar));
            hooks.put(compiler, ofCompiler);
        }
        if (!ToolPatches.areOf(patched)) {
            return ofCompiler;
        }
        ClassLoader tools = patched.getClassLoader();
        Object known = hooksOfTools.get(tools);
        if (known == null) {
            ClassLoader loader = new HookLoader(tools, ofCompiler.getClass().getClassLoader(), ownJar);
            known = newHooks(HookLoader.TOOL_HOOKS, loader);
            hooksOfTools.put(tools, known);
        }
        return known;
    }

    private Object newHooks(String name, ClassLoader loader) throws ReflectiveOperationException {
        try {
            return Class.forName(name, true, loader)
                    .getConstructor(String.class)
                    .newInstance(options);
        } catch (InvocationTargetException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }
}
