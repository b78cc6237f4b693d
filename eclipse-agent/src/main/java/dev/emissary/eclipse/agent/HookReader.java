package dev.emissary.eclipse.agent;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads the patches that {@link Hook} describes from the class file of hooks. */
final class HookReader extends ClassVisitor {
    private static final String DIRECTORY = "/dev/emissary/eclipse/";
    private static final String ANNOTATION = Type.getInternalName(Hook.class) + "$";

    private final String hooks;
    private final List<Patch> patches;

    private HookReader(String hooks, List<Patch> patches) {
        super(Opcodes.ASM9);
        this.hooks = hooks;
        this.patches = patches;
    }

    /** Returns the patches that call the hooks of some classes in a package of the agent. */
    static List<Patch> patches(String packageName, String... classes) {
        List<Patch> patches = new ArrayList<>();
        try (ClassFiles classFiles = new ClassFiles()) {
            for (String hooks : classes) {
                URL classFile = HookReader.class.getResource(DIRECTORY + packageName + "/" + hooks + ".class");
                new ClassReader(classFiles.read(classFile))
                        .accept(new HookReader(packageName + "$" + hooks, patches), ClassReader.SKIP_CODE);
            }
        }
        return patches;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean isVisible) {
                String type = Type.getType(annotation).getInternalName();
                return type.startsWith(ANNOTATION)
                        ? new Values(type.substring(ANNOTATION.length()), hooks + "$" + name, descriptor)
                        : null;
            }
        };
    }

    /** The values of an annotation of a hook. */
    private final class Values extends AnnotationVisitor {
        private final Patch.Kind kind;
        private final String hook;
        private final String types;
        private final List<Type> parameters;
        private final Type result;
        private final List<String> methods = new ArrayList<>();
        private Hook.Guard guard = Hook.Guard.NONE;
        private String callee = "";

        Values(String kind, String hook, String descriptor) {
            super(Opcodes.ASM9);
            this.kind = Patch.Kind.valueOf(kind.toUpperCase(Locale.ROOT));
            this.hook = hook;
            types = descriptor;
            parameters = List.of(Type.getArgumentTypes(descriptor));
            result = Type.getReturnType(descriptor);
        }

        @Override
        public void visit(String element, Object value) {
            if ("of".equals(element)) {
                int last = parameters.size() - 2;
                callee = value + descriptor(parameters.subList(1, last), parameters.get(last));
            } else {
                methods.add((String) value);
            }
        }

        @Override
        public AnnotationVisitor visitArray(String element) {
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String none, Object value) {
                    methods.add((String) value);
                }
            };
        }

        @Override
        public void visitEnum(String element, String type, String value) {
            guard = Hook.Guard.valueOf(value);
        }

        @Override
        public void visitEnd() {
            for (String method : methods) {
                int dot = method.lastIndexOf('.');
                String className = dot < 0
                        ? parameters.get(0).getInternalName()
                        : method.substring(0, dot).replace('.', '/');
                String member = method.substring(dot + 1) + (method.indexOf('(') < 0 ? patched() : "");
                patches.add(new Patch(className, member, kind, hook, types, callee, guard));
            }
        }

        /** Returns what the hook says about the types of the patched method. */
        private String patched() {
            int count = parameters.size();
            return switch (kind) {
                case ENTRY -> {
                    boolean isVoid = result == Type.BOOLEAN_TYPE || result == Type.VOID_TYPE;
                    yield descriptor(parameters.subList(1, count), isVoid ? Type.VOID_TYPE : result);
                }
                case EXIT -> descriptor(parameters.subList(1, result == Type.VOID_TYPE ? count : count - 1), result);
                case ARGUMENT -> "(" + result;
                case CALL -> "";
                case NEEDED, FIELD -> throw new IllegalArgumentException(hook);
            };
        }

        private static String descriptor(List<Type> parameters, Type result) {
            return Type.getMethodDescriptor(result, parameters.toArray(Type[]::new));
        }
    }
}
