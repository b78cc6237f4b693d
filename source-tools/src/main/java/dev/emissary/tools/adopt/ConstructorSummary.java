package dev.emissary.tools.adopt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What a constructor does, with the constructors of its class that it calls: what can have an effect, in order, and, in
 * any order, the constants that it uses and the fields of the object that it sets.
 */
final class ConstructorSummary {
    private final ClassNode type;
    private final List<String> effects = new ArrayList<>();
    private final List<String> constants = new ArrayList<>();
    private final TreeSet<String> fields = new TreeSet<>();
    /** How many objects of each class are created and not initialized yet. */
    private final Map<String, Integer> created = new HashMap<>();

    private ConstructorSummary(ClassNode type) {
        this.type = type;
    }

    /** Returns the summary as text. */
    static String of(ClassNode type, MethodNode constructor) {
        ConstructorSummary summary = new ConstructorSummary(type);
        summary.add(constructor);
        return String.join("\n", summary.effects) + "\n"
                + summary.constants.stream().sorted().toList() + summary.fields;
    }

    private void add(MethodNode constructor) {
        for (AbstractInsnNode instruction : constructor.instructions) {
            int opcode = instruction.getOpcode();
            if (opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.LDC) {
                constants.add(MethodBody.text(instruction).strip());
            } else if (instruction instanceof FieldInsnNode field
                    && opcode == Opcodes.PUTFIELD
                    && field.owner.equals(type.name)) {
                fields.add(field.name + " " + field.desc);
            } else if (!isMove(opcode) && !callsConstructor(instruction)) {
                effects.add(
                        MethodBody.text(instruction).strip() + (isGivenThis(instruction) ? " where " + fields : ""));
            }
        }
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

    /** Adds the constructor that an instruction calls on the object itself, if it is such a call. */
    private boolean callsConstructor(AbstractInsnNode instruction) {
        if (instruction.getOpcode() == Opcodes.NEW) {
            created.merge(((TypeInsnNode) instruction).desc, 1, Integer::sum);
        }
        if (!(instruction instanceof MethodInsnNode call)
                || !call.name.equals("<init>")
                || created.merge(call.owner, -1, Integer::sum) >= 0) {
            return false;
        }
        created.merge(call.owner, 1, Integer::sum);
        type.methods.stream()
                .filter(method ->
                        call.owner.equals(type.name) && method.name.equals("<init>") && method.desc.equals(call.desc))
                .forEach(this::add);
        return true;
    }
}
