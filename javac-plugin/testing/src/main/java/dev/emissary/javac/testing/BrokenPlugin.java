package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A loader of the plugin on the class path of the tests, one method of which, in all its overloads, throws an
 * {@code IllegalStateException} "provoked" with a cause "deep".
 */
public final class BrokenPlugin extends ClassLoader {
    /** The version that the plugin says it has. */
    public static final String VERSION = "9.8.7-broken";

    private static final String ROOT = "dev.emissary.";
    private static final List<String> PACKAGES = List.of(ROOT + "javac.", ROOT + "model.", ROOT + "rules.");

    private final String className;
    private final String methodName;

    /**
     * Creates a loader.
     *
     * @param className a class of the plugin, without {@code dev.emissary}
     * @param methodName the method that fails
     */
    public BrokenPlugin(String className, String methodName) {
        super(BrokenPlugin.class.getClassLoader());
        this.className = ROOT + className;
        this.methodName = methodName;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (PACKAGES.stream().noneMatch(name::startsWith) || name.startsWith(ROOT + "javac.testing.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (stream == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = stream.readAllBytes();
            byte[] defined = name.equals(className) ? withFailing(methodName, bytes) : bytes;
            String itsPackage = name.substring(0, name.lastIndexOf('.'));
            if (getDefinedPackage(itsPackage) == null) {
                definePackage(itsPackage, null, null, null, null, VERSION, null, null);
            }
            return defineClass(name, defined, 0, defined.length);
        } catch (IOException failure) {
            throw new ClassNotFoundException(name, failure);
        }
    }

    /** Writes a copy of a jar of the project in which a method fails in the same way. */
    public static Path copy(Path original, Path jar, String className, String methodName) throws IOException {
        Files.copy(original, jar);
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Path broken = files.getPath((ROOT + className).replace('.', '/') + ".class");
            Files.write(broken, withFailing(methodName, Files.readAllBytes(broken)));
        }
        return jar;
    }

    private static byte[] withFailing(String methodName, byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG);
        List<MethodNode> failing = node.methods.stream()
                .filter(method -> method.name.equals(methodName) && (method.access & Opcodes.ACC_ABSTRACT) == 0)
                .toList();
        if (failing.isEmpty()) {
            throw new AssertionError("no method " + methodName);
        }
        for (MethodNode method : failing) {
            method.instructions.clear();
            method.tryCatchBlocks.clear();
            create(method, "java/lang/IllegalStateException", "provoked");
            create(method, "java/lang/ArithmeticException", "deep");
            String initCause = "(Ljava/lang/Throwable;)Ljava/lang/Throwable;";
            method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Throwable", "initCause", initCause, false);
            method.visitInsn(Opcodes.ATHROW);
            method.visitMaxs(4, 20);
        }
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static void create(MethodNode method, String failure, String message) {
        method.visitTypeInsn(Opcodes.NEW, failure);
        method.visitInsn(Opcodes.DUP);
        method.visitLdcInsn(message);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, failure, "<init>", "(Ljava/lang/String;)V", false);
    }
}
