package dev.emissary.eclipse.agent;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the static method through which a patched method calls a hook.
 *
 * <p>What is written refers to classes of {@code java.base} only, which every class loader sees: the call is linked by
 * a method of the patched class, which asks the system class loader for the {@link Bridge}.
 */
final class HookMethodWriter {
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    private static final int ACCESS = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private static final String LINK = "emissary$link";

    private static final String LINK_TYPE = MethodType.methodType(
                    CallSite.class, MethodHandles.Lookup.class, String.class, MethodType.class)
            .toMethodDescriptorString();

    private static final ClassReader LINK_CLASS;

    static {
        try (ClassFiles classFiles = new ClassFiles()) {
            LINK_CLASS = new ClassReader(classFiles.read(Link.class.getResource("Link.class")));
        }
    }

    private HookMethodWriter() {}

    /** Returns the name of the method of a patch. */
    static String name(Patch patch) {
        return "emissary$" + patch.hook() + "$" + patch.method();
    }

    /** Returns the descriptor of the method of a patch. */
    static String descriptor(Patch patch) {
        List<Type> parameters = parameters(patch);
        if (takesResult(patch)) {
            // It stands first, because it is on the stack already.
            Collections.rotate(parameters, 1);
        }
        return Type.getMethodDescriptor(result(patch), parameters.toArray(Type[]::new));
    }

    /** Returns the parameters of the hook; the receiver of another method may have a wider type. */
    private static List<Type> parameters(Patch patch) {
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(patch.types())));
        if (patch.kind() == Patch.Kind.CALL) {
            parameters.set(0, OBJECT);
        }
        return parameters;
    }

    private static Type result(Patch patch) {
        return Type.getReturnType(patch.types());
    }

    private static boolean takesResult(Patch patch) {
        return patch.kind() == Patch.Kind.EXIT && result(patch) != Type.VOID_TYPE;
    }

    /** Writes the method that links calls of hooks, that of {@link Link}. */
    static void writeLink(ClassVisitor owner) {
        ClassVisitor copy = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return descriptor.equals(LINK_TYPE) ? owner.visitMethod(ACCESS, LINK, descriptor, null, null) : null;
            }
        };
        LINK_CLASS.accept(copy, ClassReader.SKIP_DEBUG);
    }

    /** Writes {@code return HOOK(receiver, arguments, result);}, a call that is linked when it is first made. */
    static void write(Patch patch, ClassVisitor owner) {
        MethodVisitor code = owner.visitMethod(ACCESS, name(patch), descriptor(patch), null, null);
        code.visitCode();
        if (patch.guard() != Hook.Guard.NONE) {
            writeGuard(patch, code);
        }
        List<Type> parameters = parameters(patch);
        int last = parameters.size() - 1;
        int local = takesResult(patch) ? result(patch).getSize() : 0;
        for (int i = 0; i <= last; i++) {
            boolean isResult = takesResult(patch) && i == last;
            code.visitVarInsn(parameters.get(i).getOpcode(Opcodes.ILOAD), isResult ? 0 : local);
            local += parameters.get(i).getSize();
        }
        code.visitInvokeDynamicInsn(
                patch.hook(),
                Type.getMethodDescriptor(result(patch), parameters.toArray(Type[]::new)),
                new Handle(Opcodes.H_INVOKESTATIC, patch.className(), LINK, LINK_TYPE, false));
        code.visitInsn(result(patch).getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Returns the result or null, with which the patched method goes on as if unpatched, unless the guard holds. */
    private static void writeGuard(Patch patch, MethodVisitor code) {
        Label holds = new Label();
        int self = takesResult(patch) ? 1 : 0;
        switch (patch.guard()) {
            case NONE -> throw new IllegalArgumentException(patch.toString());
            case STATE -> {
                getField(self, Patch.STATE, OBJECT, patch, code);
                code.visitJumpInsn(Opcodes.IFNONNULL, holds);
            }
            case WORD -> {
                getField(self, "source", Type.getType(char[].class), patch, code);
                getField(self, "startPosition", Type.INT_TYPE, patch, code);
                code.visitInsn(Opcodes.CALOAD);
                // It may be misspelled, with a capital letter too.
                code.visitIntInsn(Opcodes.BIPUSH, ' ');
                code.visitInsn(Opcodes.IOR);
                code.visitIntInsn(Opcodes.BIPUSH, "emissary".charAt(0));
                code.visitJumpInsn(Opcodes.IF_ICMPEQ, holds);
                // Escapes of Unicode make it longer.
                getField(self, "withoutUnicodePtr", Type.INT_TYPE, patch, code);
                code.visitIntInsn(Opcodes.BIPUSH, "emissary".length());
                code.visitJumpInsn(Opcodes.IF_ICMPEQ, holds);
            }
        }
        if (takesResult(patch)) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        } else {
            code.visitInsn(Opcodes.ACONST_NULL);
        }
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(holds);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    private static void getField(int self, String name, Type type, Patch patch, MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, self);
        code.visitFieldInsn(Opcodes.GETFIELD, patch.className(), name, type.getDescriptor());
    }
}
