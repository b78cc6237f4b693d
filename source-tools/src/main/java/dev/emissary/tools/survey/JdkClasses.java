package dev.emissary.tools.survey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** An index of the public API of the modules {@code java.*} and its implementations, read when first needed. */
final class JdkClasses {
    /** A class and the methods for which it has a body, as {@code name/arity}. */
    private record JdkClass(String name, boolean isInterface, Set<String> methods) {}

    private Map<String, List<JdkClass>> bySupertype;

    /** Returns a JDK class below an interface that has its own version of a method; both names are qualified. */
    synchronized Optional<String> overriding(String interfaceName, String method) {
        if (bySupertype == null) {
            bySupertype = new HashMap<>();
            read();
        }
        Deque<String> open = new ArrayDeque<>(List.of(interfaceName));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            String name = open.pop();
            for (JdkClass each : seen.add(name) ? bySupertype.getOrDefault(name, List.of()) : List.<JdkClass>of()) {
                if (!each.isInterface() && each.methods().contains(method)) {
                    return Optional.of(each.name());
                }
                open.add(each.name());
            }
        }
        return Optional.empty();
    }

    private void read() {
        try (Stream<Path> modules =
                Files.list(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            for (Path module : modules.filter(
                            path -> path.getFileName().toString().startsWith("java."))
                    .sorted()
                    .toList()) {
                try (Stream<Path> files = Files.walk(module)) {
                    for (Path file : files.filter(path -> path.toString().endsWith(".class"))
                            .sorted()
                            .toList()) {
                        read(Files.readAllBytes(file));
                    }
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void read(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        Set<String> methods = new HashSet<>();
        String name = reader.getClassName().replace('/', '.').replace('$', '.');
        JdkClass read = new JdkClass(name, (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0, methods);
        List<String> supertypes = new ArrayList<>(List.of(reader.getInterfaces()));
        if (reader.getSuperName() != null && !reader.getSuperName().equals("java/lang/Object")) {
            supertypes.add(reader.getSuperName());
        }
        if (supertypes.isEmpty()) {
            return;
        }
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        int without = Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
                        if ((access & without) == 0) {
                            methods.add(method + "/" + Type.getArgumentTypes(descriptor).length);
                        }
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        supertypes.forEach(supertype -> bySupertype
                .computeIfAbsent(supertype.replace('/', '.').replace('$', '.'), absent -> new ArrayList<>())
                .add(read));
    }
}
