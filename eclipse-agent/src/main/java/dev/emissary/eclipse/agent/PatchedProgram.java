package dev.emissary.eclipse.agent;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

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
            return missing(patches, className -> {
                URL resource = loader.getResource(className + ".class");
                return resource == null ? null : classFiles.read(resource);
            });
        }
    }

    /**
     * Returns what is missing, as text, or nothing if all patches can be applied.
     *
     * @param patches the patches, by classes
     * @param classFiles returns the class file of a class, or null
     */
    static Optional<String> missing(Map<String, List<Patch>> patches, Function<String, byte[]> classFiles) {
        for (Map.Entry<String, List<Patch>> entry : patches.entrySet()) {
            String className = entry.getKey();
            byte[] classFile = classFiles.apply(className);
            if (classFile == null) {
                return Optional.of("class " + className.replace('/', '.'));
            }
            Search search = new Search(entry.getValue());
            new ClassReader(classFile).accept(search, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            if (!search.missing.isEmpty()) {
                Patch patch = search.missing.get(0);
                return Optional.of(className.replace('/', '.') + "." + patch.member()
                        + (patch.callee().isEmpty() ? "" : " with a call of " + patch.callee()));
            }
        }
        return Optional.empty();
    }

    /** The search for what some patches change in a class. */
    private static final class Search extends ClassVisitor {
        /** The patches of which it has not been found yet. */
        private final List<Patch> missing;

        Search(List<Patch> patches) {
            super(Opcodes.ASM9);
            missing = new ArrayList<>(patches);
            missing.removeIf(patch -> patch.kind() == Patch.Kind.FIELD);
        }

        @Override
        public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
            missing.removeIf(patch -> List.of(field, field + " " + descriptor).contains(patch.member()));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String method, String methodDescriptor, String signature, String[] exceptions) {
            List<Patch> calling = new ArrayList<>();
            for (Patch patch : List.copyOf(missing)) {
                if (patch.isAbout(method, methodDescriptor)) {
                    if (patch.kind() == Patch.Kind.CALL) {
                        calling.add(patch);
                    } else {
                        missing.remove(patch);
                    }
                }
            }
            if (calling.isEmpty()) {
                // To read the code of all methods takes most of the time of a check.
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isItf) {
                    for (Patch patch : calling) {
                        if (patch.callee().equals(name + descriptor)) {
                            missing.remove(patch);
                        }
                    }
                }
            };
        }
    }
}
