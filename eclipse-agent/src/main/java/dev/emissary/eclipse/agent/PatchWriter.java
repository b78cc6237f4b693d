package dev.emissary.eclipse.agent;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes patches into a class file. A method with a hook gets another name, and a {@link HookedMethod} takes its place;
 * a hook of a call is called after that.
 *
 * <p>What is written refers to classes of {@code java.base} only, which every class loader sees: the call of a hook is
 * linked, when it is first made, by a method of the patched class, which asks the system class loader for the
 * {@link Bridge}.
 */
final class PatchWriter extends ClassVisitor {
    private static final int HIDDEN = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
    private static final String PREFIX = "emissary$";
    private static final String LINK = PREFIX + "link";
    private static final String LINK_TYPE = MethodType.methodType(
                    CallSite.class, MethodHandles.Lookup.class, String.class, MethodType.class)
            .toMethodDescriptorString();
    private static final ClassReader LINK_CLASS;

    static {
        try (ClassFiles classFiles = new ClassFiles()) {
            LINK_CLASS = new ClassReader(classFiles.read(Link.class.getResource("Link.class")));
        }
    }

    private final List<Patch> patches;

    private PatchWriter(ClassVisitor next, List<Patch> patches) {
        super(Opcodes.ASM9, next);
        this.patches = patches;
    }

    /** Returns a class file with the patches of its class applied. */
    static byte[] write(byte[] classFile, List<Patch> patches) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new PatchWriter(writer, patches), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        int accessOfNext = access;
        String next = name;
        for (Patch patch : patches) {
            if (patch.callsHook() && patch.kind() != Patch.Kind.CALL && patch.isAbout(name, descriptor)) {
                MethodVisitor code = super.visitMethod(accessOfNext, next, descriptor, signature, exceptions);
                accessOfNext = (access & Opcodes.ACC_STATIC) | HIDDEN;
                next = PREFIX + next;
                new HookedMethod(patch, code, access, descriptor).write(next);
            }
        }
        MethodVisitor method = super.visitMethod(accessOfNext, next, descriptor, signature, exceptions);
        for (Patch patch : patches) {
            if (patch.kind() == Patch.Kind.CALL && patch.isAbout(name, descriptor)) {
                method = new CallingMethod(method, patch);
            }
        }
        return method;
    }

    @Override
    public void visitEnd() {
        for (Patch patch : patches) {
            if (patch.kind() == Patch.Kind.FIELD) {
                int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                super.visitField(access, patch.member(), Patch.OBJECT, null, null)
                        .visitEnd();
            }
        }
        if (patches.stream().anyMatch(Patch::callsHook)) {
            writeLink();
        }
        super.visitEnd();
    }

    /** Writes the method that links calls of hooks, that of {@link Link}. */
    private void writeLink() {
        ClassVisitor patched = cv;
        ClassVisitor copy = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return descriptor.equals(LINK_TYPE)
                        ? patched.visitMethod(HIDDEN | Opcodes.ACC_STATIC, LINK, descriptor, null, null)
                        : null;
            }
        };
        LINK_CLASS.accept(copy, ClassReader.SKIP_DEBUG);
    }

    /** Writes the call of a hook, whose arguments are on the stack. */
    static void callHook(Patch patch, MethodVisitor code) {
        Type[] parameters = Type.getArgumentTypes(patch.types());
        if (patch.kind() == Patch.Kind.CALL) {
            // The receiver of another method may have a wider type.
            parameters[0] = Type.getType(Patch.OBJECT);
        }
        code.visitInvokeDynamicInsn(
                patch.hook(),
                Type.getMethodDescriptor(Type.getReturnType(patch.types()), parameters),
                new Handle(Opcodes.H_INVOKESTATIC, patch.className(), LINK, LINK_TYPE, false));
    }

    /** Calls a hook after calls in one method. */
    private static final class CallingMethod extends MethodVisitor {
        private final Patch patch;

        CallingMethod(MethodVisitor next, Patch patch) {
            super(Opcodes.ASM9, next);
            this.patch = patch;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            boolean isHooked = patch.callee().equals(name + descriptor);
            if (isHooked) {
                super.visitInsn(Type.getArgumentTypes(descriptor).length == 0 ? Opcodes.DUP : Opcodes.DUP2);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            if (isHooked) {
                super.visitVarInsn(Opcodes.ALOAD, 0);
                callHook(patch, this);
            }
        }
    }
}
