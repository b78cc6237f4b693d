package dev.emissary.eclipse.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes a method that calls a hook before or after another one, whose name it has taken. */
final class HookedMethod {
    private final Patch patch;
    private final MethodVisitor code;
    private final boolean isStatic;
    private final String descriptor;
    /** The receiver, if any, and the arguments. */
    private final List<Type> locals = new ArrayList<>();

    private final Type result;
    /** The index of the local variable after these. */
    private final int resultIndex;

    HookedMethod(Patch patch, MethodVisitor code, int access, String descriptor) {
        this.patch = patch;
        this.code = code;
        this.descriptor = descriptor;
        isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (!isStatic) {
            locals.add(Type.getObjectType(patch.className()));
        }
        locals.addAll(List.of(Type.getArgumentTypes(descriptor)));
        result = Type.getReturnType(descriptor);
        resultIndex = locals.stream().mapToInt(Type::getSize).sum();
    }

    /** Writes the method, which calls the other one by its new name. */
    void write(String hooked) {
        code.visitCode();
        switch (patch.kind()) {
            case ENTRY -> {
                callFirst();
                call(hooked);
            }
            case EXIT -> {
                call(hooked);
                callLast();
            }
            case ARGUMENT -> {
                int first = isStatic ? 0 : 1;
                code.visitVarInsn(Opcodes.ALOAD, first);
                PatchWriter.callHook(patch, code);
                code.visitVarInsn(Opcodes.ASTORE, first);
                call(hooked);
            }
            case NEEDED, FIELD, CALL -> throw new IllegalArgumentException(patch.toString());
        }
        code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void call(String hooked) {
        loadArguments();
        int opcode = isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL;
        code.visitMethodInsn(opcode, patch.className(), hooked, descriptor, false);
    }

    private void loadArguments() {
        int index = 0;
        for (Type type : locals) {
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), index);
            index += type.getSize();
        }
    }

    /** Calls the hook, and returns what it gives, unless that is nothing. */
    private void callFirst() {
        Label unchanged = new Label();
        skipUnlessGuarded(unchanged);
        loadArguments();
        PatchWriter.callHook(patch, code);
        if (Type.getReturnType(patch.types()) != Type.VOID_TYPE) {
            if (result == Type.VOID_TYPE) {
                code.visitJumpInsn(Opcodes.IFEQ, unchanged);
            } else {
                code.visitVarInsn(Opcodes.ASTORE, resultIndex);
                code.visitVarInsn(Opcodes.ALOAD, resultIndex);
                code.visitJumpInsn(Opcodes.IFNULL, unchanged);
                code.visitVarInsn(Opcodes.ALOAD, resultIndex);
            }
            code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        }
        code.visitLabel(unchanged);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }

    /** Calls the hook with the result, if any, that is on the stack, and leaves there what the hook makes of it. */
    private void callLast() {
        if (result == Type.VOID_TYPE) {
            loadArguments();
            PatchWriter.callHook(patch, code);
            return;
        }
        Label unchanged = new Label();
        code.visitVarInsn(result.getOpcode(Opcodes.ISTORE), resultIndex);
        skipUnlessGuarded(unchanged);
        loadArguments();
        code.visitVarInsn(result.getOpcode(Opcodes.ILOAD), resultIndex);
        PatchWriter.callHook(patch, code);
        if (!Type.getReturnType(patch.types()).equals(result)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
        }
        code.visitVarInsn(result.getOpcode(Opcodes.ISTORE), resultIndex);
        if (patch.guard() != Hook.Guard.NONE) {
            code.visitLabel(unchanged);
            code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {result.getInternalName()}, 0, null);
        }
        code.visitVarInsn(result.getOpcode(Opcodes.ILOAD), resultIndex);
    }

    private void skipUnlessGuarded(Label skipped) {
        switch (patch.guard()) {
            case NONE -> {}
            case STATE -> {
                getField(Patch.STATE, Patch.OBJECT);
                code.visitJumpInsn(Opcodes.IFNULL, skipped);
            }
            case WORD -> {
                getField("source", "[C");
                getField("startPosition", "I");
                code.visitInsn(Opcodes.CALOAD);
                // It may be misspelled, with a capital letter too.
                code.visitIntInsn(Opcodes.BIPUSH, ' ');
                code.visitInsn(Opcodes.IOR);
                code.visitIntInsn(Opcodes.BIPUSH, "emissary".charAt(0));
                code.visitInsn(Opcodes.ISUB);
                // Escapes of Unicode make it longer.
                getField("withoutUnicodePtr", "I");
                code.visitIntInsn(Opcodes.BIPUSH, "emissary".length());
                code.visitInsn(Opcodes.ISUB);
                // Zero if one of the differences is.
                code.visitInsn(Opcodes.IMUL);
                code.visitJumpInsn(Opcodes.IFNE, skipped);
            }
        }
    }

    private void getField(String name, String type) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, patch.className(), name, type);
    }
}
