package dev.emissary.eclipse.agent;

import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes patches into a class file.
 *
 * <p>What is written refers to classes of {@code java.base} only, which every class loader sees: a hook is called through
 * a {@link java.util.function.BiFunction} that stands in the system properties under {@link Bridge#KEY}.
 */
final class PatchWriter extends ClassVisitor {
    private static final String CALL = "emissary$call";
    private static final String CALL_DESCRIPTOR = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;";

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
                next = new PatchedMethod(next, patch, className, (access & Opcodes.ACC_STATIC) != 0, descriptor);
            }
        }
        return next;
    }

    @Override
    public void visitEnd() {
        boolean calls = false;
        for (Patch patch : patches) {
            if (patch.kind() == Patch.Kind.FIELD) {
                int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                super.visitField(access, patch.member(), "Ljava/lang/Object;", null, null)
                        .visitEnd();
            } else if (patch.kind() != Patch.Kind.NEEDED) {
                calls = true;
            }
        }
        if (calls) {
            writeCall();
        }
        super.visitEnd();
    }

    /** {@code return ((BiFunction) System.getProperties().get(KEY)).apply(thisClass, new Object[] {hook, arguments});}. */
    private void writeCall() {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor code = super.visitMethod(access, CALL, CALL_DESCRIPTOR, null, null);
        code.visitCode();
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, "java/lang/System", "getProperties", "()Ljava/util/Properties;", false);
        code.visitLdcInsn(Bridge.KEY);
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/util/Properties",
                "get",
                "(Ljava/lang/Object;)Ljava/lang/Object;",
                false);
        code.visitTypeInsn(Opcodes.CHECKCAST, "java/util/function/BiFunction");
        code.visitLdcInsn(Type.getObjectType(className));
        code.visitInsn(Opcodes.ICONST_2);
        code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < 2; i++) {
            code.visitInsn(Opcodes.DUP);
            code.visitInsn(Opcodes.ICONST_0 + i);
            code.visitVarInsn(Opcodes.ALOAD, i);
            code.visitInsn(Opcodes.AASTORE);
        }
        code.visitMethodInsn(
                Opcodes.INVOKEINTERFACE,
                "java/util/function/BiFunction",
                "apply",
                "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                true);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Changes one method as one patch says. */
    private static final class PatchedMethod extends MethodVisitor {
        private final Patch patch;
        private final String className;
        private final boolean isStatic;
        private final Type[] parameters;
        private final Type result;
        private final int freeLocal;

        PatchedMethod(MethodVisitor next, Patch patch, String className, boolean isStatic, String descriptor) {
            super(Opcodes.ASM9, next);
            this.patch = patch;
            this.className = className;
            this.isStatic = isStatic;
            parameters = Type.getArgumentTypes(descriptor);
            result = Type.getReturnType(descriptor);
            // Above all locals of any method, and below what one byte can say.
            freeLocal = 250;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (patch.kind() != Patch.Kind.ENTRY) {
                return;
            }
            pushArguments(0);
            callHook();
            Label unchanged = new Label();
            super.visitInsn(Opcodes.DUP);
            super.visitJumpInsn(Opcodes.IFNULL, unchanged);
            unbox(result);
            super.visitInsn(result.getOpcode(Opcodes.IRETURN));
            super.visitLabel(unchanged);
            Object[] locals = frameLocals();
            super.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Object"});
            super.visitInsn(Opcodes.POP);
        }

        @Override
        public void visitInsn(int opcode) {
            if (patch.kind() == Patch.Kind.EXIT && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                boolean hasResult = opcode != Opcodes.RETURN;
                if (hasResult) {
                    box(result);
                    super.visitVarInsn(Opcodes.ASTORE, freeLocal);
                }
                pushArguments(hasResult ? 1 : 0);
                if (hasResult) {
                    store(size() - 1, () -> super.visitVarInsn(Opcodes.ALOAD, freeLocal));
                }
                callHook();
                unbox(result);
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            boolean hooked = patch.kind() == Patch.Kind.CALL && patch.callee().equals(name + descriptor);
            if (hooked) {
                super.visitInsn(Opcodes.DUP);
                super.visitVarInsn(Opcodes.ASTORE, freeLocal);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            if (hooked) {
                Type answer = Type.getReturnType(descriptor);
                box(answer);
                super.visitVarInsn(Opcodes.ASTORE, freeLocal + 1);
                super.visitLdcInsn(patch.hook());
                newArray(2);
                store(0, () -> super.visitVarInsn(Opcodes.ALOAD, freeLocal));
                store(1, () -> super.visitVarInsn(Opcodes.ALOAD, freeLocal + 1));
                callHook();
                unbox(answer);
            }
        }

        private int size() {
            return parameters.length + (isStatic ? 0 : 1) + (patch.kind() == Patch.Kind.EXIT ? resultSize() : 0);
        }

        private int resultSize() {
            return result.getSort() == Type.VOID ? 0 : 1;
        }

        /** Pushes the hook's name and an array with the receiver and the arguments, and room for as many more. */
        private void pushArguments(int more) {
            super.visitLdcInsn(patch.hook());
            int receiver = isStatic ? 0 : 1;
            newArray(receiver + parameters.length + more);
            if (!isStatic) {
                store(0, () -> super.visitVarInsn(Opcodes.ALOAD, 0));
            }
            int local = receiver;
            for (int i = 0; i < parameters.length; i++) {
                int at = local;
                Type type = parameters[i];
                store(receiver + i, () -> {
                    super.visitVarInsn(type.getOpcode(Opcodes.ILOAD), at);
                    box(type);
                });
                local += type.getSize();
            }
        }

        private void newArray(int length) {
            super.visitIntInsn(Opcodes.BIPUSH, length);
            super.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        }

        private void store(int index, Runnable value) {
            super.visitInsn(Opcodes.DUP);
            super.visitIntInsn(Opcodes.BIPUSH, index);
            value.run();
            super.visitInsn(Opcodes.AASTORE);
        }

        private void callHook() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, className, CALL, CALL_DESCRIPTOR, false);
        }

        private Object[] frameLocals() {
            Object[] locals = new Object[parameters.length + (isStatic ? 0 : 1)];
            int next = 0;
            if (!isStatic) {
                locals[next++] = className;
            }
            for (Type type : parameters) {
                locals[next++] = switch (type.getSort()) {
                    case Type.LONG -> Opcodes.LONG;
                    case Type.FLOAT -> Opcodes.FLOAT;
                    case Type.DOUBLE -> Opcodes.DOUBLE;
                    case Type.OBJECT, Type.ARRAY -> type.getInternalName();
                    default -> Opcodes.INTEGER;
                };
            }
            return locals;
        }

        private void box(Type type) {
            String boxed = boxed(type);
            if (boxed != null) {
                String descriptor = "(" + type.getDescriptor() + ")L" + boxed + ";";
                super.visitMethodInsn(Opcodes.INVOKESTATIC, boxed, "valueOf", descriptor, false);
            }
        }

        private void unbox(Type type) {
            if (type.getSort() == Type.VOID) {
                super.visitInsn(Opcodes.POP);
                return;
            }
            String boxed = boxed(type);
            super.visitTypeInsn(Opcodes.CHECKCAST, boxed == null ? type.getInternalName() : boxed);
            if (boxed != null) {
                String method = type.getClassName() + "Value";
                super.visitMethodInsn(Opcodes.INVOKEVIRTUAL, boxed, method, "()" + type.getDescriptor(), false);
            }
        }

        private static String boxed(Type type) {
            return switch (type.getSort()) {
                case Type.BOOLEAN -> "java/lang/Boolean";
                case Type.INT -> "java/lang/Integer";
                case Type.LONG -> "java/lang/Long";
                case Type.OBJECT, Type.ARRAY -> null;
                default -> throw new IllegalArgumentException(type.getDescriptor());
            };
        }
    }
}
