package dev.emissary.conformance;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** The structure of a class file. */
public final class ClassFile {
    private static final String EMISSARY = "Ldev/emissary/Emissary;";
    private static final int MAJOR_VERSION_OFFSET = 7;

    private final ClassNode node = new ClassNode();

    /** Reads all of a class file. */
    public ClassFile(byte[] bytes) {
        this(bytes, 0);
    }

    private ClassFile(byte[] bytes, int options) {
        byte[] readable = bytes.clone();
        // The reader refuses the class files of a JDK newer than itself, whose structure is the same.
        readable[MAJOR_VERSION_OFFSET] = (byte) Math.min(readable[MAJOR_VERSION_OFFSET], Opcodes.V17 & 0xFF);
        new ClassReader(readable).accept(node, options);
    }

    /** Reads a class file without debug tables and the names of parameters. */
    public static ClassFile withoutDebug(byte[] bytes) {
        return new ClassFile(bytes, ClassReader.SKIP_DEBUG);
    }

    /** Returns the class as a tree. */
    public ClassNode node() {
        return node;
    }

    /** Returns the method of a name and descriptor, for instance {@code charAt} and {@code (I)C}. */
    public MethodNode method(String name, String descriptor) {
        return node.methods.stream()
                .filter(method -> method.name.equals(name) && method.desc.equals(descriptor))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no method " + name + descriptor + " among " + signatures()));
    }

    /** Returns the names of the annotations of the class, with their values, whether reflection sees them or not. */
    public List<String> annotations() {
        return Stream.of(node.visibleAnnotations, node.invisibleAnnotations)
                .filter(Objects::nonNull)
                .flatMap(List::stream)
                .map(annotation -> "@" + Type.getType(annotation.desc).getClassName()
                        + (annotation.values == null ? "" : annotation.values))
                .toList();
    }

    /** Returns name and descriptor of each method in order, bridges and constructors included. */
    public List<String> signatures() {
        return node.methods.stream().map(method -> method.name + method.desc).toList();
    }

    /** Returns name and descriptor of each public instance method that is no bridge, sorted. */
    public List<String> publicMethods() {
        return node.methods.stream()
                .filter(method -> (method.access & Opcodes.ACC_PUBLIC) != 0)
                .filter(method -> (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0)
                .filter(method -> !method.name.equals("<init>"))
                .map(method -> method.name + method.desc)
                .sorted()
                .toList();
    }

    /**
     * Returns a text that is the same for an emissary and the class that somebody would write in its place (EM-EQ-2):
     * without {@code @Emissary}, and without the order of methods, attributes, constants and type annotations.
     */
    public String text() {
        if (node.invisibleAnnotations != null) {
            node.invisibleAnnotations.removeIf(annotation -> annotation.desc.equals(EMISSARY));
        }
        node.methods.forEach(method -> {
            sort(method.visibleTypeAnnotations);
            sort(method.invisibleTypeAnnotations);
        });
        node.methods.sort(Comparator.comparing((MethodNode method) -> method.name + method.desc));
        node.innerClasses.sort(Comparator.comparing((InnerClassNode inner) -> inner.name));
        if (node.nestMembers != null) {
            node.nestMembers.sort(Comparator.naturalOrder());
        }
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }

    private static void sort(List<TypeAnnotationNode> annotations) {
        if (annotations != null) {
            annotations.sort(Comparator.comparingInt((TypeAnnotationNode annotation) -> annotation.typeRef)
                    .thenComparing(annotation -> String.valueOf(annotation.typePath))
                    .thenComparing(annotation -> annotation.desc));
        }
    }
}
