package dev.emissary.tools.adopt;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;
import org.objectweb.asm.util.TraceSignatureVisitor;

/**
 * A summary of a class file: its header and its members, each with its properties. It leaves out what an emissary
 * changes by definition: {@code final}, the superclass, the order of interfaces and exceptions, and its own annotation;
 * and what compilers are free to choose: line numbers, the order of private fields, and parameter names.
 */
final class ClassSummary {
    private static final String EMISSARY = "dev/emissary/lang/Emissary";
    private static final int IGNORED_OF_CLASS =
            Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_RECORD | Opcodes.ACC_DEPRECATED;
    private static final int IGNORED_OF_METHOD = Opcodes.ACC_FINAL | Opcodes.ACC_STRICT | Opcodes.ACC_DEPRECATED;

    private ClassSummary() {}

    /**
     * Returns the summary of a class file.
     *
     * @param classFile its bytes
     * @param withBodies whether method bodies are included; those of constructors never are, because they are checked
     *     in the source
     */
    static Map<String, String> of(byte[] classFile, boolean withBodies) {
        Map<String, String> members = new TreeMap<>();
        new ClassReader(classFile)
                .accept(
                        new Reader(members, withBodies),
                        ClassReader.SKIP_DEBUG | (withBodies ? 0 : ClassReader.SKIP_CODE));
        return members;
    }

    /** Collects the members of a class. */
    private static final class Reader extends ClassVisitor {
        private final Map<String, String> members;
        private final boolean withBodies;

        Reader(Map<String, String> members, boolean withBodies) {
            super(Opcodes.ASM9);
            this.members = members;
            this.withBodies = withBodies;
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            String superclass = EMISSARY.equals(parent) ? "java/lang/Object" : parent;
            members.put(
                    "class",
                    (access & ~IGNORED_OF_CLASS) + " " + superclass + " " + new TreeSet<>(Arrays.asList(interfaces)));
            members.put("class signature", signature == null ? "" : sorted(signature));
        }

        /** Returns the signature of a class with its interfaces in an order that does not depend on the header. */
        private static String sorted(String signature) {
            TraceSignatureVisitor visitor = new TraceSignatureVisitor(0);
            new SignatureReader(signature).accept(visitor);
            String text = visitor.getDeclaration().replace(" extends dev.emissary.lang.Emissary", "");
            int at = text.lastIndexOf(" implements ");
            return at < 0
                    ? text
                    : text.substring(0, at)
                            + new TreeSet<>(Arrays.asList(
                                    text.substring(at + " implements ".length()).split(", ", -1)));
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            if (!descriptor.equals("Ldev/emissary/Emissary;")) {
                members.put("annotation " + descriptor, "");
            }
            return null;
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            String key = "field " + name + " " + descriptor;
            members.put(key, access + " " + signature + " " + value);
            return new FieldVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    members.put(key + " @" + annotation, "");
                    return null;
                }
            };
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            String key = "method " + name + descriptor;
            TreeSet<String> thrown = new TreeSet<>(exceptions == null ? List.of() : Arrays.asList(exceptions));
            // If a signature differs from the descriptor only in the throws clause, it contains nothing else.
            String generic = signature == null ? "" : signature.replaceAll("\\^.*", "");
            members.put(
                    key,
                    (access & ~IGNORED_OF_METHOD) + " " + (generic.equals(descriptor) ? "" : generic) + " " + thrown);
            Textifier text = new Textifier();
            return new TraceMethodVisitor(
                    new MethodVisitor(Opcodes.ASM9) {
                        @Override
                        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                            members.put(key + " @" + annotation, "");
                            return null;
                        }

                        @Override
                        public void visitEnd() {
                            if (withBodies && !name.equals("<init>")) {
                                members.put(key + " body", code(text));
                            }
                        }
                    },
                    text);
        }

        private static String code(Textifier text) {
            StringBuilder code = new StringBuilder();
            text.text.forEach(line -> {
                String instruction = String.valueOf(line);
                // Annotations are compared above.
                if (!instruction.strip().startsWith("@")) {
                    code.append(instruction);
                }
            });
            return code.toString();
        }
    }
}
