package dev.emissary.tools.adopt;

import dev.emissary.tools.compile.ClassFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/**
 * A summary of a class file: its header and its members, each with its properties. It leaves out what an emissary
 * changes by definition: {@code final}, the superclass, the order of interfaces and exceptions, and its own annotation;
 * what compilers are free to choose: line numbers, the order of private fields, and parameter names; and whether a
 * method reads a field or calls a method of the class that does nothing else.
 */
final class ClassSummary {
    private static final String EMISSARY = "dev/emissary/lang/Emissary";
    private static final int IGNORED_OF_CLASS =
            Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_RECORD | Opcodes.ACC_DEPRECATED;
    private static final int IGNORED_OF_METHOD = Opcodes.ACC_FINAL | Opcodes.ACC_STRICT | Opcodes.ACC_DEPRECATED;
    private static final int ACCESS = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE;

    private final ClassNode node = new ClassNode();
    private final ExpectedChanges expected;
    private final Map<String, String> members = new TreeMap<>();

    private ClassSummary(byte[] classFile, ExpectedChanges expected) {
        this.expected = expected;
        ClassFiles.reader(classFile).accept(node, ClassReader.SKIP_DEBUG);
        MethodBody.replaceGetters(node);
    }

    /**
     * Returns the summary of a class file.
     *
     * @param classFile its bytes
     * @param expected what may change: it is left out, or summarized as it is after the change
     */
    static Map<String, String> of(byte[] classFile, ExpectedChanges expected) {
        ClassSummary summary = new ClassSummary(classFile, expected);
        summary.header();
        summary.node.fields.forEach(summary::field);
        summary.node.methods.forEach(summary::method);
        return summary.members;
    }

    private void header() {
        String superclass = EMISSARY.equals(node.superName) ? "java/lang/Object" : node.superName;
        TreeSet<String> interfaces = new TreeSet<>(node.interfaces);
        interfaces.removeIf(name -> expected.superinterfaces().contains(name.replace('/', '.')));
        members.put("class", (node.access & ~IGNORED_OF_CLASS) + " " + superclass + " " + interfaces);
        members.put("class signature", node.signature == null ? "" : signature());
        annotations("class", node.visibleAnnotations, node.invisibleAnnotations);
        annotations("class", node.visibleTypeAnnotations, node.invisibleTypeAnnotations);
    }

    /** Returns the signature with its interfaces in an order that does not depend on the header. */
    private String signature() {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        for (int index = 0; index < node.signature.length(); index++) {
            char c = node.signature.charAt(index);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            boolean ends = depth == 0 && (c == ';' || (c == '>' && begin == 0 && node.signature.charAt(0) == '<'));
            if (ends) {
                parts.add(node.signature.substring(begin, index + 1));
                begin = index + 1;
            }
        }
        boolean variables = node.signature.startsWith("<");
        Set<String> interfaces = new TreeSet<>(parts.subList(variables ? 2 : 1, parts.size()));
        interfaces.removeIf(type -> expected.superinterfaces().contains(erased(type)));
        boolean generic = variables || interfaces.stream().anyMatch(type -> type.contains("<"));
        // The type arguments of an additional interface alone may be why there is a signature.
        return generic ? (variables ? parts.get(0) : "") + interfaces : "";
    }

    private static String erased(String type) {
        return type.substring(1).replaceAll("[<;].*", "").replace('/', '.');
    }

    private void field(FieldNode field) {
        String key = "field " + field.name + " " + field.desc;
        boolean instance = (field.access & Opcodes.ACC_STATIC) == 0;
        int access = field.access;
        if (instance && expected.privateFields().contains(field.name)) {
            access = (access & ~ACCESS) | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
        } else if (instance && expected.finalFields().contains(field.name)) {
            access |= Opcodes.ACC_FINAL;
        }
        members.put(key, access + " " + field.signature + " " + field.value);
        annotations(key, field.visibleAnnotations, field.invisibleAnnotations);
        annotations(key, field.visibleTypeAnnotations, field.invisibleTypeAnnotations);
    }

    private void method(MethodNode method) {
        String key = "method " + method.name + method.desc;
        String generic = method.signature == null ? "" : method.signature.replaceAll("\\^.*", "");
        Set<String> exceptions = new TreeSet<>(method.exceptions);
        exceptions.removeIf(name -> expected.unchecked().contains(name.replace('/', '.')));
        // If a signature differs from the descriptor only in the throws clause, it contains nothing else.
        members.put(
                key,
                (method.access & ~IGNORED_OF_METHOD) + " " + (generic.equals(method.desc) ? "" : generic) + " "
                        + exceptions);
        annotations(key, method.visibleAnnotations, method.invisibleAnnotations);
        annotations(key, method.visibleTypeAnnotations, method.invisibleTypeAnnotations);
        parameters(key, method.visibleParameterAnnotations);
        parameters(key, method.invisibleParameterAnnotations);
        members.put(key + " body", body(method));
    }

    private String body(MethodNode method) {
        if (method.name.equals("<init>")) {
            return ConstructorSummary.of(node, method);
        }
        return MethodBody.forwards(node, method) ? MethodBody.forwardingText(method) : MethodBody.text(method);
    }

    private void parameters(String key, List<AnnotationNode>[] annotations) {
        for (int index = 0; annotations != null && index < annotations.length; index++) {
            annotations(key + " parameter " + index, annotations[index], null);
        }
    }

    private void annotations(
            String key, List<? extends AnnotationNode> visible, List<? extends AnnotationNode> invisible) {
        for (List<? extends AnnotationNode> list : Arrays.asList(visible, invisible)) {
            for (AnnotationNode annotation : list == null ? List.<AnnotationNode>of() : list) {
                if (!annotation.desc.equals("Ldev/emissary/Emissary;")) {
                    String place = annotation instanceof TypeAnnotationNode typed
                            ? " at " + typed.typeRef + " " + typed.typePath
                            : "";
                    members.put(key + " @" + annotation.desc + place, MethodBody.text(annotation));
                }
            }
        }
    }
}
