package dev.emissary.tools.survey;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The methods that default methods call, as their class files say, on the class path and in the JDK. */
final class DefaultBodies implements AutoCloseable {
    private final URLClassLoader loader;
    private final Map<String, Map<String, Set<String>>> byInterface = new HashMap<>();

    DefaultBodies(List<Path> classPath) throws IOException {
        URL[] urls = new URL[classPath.size()];
        for (int index = 0; index < urls.length; index++) {
            urls[index] = classPath.get(index).toUri().toURL();
        }
        this.loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }

    /**
     * Returns the interface methods that a default method calls, as {@code name/arity}; none if its class file is not
     * found.
     *
     * @param interfaceName the qualified name of the interface that declares it
     * @param method the method, as {@code name/arity}
     */
    Set<String> calls(String interfaceName, String method) {
        return byInterface.computeIfAbsent(interfaceName, this::read).getOrDefault(method, Set.of());
    }

    private Map<String, Set<String>> read(String interfaceName) {
        Map<String, Set<String>> calls = new HashMap<>();
        String path = interfaceName.replace('.', '/');
        while (path.contains("/")) {
            try (InputStream content = loader.getResourceAsStream(path + ".class")) {
                if (content != null) {
                    new ClassReader(content.readAllBytes()).accept(new Reader(calls), ClassReader.SKIP_DEBUG);
                    return calls;
                }
            } catch (IOException | RuntimeException unreadable) {
                return calls;
            }
            // The last part may be the name of a nested interface.
            int end = path.lastIndexOf('/');
            path = path.substring(0, end) + "$" + path.substring(end + 1);
        }
        return calls;
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }

    /** Collects the calls of the methods of an interface. */
    private static final class Reader extends ClassVisitor {
        private final Map<String, Set<String>> calls;

        Reader(Map<String, Set<String>> calls) {
            super(Opcodes.ASM9);
            this.calls = calls;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            Set<String> called = calls.computeIfAbsent(key(name, descriptor), absent -> new HashSet<>());
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String method, String of, boolean isInterface) {
                    if (isInterface) {
                        called.add(key(method, of));
                    }
                }
            };
        }

        private static String key(String name, String descriptor) {
            return name + "/" + Type.getArgumentTypes(descriptor).length;
        }
    }
}
