/* A copy of the plugin one method of which does nothing but fail. */
package dev.emissary.javac.testing;

import dev.emissary.javac.EmissaryPlugin;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A maker of jars with the plugin in them, of the version {@value #VERSION}. */
public final class BrokenPlugin {
    /** The version that the jars have. */
    public static final String VERSION = "9.8.7-broken";

    private static final String ROOT = "dev.emissary.javac.";

    private BrokenPlugin() {}

    /**
     * Writes a jar.
     *
     * @param jar the file
     * @param className a class of the plugin, without the plugin's root package
     * @param methodName the method, in all its overloads, that throws an {@code IllegalStateException} "provoked"
     */
    public static void write(Path jar, String className, String methodName) throws IOException {
        Path root = Path.of(URI.create(EmissaryPlugin.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, VERSION);
        String broken = (ROOT + className).replace('.', '/') + ".class";
        boolean done = false;
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest);
                Stream<Path> files = Files.walk(root)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            for (Path file : all) {
                String name = root.relativize(file).toString().replace('\\', '/');
                byte[] bytes = Files.readAllBytes(file);
                if (name.equals(broken)) {
                    byte[] original = bytes;
                    bytes = withFailing(methodName, bytes);
                    done = !Arrays.equals(original, bytes);
                }
                entries.putNextEntry(new JarEntry(name));
                entries.write(bytes);
                entries.closeEntry();
            }
        }
        if (!done) {
            throw new AssertionError("the plugin has no " + className + "." + methodName);
        }
    }

    /** Returns a loader that takes the plugin from such a jar, although the tests have it on their class path. */
    public static URLClassLoader loader(Path jar) throws IOException {
        return new URLClassLoader(new URL[] {jar.toUri().toURL()}, BrokenPlugin.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!name.startsWith(ROOT)) {
                    return super.loadClass(name, resolve);
                }
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? findClass(name) : loaded;
                }
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
