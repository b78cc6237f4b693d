package dev.emissary.eclipse.agent;

import dev.emissary.javac.proof.MethodVariables;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** Class files as texts that are the same up to debug tables, the order of what is in them, and {@code @Emissary}. */
final class ClassText {
    private ClassText() {}

    static String of(Path classFile) throws IOException {
        return text(read(classFile, ClassReader.SKIP_DEBUG));
    }

    /**
     * Returns a text without annotations, without the names of the type variables of methods, and without what depends on the
     * interface by which a type variable with several bounds is called, such as the nested classes mentioned. It has the
     * names of parameters, except those of bridge methods.
     */
    static String withoutAnnotations(Path classFile) throws IOException {
        ClassNode node = withoutTypeAnnotations(classFile);
        node.innerClasses.clear();
        node.visibleAnnotations = null;
        node.invisibleAnnotations = null;
        for (MethodNode method : node.methods) {
            method.visibleAnnotations = null;
            method.invisibleAnnotations = null;
            method.visibleParameterAnnotations = null;
            method.invisibleParameterAnnotations = null;
            MethodVariables.rename(method);
            if (isBridge(method)) {
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
        return text(node);
    }

    private static ClassNode withoutTypeAnnotations(Path classFile) throws IOException {
        ClassNode node = read(classFile, 0);
        node.visibleTypeAnnotations = null;
        node.invisibleTypeAnnotations = null;
        for (FieldNode field : node.fields) {
            field.visibleTypeAnnotations = null;
            field.invisibleTypeAnnotations = null;
        }
        for (MethodNode method : node.methods) {
            method.visibleTypeAnnotations = null;
            method.invisibleTypeAnnotations = null;
        }
        return node;
    }

    private static boolean isBridge(MethodNode method) {
        return (method.access & Opcodes.ACC_BRIDGE) != 0;
    }

    private static ClassNode read(Path classFile, int options) throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader(Files.readAllBytes(classFile)).accept(node, options);
        return node;
    }

    private static String text(ClassNode node) {
        if (node.invisibleAnnotations != null) {
            node.invisibleAnnotations.removeIf(annotation -> annotation.desc.equals("Ldev/emissary/Emissary;"));
        }
        node.methods.sort(Comparator.comparing((MethodNode method) -> method.name + method.desc));
        node.innerClasses.sort(Comparator.comparing((InnerClassNode inner) -> inner.name));
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }
}
