package dev.emissary.javac.proof;

import dev.emissary.conformance.ClassFile;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.signature.SignatureWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Writes class files so that those of two classes that mean the same give the same text. */
final class ClassText {
    private ClassText() {}

    /** Returns the text of a class file in which the type variables of methods have no names of their own. */
    static String of(ClassFile file) {
        file.node().methods.forEach(ClassText::rename);
        return file.text();
    }

    /**
     * Returns the text of a class file in which calls have no return types.
     *
     * <p>Where a delegate inherits several abstract methods of one signature and one return type, the one that is called
     * is chosen arbitrarily (JLS 15.12.2.5), and their erasures may have different return types.
     */
    static String withoutResultsOfCalls(ClassFile file) {
        file.node().methods.forEach(ClassText::dropResults);
        return of(file);
    }

    private static void dropResults(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof MethodInsnNode call
                    && call.getOpcode() != Opcodes.INVOKESPECIAL
                    && Type.getReturnType(call.desc).getSort() >= Type.ARRAY) {
                call.desc = Type.getMethodDescriptor(
                        Type.getObjectType("java/lang/Object"), Type.getArgumentTypes(call.desc));
                if (call.getNext().getOpcode() == Opcodes.CHECKCAST) {
                    method.instructions.remove(call.getNext());
                }
            }
        }
    }

    /** Calls the type variables of a method, whose names do not matter, after their positions (EM-FWD-8). */
    private static void rename(MethodNode method) {
        if (method.signature == null) {
            return;
        }
        List<String> names = new ArrayList<>();
        new SignatureReader(method.signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public void visitFormalTypeParameter(String name) {
                names.add(name);
            }
        });
        SignatureWriter writer = new SignatureWriter() {
            @Override
            public void visitFormalTypeParameter(String name) {
                super.visitFormalTypeParameter("$" + names.indexOf(name));
            }

            @Override
            public void visitTypeVariable(String name) {
                super.visitTypeVariable(names.contains(name) ? "$" + names.indexOf(name) : name);
            }
        };
        new SignatureReader(method.signature).accept(writer);
        method.signature = writer.toString();
    }
}
