package dev.emissary.javac.jdk;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.tools.Diagnostic;

/**
 * The result of opening the packages of {@code jdk.compiler} to the plugin's own module.
 *
 * <p>If they are open already ({@code -J--add-opens}, {@code .mvn/jvm.config}), nothing is done. Otherwise a trusted
 * lookup, created as serialization creates objects, calls {@code Module.implAddOpens}. This causes no warning on any
 * JDK from 17 on, unlike {@code sun.misc.Unsafe}.
 *
 * @param failure what to tell the user when the packages could not be opened, or null
 */
public record CompilerAccess(String failure) {

    private static final List<String> PACKAGES = List.of(
            "com.sun.tools.javac.api",
            "com.sun.tools.javac.code",
            "com.sun.tools.javac.comp",
            "com.sun.tools.javac.main",
            "com.sun.tools.javac.model",
            "com.sun.tools.javac.parser",
            "com.sun.tools.javac.processing",
            "com.sun.tools.javac.tree",
            "com.sun.tools.javac.util");

    /** Opens the packages; if this fails, {@link #failure} says why and what the user can do. */
    public static CompilerAccess open() {
        Module compiler = JavacTask.class.getModule();
        Module plugin = CompilerAccess.class.getModule();
        if (isOpen(compiler, plugin)) {
            return new CompilerAccess(null);
        }
        try {
            MethodHandle open = trustedLookup().unreflect(HiddenMember.ADD_OPENS.method());
            for (String name : PACKAGES) {
                open.invoke(compiler, name, plugin);
            }
            return new CompilerAccess(null);
        } catch (Throwable cause) {
            return new CompilerAccess(accessDeniedMessage(cause));
        }
    }

    // No lambdas here: they take a measurable part of the plugin's startup time.
    private static boolean isOpen(Module compiler, Module plugin) {
        for (String name : PACKAGES) {
            if (!compiler.isOpen(name, plugin)) {
                return false;
            }
        }
        return true;
    }

    private static Lookup trustedLookup() throws ReflectiveOperationException {
        int trusted = -1;
        Object factory = HiddenMember.REFLECTION_FACTORY.method().invoke(null);
        Constructor<?> serialized = (Constructor<?>) HiddenMember.SERIALIZATION_CONSTRUCTOR
                .method()
                .invoke(factory, Lookup.class, HiddenMember.LOOKUP.constructor());
        return (Lookup) serialized.newInstance(Object.class, null, trusted);
    }

    private static String accessDeniedMessage(Throwable cause) {
        StringBuilder text = new StringBuilder("Emissary: this Java runtime (")
                .append(Runtime.version())
                .append(") does not let plugins access javac's internals (")
                .append(cause)
                .append("). Open them with these javac options, or put the parts after -J into .mvn/jvm.config:");
        PACKAGES.forEach(
                name -> text.append(" -J--add-opens=jdk.compiler/").append(name).append("=ALL-UNNAMED"));
        return text.toString();
    }

    /** Returns the message for a JDK whose compiler the plugin does not support. */
    public static String unsupportedCompilerMessage(Throwable cause) {
        return "Emissary " + CompilerAccess.class.getPackage().getImplementationVersion()
                + ": this version of the plugin does not work with the compiler of JDK " + Runtime.version() + " ("
                + cause + ")";
    }

    /**
     * Reports a message as one error at the first source file, using supported interfaces only.
     *
     * @param task the compilation
     * @param message the text of the error
     */
    public static void reportAtFirstFile(JavacTask task, String message) {
        AtomicBoolean reported = new AtomicBoolean();
        task.addTaskListener(new TaskListener() {
            @Override
            public void finished(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.PARSE && !reported.getAndSet(true)) {
                    Trees.instance(task)
                            .printMessage(
                                    Diagnostic.Kind.ERROR,
                                    message,
                                    event.getCompilationUnit(),
                                    event.getCompilationUnit());
                }
            }
        });
    }
}
