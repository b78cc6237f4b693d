package dev.emissary.eclipse.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Optional;

/**
 * Applies the patches as the classes of a compiler, and of the Java tools around it, are loaded: all of them, or none
 * if one does not fit.
 */
final class JdtTransformer implements ClassFileTransformer {
    private final PatchedProgram compilers =
            new PatchedProgram("the Eclipse compiler", Patches.OF_COMPILER, Optional.empty());
    private final PatchedProgram tools =
            new PatchedProgram("Eclipse's Java tools", ToolPatches.ALL, Optional.of(compilers));
    private final PatchedProgram server =
            new PatchedProgram("Eclipse's language server", ToolPatches.OF_SERVER, Optional.of(tools));
    private final PatchedProgram finder =
            new PatchedProgram("Eclipse's search in a file", ToolPatches.OF_FINDER, Optional.of(tools));

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader == null || name == null || !name.startsWith("org/eclipse/jdt/")) {
            return null;
        }
        for (PatchedProgram program : List.of(compilers, tools, server, finder)) {
            byte[] patched = program.patch(loader, name, classFile);
            if (patched != null) {
                return patched;
            }
        }
        return null;
    }
}
