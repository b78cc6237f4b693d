package dev.emissary.eclipse.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Optional;

/**
 * The Java agent; the JVM calls it before the compiler or the development environment starts. It applies the patches as
 * the classes of a compiler, and of the Java tools around it, are loaded: all of them, or none if one does not fit.
 */
public final class EmissaryAgent implements ClassFileTransformer {
    private EmissaryAgent() {}

    /** Prepares the JVM for compilers of Eclipse that understand emissaries. */
    public static void premain(String options, Instrumentation instrumentation) {
        Bridge.setOptions(options);
        instrumentation.addTransformer(new EmissaryAgent());
    }

    /** The programs, of which nothing is read in a JVM without them. */
    private static final class Programs {
        private static final PatchedProgram COMPILERS =
                new PatchedProgram("the Eclipse compiler", Patches.OF_COMPILER, Optional.empty());
        private static final PatchedProgram TOOLS =
                new PatchedProgram("Eclipse's Java tools", Patches.OF_TOOLS, Optional.of(COMPILERS));
        private static final PatchedProgram SERVER =
                new PatchedProgram("Eclipse's language server", Patches.OF_SERVER, Optional.of(TOOLS));
        private static final PatchedProgram FINDER =
                new PatchedProgram("Eclipse's search in a file", Patches.OF_FINDER, Optional.of(TOOLS));
        private static final List<PatchedProgram> ALL = List.of(COMPILERS, TOOLS, SERVER, FINDER);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader == null || name == null || !name.startsWith("org/eclipse/jdt/")) {
            return null;
        }
        for (PatchedProgram program : Programs.ALL) {
            byte[] patched = program.patch(loader, name, classFile);
            if (patched != null) {
                return patched;
            }
        }
        return null;
    }
}
