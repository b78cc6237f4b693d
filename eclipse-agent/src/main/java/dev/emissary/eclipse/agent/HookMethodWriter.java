package dev.emissary.eclipse.agent;

import java.util.ArrayList;
import java.util.List;
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

    private static final String LINK = "emissary$link";

    private static final String LINK_TYPE =
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
                    + "Ljava/lang/invoke/CallSite;";

    private HookMethodWriter() {}

    /** Returns the name of the method of a patch. */
    static String name(Patch patch) {
        return "emissary$" + patch.hook() + "$" + patch.method();
    }

    /** Returns the descriptor of the method of a patch. */
    static String descriptor(Patch patch) {
        return Type.getMethodDescriptor(result(patch), parameters(patch).toArray(Type[]::new));
    }

    /** Returns the parameters; what the hook gets last stands first, because it is on the stack already. */
    private static List<Type> parameters(Patch patch) {
        List<Type> parameters = new ArrayList<>();
        if (patch.kind() == Patch.Kind.CALL) {
            parameters.add(OBJECT);
            parameters.addAll(List.of(Type.getArgumentTypes(patch.calleeDescriptor())));
            parameters.add(Type.getReturnType(patch.calleeDescriptor()));
            parameters.add(Type.getObjectType(patch.className()));
            return parameters;
        }
        if (patch.kind() == Patch.Kind.ARGUMENT) {
            return List.of(result(patch));
        }
        Type returned = Type.getReturnType(patch.descriptor());
        if (patch.kind() == Patch.Kind.EXIT && returned != Type.VOID_TYPE) {
            parameters.add(returned);
        }
        parameters.add(Type.getObjectType(patch.className()));
        parameters.addAll(List.of(Type.getArgumentTypes(patch.descriptor())));
        return parameters;
    }

    private static Type result(Patch patch) {
        return switch (patch.kind()) {
            case ENTRY -> Type.getReturnType(patch.descriptor()) == Type.VOID_TYPE ? Type.BOOLEAN_TYPE : OBJECT;
            case EXIT -> Type.getReturnType(patch.descriptor());
            case ARGUMENT -> Type.getArgumentTypes(patch.descriptor())[0];
            case CALL -> Type.getReturnType(patch.calleeDescriptor());
            case NEEDED, FIELD -> throw new IllegalArgumentException(patch.toString());
        };
    }

    /**
     * Writes the method that links calls of hooks: {@code return (CallSite) Class.forName(BRIDGE, true,
     * ClassLoader.getSystemClassLoader()).getMethod("link", Class.class, String.class, MethodType.class).invoke(null,
     * THIS.class, hook, type);}. The JVM has put the jar of the agent on the class path of the system class loader.
     */
    static void writeLink(String className, ClassVisitor owner) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor code = owner.visitMethod(access, LINK, LINK_TYPE, null, null);
        code.visitCode();
        code.visitLdcInsn(Bridge.class.getName());
        code.visitInsn(Opcodes.ICONST_1);
        String loader = "Ljava/lang/ClassLoader;";
        String type = "java/lang/Class";
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, "java/lang/ClassLoader", "getSystemClassLoader", "()" + loader, false);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, type, "forName", "(Ljava/lang/String;Z" + loader + ")Ljava/lang/Class;", false);
        code.visitLdcInsn("link");
        newArray(3, type, code);
        setElement(0, code, () -> code.visitLdcInsn(Type.getType(Class.class)));
        setElement(1, code, () -> code.visitLdcInsn(Type.getType(String.class)));
        setElement(2, code, () -> code.visitLdcInsn(Type.getObjectType("java/lang/invoke/MethodType")));
        String method = "java/lang/reflect/Method";
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                type,
                "getMethod",
                "(Ljava/lang/String;[Ljava/lang/Class;)L" + method + ";",
                false);
        code.visitInsn(Opcodes.ACONST_NULL);
        newArray(3, "java/lang/Object", code);
        setElement(0, code, () -> code.visitLdcInsn(Type.getObjectType(className)));
        setElement(1, code, () -> code.visitVarInsn(Opcodes.ALOAD, 1));
        setElement(2, code, () -> code.visitVarInsn(Opcodes.ALOAD, 2));
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                method,
                "invoke",
                "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
                false);
        code.visitTypeInsn(Opcodes.CHECKCAST, "java/lang/invoke/CallSite");
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Writes {@code return HOOK(receiver, arguments, result);}, a call that is linked when it is first made. */
    static void write(Patch patch, ClassVisitor owner) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor code = owner.visitMethod(access, name(patch), descriptor(patch), null, null);
        code.visitCode();
        if (patch.guard() != Patch.Guard.NONE) {
            writeGuard(patch, code);
        }
        List<Type> parameters = new ArrayList<>(parameters(patch));
        int local = 0;
        boolean resultIsFirst = patch.kind() == Patch.Kind.EXIT && result(patch) != Type.VOID_TYPE;
        if (resultIsFirst) {
            local = parameters.get(0).getSize();
            parameters.add(parameters.remove(0));
        }
        for (int i = 0; i < parameters.size(); i++) {
            Type type = parameters.get(i);
            boolean isResult = resultIsFirst && i == parameters.size() - 1;
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), isResult ? 0 : local);
            local += type.getSize();
        }
        code.visitInvokeDynamicInsn(
                patch.hook(),
                Type.getMethodDescriptor(result(patch), parameters.toArray(Type[]::new)),
                new Handle(Opcodes.H_INVOKESTATIC, patch.className(), LINK, LINK_TYPE, false));
        code.visitInsn(result(patch).getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Returns what makes the patched method go on as without the patch, unless the guard holds. */
    private static void writeGuard(Patch patch, MethodVisitor code) {
        Label holds = new Label();
        Label fails = new Label();
        boolean isExit = patch.kind() == Patch.Kind.EXIT;
        int self = isExit ? result(patch).getSize() : 0;
        switch (patch.guard()) {
            case NONE -> throw new IllegalArgumentException(patch.toString());
            case STATE -> {
                getField(self, Patch.STATE, OBJECT, patch, code);
                code.visitJumpInsn(Opcodes.IFNONNULL, holds);
            }
            case EMPTY_TOKEN -> {
                getField(self, Patch.STATE, OBJECT, patch, code);
                code.visitJumpInsn(Opcodes.IFNULL, fails);
                lengthOfToken(self, patch, code);
                code.visitJumpInsn(Opcodes.IFEQ, holds);
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
        code.visitLabel(fails);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        if (isExit) {
            code.visitVarInsn(result(patch).getOpcode(Opcodes.ILOAD), 0);
        } else {
            code.visitInsn(result(patch) == OBJECT ? Opcodes.ACONST_NULL : Opcodes.ICONST_0);
        }
        code.visitInsn(result(patch).getOpcode(Opcodes.IRETURN));
        code.visitLabel(holds);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    private static void lengthOfToken(int self, Patch patch, MethodVisitor code) {
        getField(self, "currentPosition", Type.INT_TYPE, patch, code);
        getField(self, "startPosition", Type.INT_TYPE, patch, code);
        code.visitInsn(Opcodes.ISUB);
    }

    private static void getField(int self, String name, Type type, Patch patch, MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, self);
        code.visitFieldInsn(Opcodes.GETFIELD, patch.className(), name, type.getDescriptor());
    }

    private static void newArray(int length, String type, MethodVisitor code) {
        code.visitIntInsn(Opcodes.BIPUSH, length);
        code.visitTypeInsn(Opcodes.ANEWARRAY, type);
    }

    private static void setElement(int index, MethodVisitor code, Runnable pushValue) {
        code.visitInsn(Opcodes.DUP);
        code.visitIntInsn(Opcodes.BIPUSH, index);
        pushValue.run();
        code.visitInsn(Opcodes.AASTORE);
    }

    /** Writes the conversion of a hook's result to a type. */
    static void unbox(Type type, MethodVisitor code) {
        String boxed = boxed(type);
        code.visitTypeInsn(Opcodes.CHECKCAST, boxed == null ? type.getInternalName() : boxed);
        if (boxed != null) {
            String method = type.getClassName() + "Value";
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, boxed, method, "()" + type.getDescriptor(), false);
        }
    }

    private static String boxed(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.INT -> "java/lang/Integer";
            case Type.OBJECT, Type.ARRAY -> null;
            default -> throw new IllegalArgumentException(type.getDescriptor());
        };
    }
}
