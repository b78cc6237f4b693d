package dev.emissary.javac.jdk;

import com.sun.source.util.JavacTask;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Constructor;
import java.util.List;

/**
 * Opens the packages of {@code jdk.compiler} to the plugin's own module.
 *
 * <p>If they are open already ({@code -J--add-opens}, {@code .mvn/jvm.config}), nothing is done. Otherwise a trusted
 * lookup, created as serialization creates objects, calls {@code Module.implAddOpens}. This causes no warning on any
 * JDK from 17 on, unlike {@code sun.misc.Unsafe}.
 */
public final class CompilerAccess {
    /** The module of the lookup, which JShell's JVM and others that run one module of the JDK do not resolve. */
    private static final String MODULE = "jdk.unsupported";

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

    private CompilerAccess() {}

    /** Opens the packages; returns null, or if this fails, why and what the user can do. */
    public static String open() {
        Module compiler = JavacTask.class.getModule();
        Module plugin = CompilerAccess.class.getModule();
        if (isOpen(compiler, plugin)) {
            return null;
        }
        try {
            MethodHandle open = trustedLookup().unreflect(HiddenMember.ADD_OPENS.method());
            for (String name : PACKAGES) {
                open.invokeExact(compiler, name, plugin);
            }
            return null;
        } catch (Throwable cause) {
            return accessDeniedMessage(cause);
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

    /** Returns a lookup that may do everything, created as serialization creates objects. */
    static Lookup trustedLookup() throws Throwable {
        int trusted = -1;
        // By handles: since JDK 18, reflection generates more classes for a call.
        Object factory = HiddenMember.REFLECTION_FACTORY.handle().invoke();
        Constructor<?> serialized = (Constructor<?>) HiddenMember.SERIALIZATION_CONSTRUCTOR
                .handle()
                .bindTo(factory)
                .invokeExact(Lookup.class, HiddenMember.LOOKUP.constructor());
        return (Lookup) serialized.newInstance(Object.class, null, trusted);
    }

    private static String accessDeniedMessage(Throwable cause) {
        String text =
                "Emissary: this Java runtime (" + Runtime.version() + ") does not let plugins access javac's internals";
        boolean inImage = ModuleFinder.ofSystem().find(MODULE).isPresent();
        if (inImage && ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            return text + " without the module " + MODULE + "\n  begin again with --add-modules=" + MODULE
                    + ", or -J--add-modules=" + MODULE + " for jshell and other tools of the JDK";
        }
        text += inImage
                ? " (" + cause + ")\n  open them"
                : ", as this image has no module " + MODULE
                        + "\n  add it to the image (jlink --add-modules), or open them";
        text += " with these javac options, or put the parts after -J into .mvn/jvm.config:";
        for (String name : PACKAGES) {
            text += " -J--add-opens=jdk.compiler/" + name + "=ALL-UNNAMED";
        }
        return text;
    }

    /** Returns the message for a JDK whose compiler the plugin does not support. */
    public static String unsupportedCompilerMessage(Throwable cause) {
        return "Emissary " + CompilerAccess.class.getPackage().getImplementationVersion()
                + ": this version of the plugin does not work with the compiler of JDK " + Runtime.version() + " ("
                + cause + ")";
    }
}
