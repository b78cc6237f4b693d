package dev.emissary.javac.testing;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
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
     * @param methodName the method, in all its overloads, that throws an {@code IllegalStateException} "provoked"
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
        String failure = "java/lang/IllegalStateException";
        method.visitCode();
        method.visitTypeInsn(Opcodes.NEW, failure);
        method.visitInsn(Opcodes.DUP);
        method.visitLdcInsn("provoked");
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, failure, "<init>", "(Ljava/lang/String;)V", false);
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(3, 20);
        method.visitEnd();
    }
}
