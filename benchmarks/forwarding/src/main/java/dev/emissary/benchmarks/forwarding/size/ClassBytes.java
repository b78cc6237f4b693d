package dev.emissary.benchmarks.forwarding.size;

import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class file, as far as its size and its dependencies are in question. */
final class ClassBytes {

    private static final int CONSTANT_CLASS = 7;

    private final ClassReader reader;

    ClassBytes(byte[] bytes) {
        reader = new ClassReader(bytes);
    }

    /** Counts the methods but for constructors and initializers. */
    int methods() {
        List<String> names = new ArrayList<>();
        ClassVisitor collector = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                if (!name.startsWith("<")) {
                    names.add(name);
                }
                return null;
            }
        };
        reader.accept(collector, ClassReader.SKIP_CODE);
        return names.size();
    }

    /**
     * Returns the jars of the classes that the code refers to, leaving out the JDK and this module.
     *
     * <p>Annotations do not count: a class is loaded and runs without them.
     */
    SortedSet<String> jars() {
        SortedSet<String> jars = new TreeSet<>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0 && reader.readByte(offset - 1) == CONSTANT_CLASS) {
                jarOf(Type.getObjectType(reader.readUTF8(offset, buffer))).ifPresent(jars::add);
            }
        }
        return jars;
    }

    private static Optional<String> jarOf(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() != Type.OBJECT) {
            return Optional.empty();
        }
        try {
            CodeSource source = Class.forName(element.getClassName(), false, ClassBytes.class.getClassLoader())
                    .getProtectionDomain()
                    .getCodeSource();
            return source == null ? Optional.empty() : jarAt(source.getLocation());
        } catch (ClassNotFoundException e) {
            // A class that is generated at run time refers to itself.
            return Optional.empty();
        }
    }

    private static Optional<String> jarAt(URL location) {
        URL here = ClassBytes.class.getProtectionDomain().getCodeSource().getLocation();
        if (!location.getProtocol().equals("file") || location.equals(here)) {
            return Optional.empty();
        }
        if (location.getPath().endsWith("/target/annotations.jar")) {
            // Under its name in a clone; it is published under another one.
            return Optional.of("emissary-annotations.jar");
        }
        Path path = Path.of(location.getPath());
        // Within one build Maven has the directory of the classes instead: MODULE/target/classes.
        String name = path.endsWith(Path.of("target", "classes"))
                ? path.getParent().getParent().getFileName() + ".jar"
                : path.getFileName().toString().replaceFirst("-[0-9][^-]*(-SNAPSHOT)?[.]jar$", ".jar");
        return Optional.of(name);
    }
}
