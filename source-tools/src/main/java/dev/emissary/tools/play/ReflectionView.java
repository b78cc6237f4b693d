package dev.emissary.tools.play;

import dev.emissary.tools.compile.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** The answers that reflection would give about a class, read from its class file: the class is never loaded. */
final class ReflectionView {
    private ReflectionView() {}

    /**
     * What reflection says of a class.
     *
     * @param name the class
     * @param answers the methods of {@code Class} and what they return, in order
     */
    record Mirror(String name, List<Answer> answers) {}

    /**
     * One of its answers.
     *
     * @param question a method of {@code Class}
     * @param values what it returns, one line each
     */
    record Answer(String question, List<String> values) {}

    static List<Mirror> of(Map<String, byte[]> classFiles) {
        List<Mirror> mirrors = new ArrayList<>();
        new TreeMap<>(classFiles).forEach((name, bytes) -> {
            ClassNode node = new ClassNode();
            ClassFiles.reader(bytes).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
            mirrors.add(new Mirror(name, answers(node)));
        });
        return mirrors;
    }

    private static List<Answer> answers(ClassNode node) {
        boolean isRecord = "java/lang/Record".equals(node.superName);
        return List.of(
                new Answer("getModifiers()", List.of(modifiers(node.access & ~Opcodes.ACC_SUPER))),
                new Answer("getSuperclass()", node.superName == null ? List.of() : List.of(type(node.superName))),
                new Answer(
                        "getInterfaces()",
                        node.interfaces.stream().map(ReflectionView::type).toList()),
                new Answer("isRecord()", List.of(String.valueOf(isRecord))),
                new Answer(
                        "getRecordComponents()",
                        isRecord
                                ? node.recordComponents.stream()
                                        .map(component -> component.name)
                                        .toList()
                                : List.of("null")),
                new Answer("getAnnotations()", annotations(node.visibleAnnotations)),
                new Answer(
                        "getDeclaredFields()",
                        node.fields.stream().map(ReflectionView::field).toList()),
                new Answer("getDeclaredConstructors()", methods(node, "<init>"::equals, type(node.name))),
                new Answer("getDeclaredMethods()", methods(node, name -> !name.startsWith("<"), "")));
    }

    private static List<String> annotations(List<AnnotationNode> annotations) {
        return annotations == null
                ? List.of()
                : annotations.stream()
                        .map(annotation -> "@" + Type.getType(annotation.desc).getClassName())
                        .toList();
    }

    private static String field(FieldNode field) {
        return words(modifiers(field.access), Type.getType(field.desc).getClassName(), field.name);
    }

    private static List<String> methods(ClassNode node, Predicate<String> named, String nameOfAll) {
        return node.methods.stream()
                .filter(method -> named.test(method.name))
                .map(method -> method(method, nameOfAll))
                .toList();
    }

    /** Returns a method, or a constructor if it has the name of its class. */
    private static String method(MethodNode method, String name) {
        String parameters = Stream.of(Type.getArgumentTypes(method.desc))
                .map(Type::getClassName)
                .collect(Collectors.joining(", ", "(", ")"));
        String exceptions = method.exceptions.stream().map(ReflectionView::type).collect(Collectors.joining(", "));
        String result = name.isEmpty() ? Type.getReturnType(method.desc).getClassName() : "";
        // In methods these two bits are not "volatile" and "transient".
        String modifiers = modifiers(method.access & ~(Opcodes.ACC_BRIDGE | Opcodes.ACC_VARARGS));
        return words(modifiers, result, name.isEmpty() ? method.name : name)
                + parameters
                + (exceptions.isEmpty() ? "" : " throws " + exceptions)
                + ((method.access & Opcodes.ACC_BRIDGE) == 0 ? "" : " (bridge)");
    }

    private static String type(String internalName) {
        return Type.getObjectType(internalName).getClassName();
    }

    private static String modifiers(int access) {
        return java.lang.reflect.Modifier.toString(access & ~Opcodes.ACC_SYNTHETIC);
    }

    private static String words(String... words) {
        return Stream.of(words).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
    }
}
