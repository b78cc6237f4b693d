package dev.emissary.eclipse.agent;

import dev.emissary.javac.proof.MethodVariables;
import dev.emissary.javac.testing.ClassFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Class files as texts in which less than in {@link ClassFile#text} tells them apart. */
final class ClassText {
    private ClassText() {}

    /** Returns a text without debug tables and the names of parameters. */
    static String of(Path classFile) throws IOException {
        return ClassFile.withoutDebug(Files.readAllBytes(classFile)).text();
    }

    /**
     * Returns a text without annotations, without the names of the type variables of methods, and without what depends on the
     * interface by which a type variable with several bounds is called, such as the nested classes mentioned. It has the
     * names of parameters, except those of bridge methods.
     */
    static String withoutAnnotations(Path classFile) throws IOException {
        ClassFile file = new ClassFile(Files.readAllBytes(classFile));
        ClassNode node = file.node();
        node.innerClasses.clear();
        node.visibleAnnotations = null;
        node.invisibleAnnotations = null;
        node.visibleTypeAnnotations = null;
        node.invisibleTypeAnnotations = null;
        for (FieldNode field : node.fields) {
            field.visibleTypeAnnotations = null;
            field.invisibleTypeAnnotations = null;
        }
        for (MethodNode method : node.methods) {
            method.visibleAnnotations = null;
            method.invisibleAnnotations = null;
            method.visibleTypeAnnotations = null;
            method.invisibleTypeAnnotations = null;
            method.visibleParameterAnnotations = null;
            method.invisibleParameterAnnotations = null;
            MethodVariables.rename(method);
            if ((method.access & Opcodes.ACC_BRIDGE) != 0) {
                method.parameters = null;
            }
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction.getOpcode() == Opcodes.CHECKCAST) {
                    method.instructions.remove(instruction);
                } else if (instruction instanceof MethodInsnNode call && call.itf) {
                    call.owner = "";
                    call.desc = "()V";
                }
            }
        }
        return file.text();
    }
}
