package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/** Looks up classes, methods and fields of {@code com.sun.tools.javac} in a jar, as a JVM would link them. */
public final class JavacReferences {
    private static final String JAVAC = "com/sun/tools/javac/";

    private final JarFile javac;
    private final Map<String, ClassNode> classes = new HashMap<>();
    private int checked;

    /** Creates a check against a jar that holds javac. */
    public JavacReferences(JarFile javac) {
        this.javac = javac;
    }

    /** Returns how many references have been checked. */
    public int checked() {
        return checked;
    }

    /** Adds to a set what a class file refers to and the jar does not hold. */
    public void addMissing(byte[] classFile, Set<String> missing) {
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public void visit(
                                    int version,
                                    int access,
                                    String name,
                                    String signature,
                                    String superName,
                                    String[] interfaces) {
                                checkClass(superName, missing);
                            }

                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                return new Instructions(missing);
                            }
                        },
                        0);
    }

    private final class Instructions extends MethodVisitor {
        private final Set<String> missing;

        Instructions(Set<String> missing) {
            super(Opcodes.ASM9);
            this.missing = missing;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            checkMember(owner, name, descriptor, missing);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            checkMember(owner, name, descriptor, missing);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            checkClass(type, missing);
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof Type type && type.getSort() == Type.OBJECT) {
                checkClass(type.getInternalName(), missing);
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    checkMember(handle.getOwner(), handle.getName(), handle.getDesc(), missing);
                }
            }
        }
    }

    private void checkClass(String name, Set<String> missing) {
        if (name.startsWith(JAVAC)) {
            checked++;
            if (node(name) == null) {
                missing.add(name);
            }
        }
    }

    private void checkMember(String owner, String name, String descriptor, Set<String> missing) {
        if (owner.startsWith(JAVAC)) {
            checked++;
            if (!declares(owner, name, descriptor)) {
                missing.add(owner + "." + name + descriptor);
            }
        }
    }

    private boolean declares(String owner, String name, String descriptor) {
        ClassNode node = node(owner);
        if (node == null) {
            return inPlatform(owner, name);
        }
        return node.methods.stream().anyMatch(method -> method.name.equals(name) && method.desc.equals(descriptor))
                || node.fields.stream().anyMatch(field -> field.name.equals(name) && field.desc.equals(descriptor))
                || (node.superName != null && declares(node.superName, name, descriptor))
                || node.interfaces.stream().anyMatch(type -> declares(type, name, descriptor));
    }

    /** Whether a supertype from outside the jar, such as {@code java.lang.Enum}, has a method of a name. */
    private static boolean inPlatform(String owner, String name) {
        if (owner.startsWith(JAVAC)) {
            return false;
        }
        try {
            Class<?> type = Class.forName(owner.replace('/', '.'), false, JavacReferences.class.getClassLoader());
            return Stream.of(type.getMethods(), type.getDeclaredMethods())
                    .flatMap(Stream::of)
                    .anyMatch(method -> method.getName().equals(name));
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    private ClassNode node(String name) {
        return classes.computeIfAbsent(name, key -> {
            ZipEntry entry = javac.getEntry(key + ".class");
            if (entry == null) {
                return null;
            }
            try (InputStream stream = javac.getInputStream(entry)) {
                ClassNode node = new ClassNode();
                new ClassReader(stream).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
                return node;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }
}
