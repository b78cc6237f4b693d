package dev.emissary.eclipse.agent;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The check that the classes of a compiler have what a list of patches changes. */
final class PatchCheck {
    private PatchCheck() {}

    /**
     * Returns what is missing, as text, or nothing if all patches can be applied.
     *
     * @param patches the patches
     * @param classFiles returns the class file of a class, or null
     */
    static Optional<String> missing(List<Patch> patches, Function<String, byte[]> classFiles) {
        for (String className : Patches.classes(patches)) {
            byte[] classFile = classFiles.apply(className);
            if (classFile == null) {
                return Optional.of("class " + className.replace('/', '.'));
            }
            Found found = new Found();
            new ClassReader(classFile).accept(found, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            for (Patch patch : patches) {
                if (patch.className().equals(className) && !found.has(patch)) {
                    return Optional.of(className.replace('/', '.') + "." + patch.member()
                            + (patch.callee().isEmpty() ? "" : " with a call of " + patch.callee()));
                }
            }
        }
        return Optional.empty();
    }

    /** The members of a class with the calls in them. */
    private static final class Found extends ClassVisitor {
        private final Set<String> members = new HashSet<>();
        private final Set<String> calls = new HashSet<>();

        Found() {
            super(Opcodes.ASM9);
        }

        boolean has(Patch patch) {
            return switch (patch.kind()) {
                case FIELD -> true;
                case NEEDED, ENTRY, EXIT -> members.contains(patch.member());
                case CALL -> calls.contains(patch.member() + " " + patch.callee());
            };
        }

        @Override
        public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
            members.add(field);
            members.add(field + " " + descriptor);
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String method, String methodDescriptor, String signature, String[] exceptions) {
            String member = method + methodDescriptor;
            members.add(member);
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isItf) {
                    calls.add(member + " " + name + descriptor);
                    calls.add(method + " " + name + descriptor);
                }
            };
        }
    }
}
