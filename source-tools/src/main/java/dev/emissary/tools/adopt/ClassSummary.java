package dev.emissary.tools.adopt;

import dev.emissary.tools.source.Compilation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
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
    /** The superclass of emissaries, which has nothing but a constructor that does nothing. */
    static final String EMISSARY = "dev/emissary/lang/Emissary";

    private static final int IGNORED_OF_CLASS =
            Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_RECORD | Opcodes.ACC_DEPRECATED;
    private static final int IGNORED_OF_METHOD = Opcodes.ACC_FINAL | Opcodes.ACC_STRICT | Opcodes.ACC_DEPRECATED;
    private static final int ACCESS = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE;

    /**
     * A member of a class, or a part of one.
     *
     * @param name its name; empty for the class itself
     * @param descriptor its descriptor; empty for the class itself
     * @param part the descriptor of an annotation, with its place behind a blank, or another part of it
     */
    record Member(String name, String descriptor, String part) {
        static final String BODY = "effect";
        static final String SIGNATURE = "generic signature";
        private static final Member CLASS = new Member("", "", "");

        static Member of(MethodNode method) {
            return new Member(method.name, method.desc, "");
        }

        Member part(String other) {
            return new Member(name, descriptor, other);
        }

        String inWords(String className) {
            if (!descriptor.startsWith("(")) {
                return name.isEmpty() ? "the class" : "the field " + name;
            }
            return (name.equals("<init>") ? "the constructor " + className : "the method " + name)
                    + Arrays.stream(Type.getArgumentTypes(descriptor))
                            .map(type -> type.getClassName().replaceAll(".*[.$]", ""))
                            .collect(Collectors.joining(", ", "(", ")"));
        }

        /** Returns what becomes of it, from one value to another. */
        String change(String before, String now) {
            if (part.isEmpty()) {
                return before == null ? "would be added" : now == null ? "would go" : "would have another declaration";
            }
            String what = part.startsWith("L") ? "@" + part.replaceAll("^L(.*[/$])?|;.*", "") : part;
            return (before == null ? "would get " : now == null ? "would lose " : "would have another ") + what;
        }
    }

    private final ClassNode node = new ClassNode();
    private final ExpectedChanges expected;
    private final Map<Member, String> members = new LinkedHashMap<>();

    /**
     * Summarizes a class file.
     *
     * @param classFile its bytes
     * @param expected what may change: it is left out, or summarized as it is after the change
     */
    ClassSummary(byte[] classFile, ExpectedChanges expected) {
        this.expected = expected;
        Compilation.reader(classFile).accept(node, ClassReader.SKIP_DEBUG);
        MethodBody.replaceGetters(node);
        header();
        node.fields.forEach(this::field);
        node.methods.forEach(this::method);
    }

    /** Returns the class. */
    ClassNode type() {
        return node;
    }

    /** Returns the properties of the class and its members, in words that only comparisons read. */
    Map<Member, String> members() {
        return members;
    }

    private void header() {
        String superclass = EMISSARY.equals(node.superName) ? "java/lang/Object" : node.superName;
        TreeSet<String> interfaces = new TreeSet<>(node.interfaces);
        interfaces.removeIf(name -> expected.superinterfaces().contains(name.replace('/', '.')));
        members.put(Member.CLASS, (node.access & ~IGNORED_OF_CLASS) + " " + superclass + " " + interfaces);
        members.put(Member.CLASS.part(Member.SIGNATURE), node.signature == null ? "" : signature());
        annotations(Member.CLASS, node.visibleAnnotations, node.invisibleAnnotations);
        annotations(Member.CLASS, node.visibleTypeAnnotations, node.invisibleTypeAnnotations);
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
        Member key = new Member(field.name, field.desc, "");
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
        Member key = Member.of(method);
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
        members.put(key.part(Member.BODY), body(method));
    }

    private String body(MethodNode method) {
        if (method.name.equals("<init>")) {
            return MethodBody.constructorText(node, method);
        }
        return MethodBody.forwards(node, method) ? MethodBody.forwardingText(method) : MethodBody.text(method);
    }

    private void parameters(Member key, List<AnnotationNode>[] annotations) {
        for (int index = 0; annotations != null && index < annotations.length; index++) {
            annotations(key, " of parameter " + index, annotations[index]);
        }
    }

    private void annotations(
            Member key, List<? extends AnnotationNode> visible, List<? extends AnnotationNode> invisible) {
        annotations(key, "", visible);
        annotations(key, "", invisible);
    }

    private void annotations(Member key, String place, List<? extends AnnotationNode> list) {
        for (AnnotationNode annotation : list == null ? List.<AnnotationNode>of() : list) {
            if (!annotation.desc.equals("Ldev/emissary/Emissary;")) {
                String at = annotation instanceof TypeAnnotationNode typed
                        ? " at " + typed.typeRef + " " + typed.typePath
                        : place;
                members.put(key.part(annotation.desc + at), MethodBody.text(annotation));
            }
        }
    }
}
