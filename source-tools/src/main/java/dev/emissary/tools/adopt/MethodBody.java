package dev.emissary.tools.adopt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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

    /**
     * Returns what a constructor does: what can have an effect, in order, and, in any order, the fields of the object that
     * it sets. A call that is given the object says which of them are set before it.
     */
    static String constructorText(ClassNode type, MethodNode constructor) {
        List<String> effects = new ArrayList<>();
        Set<String> fields = new TreeSet<>();
        for (AbstractInsnNode instruction : constructor.instructions) {
            if (instruction instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.PUTFIELD
                    && field.owner.equals(type.name)) {
                fields.add(field.name + " " + field.desc);
            } else if (!isMove(instruction.getOpcode())) {
                String text = text(instruction).replace(ClassSummary.EMISSARY + ".<init>", "java/lang/Object.<init>");
                effects.add(text + (isGivenThis(instruction) ? " where " + fields : ""));
            }
        }
        return effects + "\n" + fields;
    }

    /** Returns whether an instruction is a call that gets the object itself, which may not have all of its fields yet. */
    private static boolean isGivenThis(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call
                && (call.getOpcode() != Opcodes.INVOKESTATIC || !call.desc.startsWith("()"))
                && call.getPrevious() instanceof VarInsnNode last
                && last.getOpcode() == Opcodes.ALOAD
                && last.var == 0;
    }

    /** Returns whether an instruction only moves a value, or ends the constructor. */
    private static boolean isMove(int opcode) {
        return opcode < 0
                || (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD)
                || (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE)
                || (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP)
                || opcode == Opcodes.CHECKCAST
                || opcode == Opcodes.RETURN;
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
        return code.size() > 2
                && isRead(type, code.get(1))
                && call(method, code).isPresent();
    }

    private static boolean isRead(ClassNode type, AbstractInsnNode instruction) {
        return instruction instanceof FieldInsnNode field
                && field.getOpcode() == Opcodes.GETFIELD
                && field.owner.equals(type.name);
    }

    /** Returns the call by which a method passes its parameters on, to a field or to what that supplies (EM-DEL-9). */
    private static Optional<MethodInsnNode> call(MethodNode method, List<AbstractInsnNode> code) {
        boolean supplied =
                code.size() > 4 && isSupply(code.get(2)) && code.get(3).getOpcode() == Opcodes.CHECKCAST;
        for (int receiver = supplied ? 4 : 2; receiver >= 2; receiver -= 2) {
            int index = receiver + Type.getArgumentCount(method.desc);
            if (index < code.size()
                    && passesOn(method, code.subList(receiver, index))
                    && code.get(index) instanceof MethodInsnNode call
                    && call.name.equals(method.name)) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }

    private static boolean isSupply(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && call.name.equals("get") && call.desc.startsWith("()");
    }

    /**
     * Returns the instructions of a method that forwards, whether it calls its field through the field's class or through
     * an interface: with the same name and descriptor, both select the same method (JVMS 5.4.6).
     */
    static String forwardingText(MethodNode method) {
        MethodInsnNode call = call(method, code(method)).orElseThrow();
        boolean selects = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return selects ? text(method).replace(text(call), "    INVOKE " + call.name + call.desc + "\n") : text(method);
    }

    /** Replaces each call of a method of a class that does nothing but read a field, or supply from it, with the same. */
    static void replaceGetters(ClassNode type) {
        Map<String, List<AbstractInsnNode>> getters = new HashMap<>();
        for (MethodNode method : type.methods) {
            List<AbstractInsnNode> code = code(method);
            boolean reads = (code.size() == 3 || (code.size() == 5 && isSupply(code.get(2))))
                    && Type.getArgumentCount(method.desc) == 0
                    && code.get(0).getOpcode() == Opcodes.ALOAD
                    && isRead(type, code.get(1))
                    && (code.size() == 3 || code.get(3).getOpcode() == Opcodes.CHECKCAST)
                    && code.get(code.size() - 1).getOpcode() == Opcodes.ARETURN
                    && (method.access & Opcodes.ACC_SYNCHRONIZED) == 0;
            if (reads) {
                getters.put(type.name + "." + method.name + method.desc, code.subList(1, code.size() - 1));
            }
        }
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction instanceof MethodInsnNode call
                        && getters.containsKey(call.owner + "." + call.name + call.desc)) {
                    getters.get(call.owner + "." + call.name + call.desc)
                            .forEach(each -> method.instructions.insertBefore(call, each.clone(Map.of())));
                    method.instructions.remove(call);
                }
            }
        }
    }

    private static boolean passesOn(MethodNode method, List<AbstractInsnNode> loads) {
        int local = 1;
        int index = 0;
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            AbstractInsnNode load = loads.get(index++);
            if (load.getOpcode() != argument.getOpcode(Opcodes.ILOAD) || ((VarInsnNode) load).var != local) {
                return false;
            }
            local += argument.getSize();
        }
        return true;
    }

    private static List<AbstractInsnNode> code(MethodNode method) {
        return Arrays.stream(method.instructions.toArray())
                .filter(instruction -> instruction.getOpcode() >= 0)
                .toList();
    }
}
