package dev.emissary.eclipse.agent;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Checks that the classes of a compiler have the methods and calls that a list of patches changes. */
final class PatchCheck {
    private PatchCheck() {}

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
            Found found = new Found(entry.getValue());
            new ClassReader(classFile).accept(found, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            for (Patch patch : entry.getValue()) {
                if (!found.has(patch)) {
                    return Optional.of(className.replace('/', '.') + "." + patch.member()
                            + (patch.callee().isEmpty() ? "" : " with a call of " + patch.callee()));
                }
            }
        }
        return Optional.empty();
    }

    /** The members of a class, with the calls in those methods where calls are changed. */
    private static final class Found extends ClassVisitor {
        private final List<Patch> patches;
        private final Set<String> members = new HashSet<>();
        private final Set<String> calls = new HashSet<>();

        Found(List<Patch> patches) {
            super(Opcodes.ASM9);
            this.patches = patches;
        }

        boolean has(Patch patch) {
            return switch (patch.kind()) {
                case FIELD -> true;
                case NEEDED, ENTRY, EXIT -> members.contains(patch.member());
                case ARGUMENT -> members.stream().anyMatch(member -> member.startsWith(patch.member()));
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
            if (!isCalling(method, methodDescriptor)) {
                // To read the code of all methods takes most of the time of a check.
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isItf) {
                    calls.add(method + " " + name + descriptor);
                }
            };
        }

        private boolean isCalling(String method, String descriptor) {
            for (Patch patch : patches) {
                if (patch.kind() == Patch.Kind.CALL && patch.changes(method, descriptor)) {
                    return true;
                }
            }
            return false;
        }
    }
}
