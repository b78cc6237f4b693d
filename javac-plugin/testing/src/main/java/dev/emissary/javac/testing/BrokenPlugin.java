package dev.emissary.javac.testing;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A maker of jars with the plugin in them, of the version {@value #VERSION}. */
public final class BrokenPlugin {
    /** The version that the jars have. */
    public static final String VERSION = "9.8.7-broken";

    private static final String ROOT = "dev.emissary.";
    private static final List<String> PACKAGES = List.of(ROOT + "javac.", ROOT + "model.", ROOT + "rules.");

    private BrokenPlugin() {}

    /**
     * Writes a jar.
     *
     * @param jar the file
     * @param className a class of the plugin, without {@code dev.emissary}
     * @param methodName the method, in all its overloads, that throws an {@code IllegalStateException} "provoked" with a
     *     cause "deep"
     */
    public static void write(Path jar, String className, String methodName) throws IOException {
        String broken = (ROOT + className).replace('.', '/') + ".class";
        AtomicBoolean done = new AtomicBoolean();
        PluginJar.write(jar, VERSION, (name, bytes) -> {
            if (!name.equals(broken)) {
                return bytes;
            }
            byte[] failing = withFailing(methodName, bytes);
            done.set(!Arrays.equals(bytes, failing));
            return failing;
        });
        if (!done.get()) {
            throw new AssertionError("the plugin has no " + className + "." + methodName);
        }
    }

    /** Writes a copy of another jar of the project in which a method fails as that of {@link #write} does. */
    public static Path copy(Path original, Path jar, String className, String methodName) throws IOException {
        Files.copy(original, jar);
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Path broken = files.getPath((ROOT + className).replace('.', '/') + ".class");
            Files.write(broken, withFailing(methodName, Files.readAllBytes(broken)));
        }
        return jar;
    }

    /** Returns a loader that takes the plugin from such a jar, although the tests have it on their class path. */
    public static URLClassLoader loader(Path jar) throws IOException {
        return new URLClassLoader(new URL[] {jar.toUri().toURL()}, BrokenPlugin.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (PACKAGES.stream().noneMatch(name::startsWith)) {
                    return super.loadClass(name, resolve);
                }
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? findClass(name) : loaded;
                }
            }

            @Override
            public URL getResource(String name) {
                URL own = findResource(name);
                return own == null ? super.getResource(name) : own;
            }
        };
    }

    private static byte[] withFailing(String methodName, byte[] bytes) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(bytes)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
                                if (!name.equals(methodName) || (access & Opcodes.ACC_ABSTRACT) != 0) {
                                    return method;
                                }
                                fail(method);
                                return null;
                            }
                        },
                        ClassReader.SKIP_DEBUG);
        return writer.toByteArray();
    }

    private static void fail(MethodVisitor method) {
        method.visitCode();
        create(method, "java/lang/IllegalStateException", "provoked");
        create(method, "java/lang/ArithmeticException", "deep");
        String initCause = "(Ljava/lang/Throwable;)Ljava/lang/Throwable;";
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Throwable", "initCause", initCause, false);
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(4, 20);
        method.visitEnd();
    }

    private static void create(MethodVisitor method, String failure, String message) {
        method.visitTypeInsn(Opcodes.NEW, failure);
        method.visitInsn(Opcodes.DUP);
        method.visitLdcInsn(message);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, failure, "<init>", "(Ljava/lang/String;)V", false);
    }
}
