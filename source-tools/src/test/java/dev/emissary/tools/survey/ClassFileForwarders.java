package dev.emissary.tools.survey;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The forwarders of a library by its class files: load the field, load the parameters, invoke, return. */
final class ClassFileForwarders implements AutoCloseable {
    /** The methods of Object, which no emissary forwards. */
    private static final Set<String> OF_OBJECT =
            Set.of("equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;");

    private final URLClassLoader loader;
    private final Map<String, ClassNode> read = new HashMap<>();

    ClassFileForwarders(List<Path> classPath) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (Path element : classPath) {
            urls.add(element.toUri().toURL());
        }
        this.loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    }

    /** Returns the forwarders of the classes with a name, each as {@code Class.method/arity}. */
    List<String> in(Path jar) throws IOException {
        List<String> found = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                    found.addAll(of(entry.getName().replace(".class", "")));
                }
            }
        }
        found.sort(null);
        return found;
    }

    private List<String> of(String name) {
        ClassNode type = read(name);
        String simpleName = name.substring(name.lastIndexOf('/') + 1).replaceAll(".*\\$\\d*", "");
        int otherKinds = Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM | Opcodes.ACC_RECORD | Opcodes.ACC_MODULE;
        if (type == null || simpleName.isEmpty() || (type.access & otherKinds) != 0) {
            return List.of();
        }
        Set<String> implemented = interfaces(name);
        List<String> found = new ArrayList<>();
        for (MethodNode method : type.methods) {
            String field = forwardsTo(type, method);
            if (field != null
                    && !OF_OBJECT.contains(method.name + method.desc)
                    && implemented.contains(field)
                    && declares(field, method)) {
                found.add(simpleName + "." + method.name + "/" + Type.getArgumentTypes(method.desc).length);
            }
        }
        return found;
    }

    /** Returns the type of the field to which a method only forwards, or null. */
    private String forwardsTo(ClassNode type, MethodNode method) {
        int others = Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_NATIVE;
        if ((method.access & others) != 0 || (method.access & Opcodes.ACC_PUBLIC) == 0) {
            return null;
        }
        List<AbstractInsnNode> code = Stream.of(method.instructions.toArray())
                .filter(instruction -> instruction.getOpcode() >= 0)
                .toList();
        int next = 0;
        if (code.size() < 4 || !loads(code.get(next++), 0) || !(code.get(next++) instanceof FieldInsnNode get)) {
            return null;
        }
        int slot = 1;
        for (Type parameter : Type.getArgumentTypes(method.desc)) {
            if (next >= code.size() || !loads(code.get(next++), slot)) {
                return null;
            }
            slot += parameter.getSize();
        }
        boolean isOwnField =
                get.getOpcode() == Opcodes.GETFIELD && type.fields.stream().anyMatch(field -> isRead(field, get));
        boolean calls = next < code.size()
                && code.get(next++) instanceof MethodInsnNode call
                && call.getOpcode() == Opcodes.INVOKEINTERFACE
                && call.name.equals(method.name)
                && Type.getArgumentTypes(call.desc).length == Type.getArgumentTypes(method.desc).length;
        return isOwnField && calls && onlyReturns(code.subList(next, code.size()))
                ? Type.getType(get.desc).getInternalName()
                : null;
    }

    private static boolean isRead(FieldNode field, FieldInsnNode get) {
        // A type variable is no interface, although its erasure may be one.
        boolean isTypeVariable = field.signature != null && field.signature.startsWith("T");
        return field.name.equals(get.name) && field.desc.equals(get.desc) && !isTypeVariable;
    }

    private static boolean loads(AbstractInsnNode instruction, int slot) {
        return instruction instanceof VarInsnNode load
                && load.var == slot
                && load.getOpcode() >= Opcodes.ILOAD
                && load.getOpcode() <= Opcodes.ALOAD;
    }

    private static boolean onlyReturns(List<AbstractInsnNode> end) {
        int returns = end.isEmpty() ? -1 : end.get(end.size() - 1).getOpcode();
        boolean before = end.size() == 1
                || (end.size() == 2
                        && Arrays.asList(Opcodes.CHECKCAST, Opcodes.POP)
                                .contains(end.get(0).getOpcode()));
        return before && returns >= Opcodes.IRETURN && returns <= Opcodes.RETURN;
    }

    private boolean declares(String interfaceName, MethodNode method) {
        return Stream.concat(Stream.of(interfaceName), interfaces(interfaceName).stream())
                .map(this::read)
                .filter(type -> type != null)
                .flatMap(type -> type.methods.stream())
                .anyMatch(each -> each.name.equals(method.name)
                        && Type.getArgumentTypes(each.desc).length == Type.getArgumentTypes(method.desc).length);
    }

    /** Returns the interfaces that a class implements or an interface extends. */
    private Set<String> interfaces(String name) {
        Set<String> found = new LinkedHashSet<>();
        ClassNode type = read(name);
        if (type != null) {
            for (String each : type.interfaces) {
                found.add(each);
                found.addAll(interfaces(each));
            }
            if (type.superName != null) {
                found.addAll(interfaces(type.superName));
            }
        }
        return found;
    }

    private ClassNode read(String name) {
        return read.computeIfAbsent(name, absent -> {
            try (InputStream content = loader.getResourceAsStream(name + ".class")) {
                if (content == null) {
                    return null;
                }
                ClassNode node = new ClassNode();
                new ClassReader(content.readAllBytes()).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                return node;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
