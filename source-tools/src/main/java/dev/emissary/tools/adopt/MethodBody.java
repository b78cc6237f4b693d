package dev.emissary.tools.adopt;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceAnnotationVisitor;
import org.objectweb.asm.util.TraceMethodVisitor;

/** The instructions of a method, as text or as one of the few forms that a conversion adds. */
final class MethodBody {
    private MethodBody() {}

    /** Returns the instructions, without the annotations of the method. */
    static String text(MethodNode method) {
        MethodNode bare = new MethodNode(method.access, method.name, method.desc, null, null);
        bare.instructions = method.instructions;
        bare.tryCatchBlocks = method.tryCatchBlocks;
        bare.maxStack = method.maxStack;
        bare.maxLocals = method.maxLocals;
        Textifier text = new Textifier();
        bare.accept(new TraceMethodVisitor(text));
        return text.text.stream().map(String::valueOf).collect(Collectors.joining());
    }

    /** Returns an instruction. */
    static String text(AbstractInsnNode instruction) {
        Textifier text = new Textifier();
        instruction.accept(new TraceMethodVisitor(text));
        return String.valueOf(text.text.get(0));
    }

    /** Returns an annotation's values. */
    static String text(AnnotationNode annotation) {
        Textifier text = new Textifier();
        annotation.accept(new TraceAnnotationVisitor(text));
        return text.text.stream().map(MethodBody::flat).collect(Collectors.joining());
    }

    private static String flat(Object part) {
        return part instanceof List<?> parts
                ? parts.stream().map(MethodBody::flat).collect(Collectors.joining())
                : String.valueOf(part);
    }

    /** Returns whether a method only calls the method of the same name of a field, or returns the emissary instead. */
    static boolean forwards(ClassNode type, MethodNode method) {
        List<AbstractInsnNode> code = code(method);
        int loads = 2 + Type.getArgumentCount(method.desc);
        return code.size() > loads
                && passesOn(method, code)
                && code.get(1) instanceof FieldInsnNode field
                && field.getOpcode() == Opcodes.GETFIELD
                && field.owner.equals(type.name)
                && code.get(loads) instanceof MethodInsnNode call
                && call.name.equals(method.name);
    }

    /**
     * Returns the instructions of a method that forwards, whether it calls its field through the field's class or through
     * an interface: with the same name and descriptor, both select the same method (JVMS 5.4.6).
     */
    static String forwardingText(MethodNode method) {
        AbstractInsnNode call = code(method).get(2 + Type.getArgumentCount(method.desc));
        boolean selects = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        String called = ((MethodInsnNode) call).name + ((MethodInsnNode) call).desc;
        return selects ? text(method).replace(text(call), "    INVOKE " + called + "\n") : text(method);
    }

    /** Replaces each call of a method of a class that does nothing but read a field with the reading. */
    static void replaceGetters(ClassNode type) {
        Map<String, FieldInsnNode> getters = new HashMap<>();
        for (MethodNode method : type.methods) {
            List<AbstractInsnNode> code = code(method);
            boolean reads = code.size() == 3
                    && Type.getArgumentCount(method.desc) == 0
                    && code.get(0).getOpcode() == Opcodes.ALOAD
                    && code.get(1) instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.GETFIELD
                    && field.owner.equals(type.name)
                    && method.desc.equals("()" + field.desc)
                    && (method.access & Opcodes.ACC_SYNCHRONIZED) == 0;
            if (reads) {
                getters.put(type.name + "." + method.name + method.desc, (FieldInsnNode) code.get(1));
            }
        }
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof MethodInsnNode call) {
                    FieldInsnNode field = getters.get(call.owner + "." + call.name + call.desc);
                    if (field != null) {
                        method.instructions.set(call, field.clone(Map.of()));
                    }
                }
            }
        }
    }

    private static boolean passesOn(MethodNode method, List<AbstractInsnNode> code) {
        int local = 1;
        int index = 2;
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            boolean loads = index < code.size()
                    && code.get(index).getOpcode() == argument.getOpcode(Opcodes.ILOAD)
                    && ((VarInsnNode) code.get(index)).var == local;
            if (!loads) {
                return false;
            }
            local += argument.getSize();
            index++;
        }
        return true;
    }

    private static List<AbstractInsnNode> code(MethodNode method) {
        return Arrays.stream(method.instructions.toArray())
                .filter(instruction -> instruction.getOpcode() >= 0)
                .toList();
    }
}
