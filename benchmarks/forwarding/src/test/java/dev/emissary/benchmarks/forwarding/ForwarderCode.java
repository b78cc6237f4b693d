package dev.emissary.benchmarks.forwarding;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** The instructions of a delegating class, method by method, as text without line numbers, annotations and its own name. */
final class ForwarderCode {

    private ForwarderCode() {}

    /** Returns the text of each method by its flags, name, descriptor and exceptions. */
    static Map<String, String> of(Class<?> delegating) throws IOException {
        String file = "/" + delegating.getName().replace('.', '/') + ".class";
        try (InputStream in = delegating.getResourceAsStream(file)) {
            Map<String, String> code = new TreeMap<>();
            new ClassReader(in)
                    .accept(new Collector(code, delegating), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return code;
        }
    }

    private static final class Collector extends ClassVisitor {

        private final Map<String, String> code;
        private final String ownName;

        Collector(Map<String, String> code, Class<?> delegating) {
            super(Opcodes.ASM9);
            this.code = code;
            this.ownName = delegating.getName().replace('.', '/');
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            String thrown = exceptions == null ? "" : " throws " + String.join(" ", exceptions);
            String key = Integer.toHexString(access & ~Opcodes.ACC_DEPRECATED) + " " + name + descriptor + thrown;
            Textifier textifier = new Textifier();
            return new MethodVisitor(Opcodes.ASM9, new TraceMethodVisitor(textifier)) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return null;
                }

                @Override
                public AnnotationVisitor visitParameterAnnotation(int parameter, String annotation, boolean visible) {
                    return null;
                }

                @Override
                public void visitEnd() {
                    code.put(key, text(textifier));
                }
            };
        }

        private String text(Textifier textifier) {
            StringWriter text = new StringWriter();
            textifier.print(new PrintWriter(text, true));
            // Emissaries have a superclass of their own; it does nothing, as Object does nothing.
            return text.toString().replace(ownName, "THIS").replace("dev/emissary/lang/Emissary", "java/lang/Object");
        }
    }
}
