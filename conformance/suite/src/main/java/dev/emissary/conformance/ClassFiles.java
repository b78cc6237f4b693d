package dev.emissary.conformance;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * A comparison of class files, in which debug tables, the order of methods, attributes and constants, and the
 * annotation {@code @Emissary} are left open (EM-EQ-2).
 */
final class ClassFiles {
    private static final String EXTENSION = ".class";
    private static final String EMISSARY = "Ldev/emissary/Emissary;";
    private static final int MAJOR_VERSION_OFFSET = 7;

    private ClassFiles() {}

    /** Returns the differences of the class files in two directories. */
    static List<String> differences(List<Path> expected, List<Path> actual) throws IOException {
        Map<String, String> one = contents(expected, ClassFiles::text);
        Map<String, String> other = contents(actual, ClassFiles::text);
        TreeSet<String> names = new TreeSet<>(one.keySet());
        names.addAll(other.keySet());
        List<String> differences = new ArrayList<>();
        for (String name : names) {
            if (!one.containsKey(name) || !other.containsKey(name)) {
                differences.add("expected classes " + one.keySet() + "; came " + other.keySet());
                break;
            }
            if (!one.get(name).equals(other.get(name))) {
                differences.add("expected that the class files of " + name + " are the same; "
                        + first(one.get(name), other.get(name)));
            }
        }
        return differences;
    }

    /** Whether two lists of directories have the same class files, byte for byte. */
    static boolean identical(List<Path> expected, List<Path> actual) throws IOException {
        Function<byte[], String> digits = HexFormat.of()::formatHex;
        return contents(expected, digits).equals(contents(actual, digits));
    }

    private static Map<String, String> contents(List<Path> directories, Function<byte[], String> form)
            throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (Path directory : directories) {
            for (Path file : classFiles(directory)) {
                String content = form.apply(Files.readAllBytes(file));
                contents.put(directory.relativize(file).toString(), content);
            }
        }
        return contents;
    }

    /** Returns the names of the annotations that a class has in its class file, with their values. */
    static List<String> annotations(List<Path> directories, String className) throws IOException {
        String name = className.replace('.', '/') + EXTENSION;
        for (Path directory : directories) {
            if (Files.exists(directory.resolve(name))) {
                ClassNode node = node(Files.readAllBytes(directory.resolve(name)));
                return Stream.of(node.visibleAnnotations, node.invisibleAnnotations)
                        .filter(Objects::nonNull)
                        .flatMap(List::stream)
                        .map(annotation -> "@" + Type.getType(annotation.desc).getClassName()
                                + (annotation.values == null ? "" : annotation.values))
                        .toList();
            }
        }
        throw new NoSuchFileException(name);
    }

    private static String first(String expected, String actual) {
        List<String> one = lines(expected);
        List<String> other = lines(actual);
        int i = 0;
        while (i < one.size() && i < other.size() && one.get(i).equals(other.get(i))) {
            i++;
        }
        return "expected \"" + (i < one.size() ? one.get(i) : "") + "\"; came \""
                + (i < other.size() ? other.get(i) : "") + "\"";
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    private static List<Path> classFiles(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(EXTENSION)).toList();
        }
    }

    private static ClassNode node(byte[] bytes) {
        // The reader refuses the class files of a JDK newer than itself, whose structure is the same.
        bytes[MAJOR_VERSION_OFFSET] = (byte) Math.min(bytes[MAJOR_VERSION_OFFSET], Opcodes.V17 & 0xFF);
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG);
        return node;
    }

    private static String text(byte[] bytes) {
        ClassNode node = node(bytes);
        if (node.invisibleAnnotations != null) {
            node.invisibleAnnotations.removeIf(annotation -> annotation.desc.equals(EMISSARY));
        }
        node.methods.forEach(method -> {
            sort(method.visibleTypeAnnotations);
            sort(method.invisibleTypeAnnotations);
        });
        node.methods.sort(Comparator.comparing((MethodNode method) -> method.name + method.desc));
        node.innerClasses.sort(Comparator.comparing((InnerClassNode inner) -> inner.name));
        if (node.nestMembers != null) {
            node.nestMembers.sort(Comparator.naturalOrder());
        }
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }

    private static void sort(List<TypeAnnotationNode> annotations) {
        if (annotations != null) {
            annotations.sort(Comparator.comparingInt((TypeAnnotationNode annotation) -> annotation.typeRef)
                    .thenComparing(annotation -> String.valueOf(annotation.typePath))
                    .thenComparing(annotation -> annotation.desc));
        }
    }
}
