package dev.emissary.eclipse.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes patches into a class file: calls of static methods that {@link HookMethodWriter} adds, so that the methods of
 * the compiler hardly change.
 */
final class PatchWriter extends ClassVisitor {
    private final List<Patch> patches;
    private String className;

    private PatchWriter(ClassVisitor next, List<Patch> patches) {
        super(Opcodes.ASM9, next);
        this.patches = patches;
    }

    /** Returns a class file with the patches of its class applied. */
    static byte[] write(byte[] classFile, List<Patch> patches) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new PatchWriter(writer, patches), ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        className = name;
        super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
        for (Patch patch : patches) {
            if (patch.changes(name, descriptor)) {
                next = new PatchedMethod(next, patch, access, descriptor);
            }
        }
        return next;
    }

    @Override
    public void visitEnd() {
        for (Patch patch : patches) {
            switch (patch.kind()) {
                case NEEDED -> {}
                case FIELD -> {
                    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                    super.visitField(access, patch.member(), "Ljava/lang/Object;", null, null)
                            .visitEnd();
                }
                case ENTRY, EXIT, ARGUMENT, CALL -> HookMethodWriter.write(patch, cv);
            }
        }
        if (patches.stream().anyMatch(Patch::callsHook)) {
            HookMethodWriter.writeLink(cv);
        }
        super.visitEnd();
    }

    /** Changes one method as one patch says. */
    private final class PatchedMethod extends MethodVisitor {
        private final Patch patch;
        private final List<Type> locals = new ArrayList<>();
        private final int firstArgument;
        private final Type result;

        PatchedMethod(MethodVisitor next, Patch patch, int access, String descriptor) {
            super(Opcodes.ASM9, next);
            this.patch = patch;
            if ((access & Opcodes.ACC_STATIC) == 0) {
                locals.add(Type.getObjectType(className));
            }
            firstArgument = locals.size();
            locals.addAll(List.of(Type.getArgumentTypes(descriptor)));
            result = Type.getReturnType(descriptor);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (patch.kind() == Patch.Kind.ARGUMENT) {
                super.visitVarInsn(Opcodes.ALOAD, firstArgument);
                callHook();
                super.visitVarInsn(Opcodes.ASTORE, firstArgument);
            }
            if (patch.kind() != Patch.Kind.ENTRY) {
                return;
            }
            loadArguments();
            callHook();
            if (Type.getReturnType(patch.types()) == Type.VOID_TYPE) {
                return;
            }
            Label unchanged = new Label();
            boolean isVoid = result == Type.VOID_TYPE;
            if (isVoid) {
                super.visitJumpInsn(Opcodes.IFEQ, unchanged);
            } else {
                super.visitInsn(Opcodes.DUP);
                super.visitJumpInsn(Opcodes.IFNULL, unchanged);
            }
            super.visitInsn(result.getOpcode(Opcodes.IRETURN));
            super.visitLabel(unchanged);
            Object[] types = new Object[locals.size()];
            for (int i = 0; i < types.length; i++) {
                types[i] = frameType(locals.get(i));
            }
            Object[] stack = isVoid ? new Object[0] : new Object[] {result.getInternalName()};
            super.visitFrame(Opcodes.F_NEW, types.length, types, stack.length, stack);
            // A frame may not stand where another one does, as at the beginning of a loop.
            super.visitInsn(isVoid ? Opcodes.NOP : Opcodes.POP);
        }

        @Override
        public void visitInsn(int opcode) {
            if (patch.kind() == Patch.Kind.EXIT && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                // The hook method takes the result first: it is on the stack.
                loadArguments();
                callHook();
                Type returned = Type.getReturnType(patch.types());
                if (returned != Type.VOID_TYPE && !returned.equals(result)) {
                    super.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
                }
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            boolean isHooked = patch.kind() == Patch.Kind.CALL && patch.callee().equals(name + descriptor);
            if (isHooked) {
                super.visitInsn(Type.getArgumentTypes(descriptor).length == 0 ? Opcodes.DUP : Opcodes.DUP2);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            if (isHooked) {
                super.visitVarInsn(Opcodes.ALOAD, 0);
                callHook();
            }
        }

        private void loadArguments() {
            int local = 0;
            for (Type type : locals) {
                super.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
                local += type.getSize();
            }
        }

        private void callHook() {
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    className,
                    HookMethodWriter.name(patch),
                    HookMethodWriter.descriptor(patch),
                    false);
        }
    }

    private static Object frameType(Type type) {
        return switch (type.getSort()) {
            case Type.OBJECT, Type.ARRAY -> type.getInternalName();
            case Type.BOOLEAN, Type.INT -> Opcodes.INTEGER;
            default -> throw new IllegalArgumentException(type.getDescriptor());
        };
    }
}
