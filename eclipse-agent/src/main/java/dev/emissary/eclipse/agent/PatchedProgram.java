package dev.emissary.eclipse.agent;

import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** A program to patch. It is patched only if every patch of its list fits; otherwise its version is unknown. */
final class PatchedProgram {
    private final String name;
    private final Map<String, List<Patch>> patches;
    private final Optional<PatchedProgram> base;
    private final Map<ClassLoader, Boolean> supported = new WeakHashMap<>();

    /**
     * Creates a program.
     *
     * @param name what people call it
     * @param patches its patches
     * @param base another program on which it is built, and without which it is not patched
     */
    PatchedProgram(String name, List<Patch> patches, Optional<PatchedProgram> base) {
        this.name = name;
        this.patches = Patches.byClass(patches);
        this.base = base;
    }

    /** Returns a class file of the program with its patches, or null if it has none, or if the version is not known. */
    byte[] patch(ClassLoader loader, String className, byte[] classFile) {
        List<Patch> ofClass = patches.get(className);
        return ofClass == null || !isSupported(loader) ? null : PatchWriter.write(classFile, ofClass);
    }

    private synchronized boolean isSupported(ClassLoader loader) {
        return supported.computeIfAbsent(loader, this::check);
    }

    private boolean check(ClassLoader loader) {
        if (base.isPresent() && base.get().missing(loader).isPresent()) {
            // The base itself says so.
            return false;
        }
        Optional<String> missing = missing(loader);
        missing.ifPresent(what -> System.err.println(
                "emissary: this version of " + name + " is not supported and is left as it is; it has no " + what));
        return missing.isEmpty();
    }

    private Optional<String> missing(ClassLoader loader) {
        try (ClassFiles classFiles = new ClassFiles()) {
            return PatchCheck.missing(patches, className -> {
                URL resource = loader.getResource(className + ".class");
                return resource == null ? null : classFiles.read(resource);
            });
        }
    }
}
