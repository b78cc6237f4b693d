package dev.emissary.eclipse.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.BiFunction;

/**
 * The way from patched classes to the hooks. Patched classes find it by the system class loader, because their own class
 * loaders need not know the agent.
 *
 * <p>Each class loader of a compiler has hooks of its own. They are ordinary code that is linked against that compiler.
 */
public final class Bridge implements BiFunction<Class<?>, Object[], Object> {
    /** The version of the agent's jar, which the hooks have too. */
    static final String VERSION = Bridge.class.getPackage().getImplementationVersion();

    private static final String MARKER = "org.eclipse.jdt.internal.compiler.lookup.ClassScope";

    private static volatile Bridge instance;

    private final String options;
    /** Reads the jar of the agent, which stays open as it does for the JVM. */
    private final ClassFiles ownJar = new ClassFiles();

    private final Map<ClassLoader, BiFunction<String, Object[], Object>> hooks = new WeakHashMap<>();
    private final Map<ClassLoader, BiFunction<String, Object[], Object>> hooksOfTools = new WeakHashMap<>();
    private final ClassValue<BiFunction<String, Object[], Object>> hooksOfClass = new ClassValue<>() {
        @Override
        protected BiFunction<String, Object[], Object> computeValue(Class<?> patched) {
            return hooksFor(patched);
        }
    };

    private Bridge(String options) {
        this.options = options;
    }

    /** Creates the bridge of an agent with the given options, or null for none. */
    static void create(String options) {
        instance = new Bridge(options);
    }

    /** Returns the bridge. Only patched classes call this. */
    public static BiFunction<Class<?>, Object[], Object> instance() {
        return instance;
    }

    @Override
    public Object apply(Class<?> patched, Object[] call) {
        try {
            return hooksOfClass.get(patched).apply((String) call[0], (Object[]) call[1]);
        } catch (RuntimeException | LinkageError | AssertionError failure) {
            if (failure.getClass().getName().startsWith("org.eclipse.")) {
                throw failure;
            }
            // Where no error can be reported. The stack trace is in the message, because ecj prints nothing else
            // (EM-DIAG-3).
            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            throw new IllegalStateException(
                    "the Emissary agent " + VERSION + " failed on JDK " + Runtime.version() + "\n" + trace, failure);
        }
    }

    private synchronized BiFunction<String, Object[], Object> hooksFor(Class<?> patched) {
        try {
            ClassLoader compiler =
                    Class.forName(MARKER, false, patched.getClassLoader()).getClassLoader();
            BiFunction<String, Object[], Object> ofCompiler = hooks.get(compiler);
            if (ofCompiler == null) {
                ofCompiler = newHooks(HookLoader.HOOKS, new HookLoader(compiler, ownJar));
                hooks.put(compiler, ofCompiler);
            }
            return ToolPatches.areOf(patched) ? toolHooks(patched.getClassLoader(), ofCompiler) : ofCompiler;
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(cause);
        }
    }

    private BiFunction<String, Object[], Object> toolHooks(
            ClassLoader tools, BiFunction<String, Object[], Object> ofCompiler) throws ReflectiveOperationException {
        BiFunction<String, Object[], Object> known = hooksOfTools.get(tools);
        if (known == null) {
            ClassLoader loader = new HookLoader(tools, ofCompiler.getClass().getClassLoader(), ownJar);
            known = newHooks(HookLoader.TOOL_HOOKS, loader);
            hooksOfTools.put(tools, known);
        }
        return known;
    }

    @SuppressWarnings("unchecked") // What the class implements is known.
    private BiFunction<String, Object[], Object> newHooks(String name, ClassLoader loader)
            throws ReflectiveOperationException {
        Class<?> type = Class.forName(name, true, loader);
        try {
            return (BiFunction<String, Object[], Object>)
                    type.getConstructor(String.class).newInstance(options);
        } catch (InvocationTargetException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }
}
