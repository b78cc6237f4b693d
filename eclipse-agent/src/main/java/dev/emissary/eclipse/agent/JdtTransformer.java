package dev.emissary.eclipse.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Optional;

/**
 * Applies the patches when the classes of a compiler, and of the Java tools around it, are loaded: all of them, or none
 * if one does not fit, because then the version is not known.
 */
final class JdtTransformer implements ClassFileTransformer {
    private final PatchedProgram compilers =
            new PatchedProgram("the Eclipse compiler", Patches.OF_COMPILER, Optional.empty());
    private final PatchedProgram tools =
            new PatchedProgram("Eclipse's Java tools", ToolPatches.ALL, Optional.of(compilers));

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader == null || name == null || !name.startsWith("org/eclipse/jdt/")) {
            return null;
        }
        byte[] patched = compilers.patch(loader, name, classFile);
        return patched == null ? tools.patch(loader, name, classFile) : patched;
    }
}
