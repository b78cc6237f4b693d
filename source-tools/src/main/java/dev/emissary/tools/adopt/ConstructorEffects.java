package dev.emissary.tools.adopt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What a constructor does, with the constructors of its class that it calls: its observable effects in order, and the
 * values to which it sets the fields of the object, in any order.
 */
final class ConstructorEffects extends Interpreter<ConstructorEffects.Term> {
    private static final String THIS = "this";
    /** Instructions with two operands that have an effect or can fail, beside the loads from arrays. */
    private static final Set<Integer> CAN_FAIL =
            Set.of(Opcodes.PUTFIELD, Opcodes.IDIV, Opcodes.LDIV, Opcodes.IREM, Opcodes.LREM);

    private final ClassNode type;
    private final BasicInterpreter sizes = new BasicInterpreter();
    private final List<String> effects = new ArrayList<>();
    private final Map<String, Term> fields = new TreeMap<>();
    private int objects;

    /** A value, described by how it is computed. */
    record Term(String text, int size, String className) implements Value {
        @Override
        public int getSize() {
            return size;
        }
    }

    private ConstructorEffects(ClassNode type) {
        super(Opcodes.ASM9);
        this.type = type;
    }

    /** Returns a description that two constructors share only if they do the same. */
    static String of(ClassNode type, MethodNode constructor) {
        List<Term> arguments = new ArrayList<>(List.of(new Term(THIS, 1, type.name)));
        for (Type argument : Type.getArgumentTypes(constructor.desc)) {
            String name = "parameter " + arguments.size();
            arguments.add(new Term(name, argument.getSize(), argument.getInternalName()));
        }
        ConstructorEffects effects = new ConstructorEffects(type);
        try {
            effects.run(constructor, arguments);
            return String.join("\n", effects.effects) + "\n" + effects.fields;
        } catch (AnalyzerException branches) {
            return MethodBody.text(constructor).replace("dev/emissary/lang/Emissary.<init>", "java/lang/Object.<init>");
        }
    }

    private void run(MethodNode constructor, List<Term> arguments) throws AnalyzerException {
        Frame<Term> frame = new Frame<>(constructor.maxLocals, constructor.maxStack);
        for (int local = 0; local < constructor.maxLocals; local++) {
            frame.setLocal(local, new Term("", 1, ""));
        }
        int local = 0;
        for (Term argument : arguments) {
            frame.setLocal(local, argument);
            local += argument.size();
        }
        if (!constructor.tryCatchBlocks.isEmpty()) {
            throw new AnalyzerException(null, "branches");
        }
        for (AbstractInsnNode instruction : constructor.instructions) {
            boolean branches = instruction instanceof JumpInsnNode
                    || instruction instanceof TableSwitchInsnNode
                    || instruction instanceof LookupSwitchInsnNode;
            if (branches) {
                throw new AnalyzerException(instruction, "branches");
            }
            if (instruction.getOpcode() >= 0 && !callsConstructor(instruction, frame)) {
                frame.execute(instruction, this);
            }
        }
    }

    /** Executes a call of a constructor on the object itself, if the instruction is one. */
    private boolean callsConstructor(AbstractInsnNode instruction, Frame<Term> frame) throws AnalyzerException {
        if (!(instruction instanceof MethodInsnNode call) || !call.name.equals("<init>")) {
            return false;
        }
        int count = Type.getArgumentCount(call.desc);
        if (!frame.getStack(frame.getStackSize() - count - 1).text().equals(THIS)) {
            return false;
        }
        List<Term> arguments = new ArrayList<>();
        for (int index = 0; index <= count; index++) {
            arguments.add(0, frame.pop());
        }
        if (call.owner.equals(type.name)) {
            for (MethodNode method : type.methods) {
                if (method.name.equals("<init>") && method.desc.equals(call.desc)) {
                    run(method, arguments);
                }
            }
        } else if (count > 0) {
            effect("super", arguments);
        }
        return true;
    }

    /** Records an observable effect, and returns the text of its result. */
    private String effect(String what, List<? extends Term> operands) {
        List<String> texts = operands.stream().map(Term::text).toList();
        boolean escapes = texts.contains(THIS);
        effects.add(what + " " + texts + (escapes ? " where " + fields : ""));
        return "result " + effects.size();
    }

    private static Term sized(String text, Value like) {
        return new Term(text, like == null ? 1 : like.getSize(), "");
    }

    private static String text(AbstractInsnNode instruction) {
        // The number of a local variable is free.
        return instruction instanceof IincInsnNode increment
                ? "IINC " + increment.incr
                : MethodBody.text(instruction).strip();
    }

    @Override
    public Term newValue(Type valueType) {
        return Type.VOID_TYPE.equals(valueType) ? null : new Term("", valueType == null ? 1 : valueType.getSize(), "");
    }

    @Override
    public Term newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        Value size = sizes.newOperation(instruction);
        return switch (instruction.getOpcode()) {
            case Opcodes.NEW -> sized("object " + ++objects + " " + text(instruction), size);
            case Opcodes.GETSTATIC -> sized(effect(text(instruction), List.of()), size);
            default -> sized(text(instruction), size);
        };
    }

    @Override
    public Term copyOperation(AbstractInsnNode instruction, Term value) {
        return value;
    }

    @Override
    public Term unaryOperation(AbstractInsnNode instruction, Term value) throws AnalyzerException {
        Value size = sizes.unaryOperation(instruction, null);
        return switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST -> {
                String target = ((TypeInsnNode) instruction).desc;
                yield target.equals(value.className())
                        ? value
                        : new Term("(" + target + ") " + value.text(), 1, target);
            }
            case Opcodes.GETFIELD -> {
                FieldInsnNode field = (FieldInsnNode) instruction;
                Term set = fields.get(field.name + " " + field.desc);
                yield value.text().equals(THIS) && set != null
                        ? set
                        : sized(effect(text(instruction), List.of(value)), size);
            }
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY ->
                sized("object " + ++objects + " " + text(instruction) + " of " + value.text(), size);
            case Opcodes.PUTSTATIC, Opcodes.ATHROW, Opcodes.MONITORENTER, Opcodes.MONITOREXIT, Opcodes.ARRAYLENGTH ->
                sized(effect(text(instruction), List.of(value)), size);
            default -> sized(text(instruction) + " of " + value.text(), size);
        };
    }

    @Override
    public Term binaryOperation(AbstractInsnNode instruction, Term first, Term second) throws AnalyzerException {
        Value size = sizes.binaryOperation(instruction, null, null);
        if (instruction instanceof FieldInsnNode field && first.text().equals(THIS)) {
            fields.put(field.name + " " + field.desc, second);
            return null;
        }
        int opcode = instruction.getOpcode();
        boolean loads = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        return loads || CAN_FAIL.contains(opcode)
                ? sized(effect(text(instruction), List.of(first, second)), size)
                : sized(text(instruction) + " of " + first.text() + ", " + second.text(), size);
    }

    @Override
    public Term ternaryOperation(AbstractInsnNode instruction, Term first, Term second, Term third) {
        effect(text(instruction), List.of(first, second, third));
        return null;
    }

    @Override
    public Term naryOperation(AbstractInsnNode instruction, List<? extends Term> values) throws AnalyzerException {
        if (instruction instanceof MethodInsnNode call) {
            String result = effect(text(instruction), values);
            Type type = Type.getReturnType(call.desc);
            // The result of the check is its argument.
            return isNullCheck(call) ? values.get(0) : new Term(result, type.getSize(), type.getInternalName());
        }
        if (instruction instanceof InvokeDynamicInsnNode call) {
            String what = call.name + call.desc + " " + List.of(call.bsmArgs);
            return new Term(
                    effect(what, values), 1, Type.getReturnType(call.desc).getInternalName());
        }
        return new Term(effect(text(instruction), values), 1, "");
    }

    private static boolean isNullCheck(MethodInsnNode call) {
        return (call.owner.equals("java/util/Objects") && call.name.equals("requireNonNull"))
                || (call.owner.equals("com/google/common/base/Preconditions") && call.name.equals("checkNotNull"));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Term value, Term expected) {}

    @Override
    public Term merge(Term first, Term second) {
        return first;
    }
}
