package dev.emissary.javac.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;

/** A reader of jars that knows nothing of javac. */
public final class JarTypes {
    private static final int NEITHER = Opcodes.ACC_ANNOTATION | Opcodes.ACC_SYNTHETIC;

    private JarTypes() {}

    /**
     * Returns the canonical names of the public interfaces that are top-level classes, or members of others, sorted;
     * whether the classes around them are public too is not looked at.
     */
    public static List<String> interfaces(Path jar) {
        return names(jar, Opcodes.ACC_INTERFACE);
    }

    /** Returns those of the public classes. */
    public static List<String> classes(Path jar) {
        return names(jar, 0);
    }

    private static List<String> names(Path jar, int kind) {
        List<String> names = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : (Iterable<JarEntry>) file.stream()::iterator) {
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                    try (InputStream stream = file.getInputStream(entry)) {
                        add(new ClassReader(stream.readAllBytes()), kind, names);
                    }
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        names.sort(Comparator.naturalOrder());
        return names;
    }

    private static void add(ClassReader reader, int kind, List<String> names) {
        if ((reader.getAccess() & (Opcodes.ACC_INTERFACE | NEITHER)) == kind) {
            ClassNode node = new ClassNode();
            reader.accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            String name = canonicalName(node.name, node.innerClasses);
            if (name != null && isPublic(node)) {
                names.add(name.replace('/', '.'));
            }
        }
    }

    /** Whether a class is public; the flags of a member are those that its declaration has in the class around it. */
    private static boolean isPublic(ClassNode node) {
        int access = node.innerClasses.stream()
                .filter(inner -> inner.name.equals(node.name))
                .mapToInt(inner -> inner.access)
                .findFirst()
                .orElse(node.access);
        return (access & Opcodes.ACC_PUBLIC) != 0;
    }

    /** Returns the name by which a source calls a class, with slashes in the package, or null if it cannot. */
    private static String canonicalName(String binaryName, List<InnerClassNode> members) {
        for (InnerClassNode member : members) {
            if (member.name.equals(binaryName)) {
                String outer = member.outerName == null ? null : canonicalName(member.outerName, members);
                return outer == null ? null : outer + "." + member.innerName;
            }
        }
        return binaryName;
    }
}
