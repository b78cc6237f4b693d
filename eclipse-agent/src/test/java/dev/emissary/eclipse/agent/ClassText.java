package dev.emissary.eclipse.agent;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** Class files as texts that are the same up to debug tables, the order of what is in them, and {@code @Emissary}. */
final class ClassText {
    private ClassText() {}

    static String of(Path classFile) throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader(Files.readAllBytes(classFile)).accept(node, ClassReader.SKIP_DEBUG);
        node.invisibleAnnotations.removeIf(annotation -> annotation.desc.equals("Ldev/emissary/Emissary;"));
        node.methods.sort(Comparator.comparing((MethodNode method) -> method.name + method.desc));
        node.innerClasses.sort(Comparator.comparing((InnerClassNode inner) -> inner.name));
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }
}
