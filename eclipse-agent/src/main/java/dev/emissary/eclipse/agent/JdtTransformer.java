package dev.emissary.eclipse.agent;

import java.lang.instrument.ClassFileTransformer;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/**
 * Applies the patches when the classes of a compiler are loaded: all of them, or none if one does not fit, because then
 * the version of the compiler is not known.
 */
final class JdtTransformer implements ClassFileTransformer {
    private final Map<ClassLoader, Boolean> supported = new WeakHashMap<>();

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (loader == null || name == null || !name.startsWith("org/eclipse/jdt/internal/")) {
            return null;
        }
        List<Patch> patches = Patches.OF_COMPILER.stream()
                .filter(patch -> patch.className().equals(name))
                .toList();
        return patches.isEmpty() || !isSupported(loader) ? null : PatchWriter.write(classFile, patches);
    }

    private synchronized boolean isSupported(ClassLoader loader) {
        return supported.computeIfAbsent(loader, JdtTransformer::check);
    }

    private static boolean check(ClassLoader loader) {
        Optional<String> missing = PatchCheck.missing(Patches.OF_COMPILER, name -> {
            URL resource = loader.getResource(name + ".class");
            return resource == null ? null : HookLoader.read(resource);
        });
        missing.ifPresent(what -> System.err.println(
                "emissary: this version of the Eclipse compiler is not supported and is left as it is; it has no "
                        + what));
        return missing.isEmpty();
    }
}
