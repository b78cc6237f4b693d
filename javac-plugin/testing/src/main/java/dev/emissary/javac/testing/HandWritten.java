package dev.emissary.javac.testing;

import static com.google.common.truth.Truth.assertWithMessage;
import static dev.emissary.javac.testing.EmissaryCompiler.emissary;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * A comparer of an emissary and the class that somebody would have written in its place (EM-EQ-2).
 *
 * <p>Both are compiled without debug tables. All else must be the same: flags, generic signatures, supertypes, fields,
 * methods with their instructions, frames, exceptions and bridges, nesting, and annotations of every kind but
 * {@code @Emissary}; only the order of methods, attributes and type annotations is left open.
 */
public final class HandWritten {
    private static final String EMISSARY = "Ldev/emissary/Emissary;";

    private HandWritten() {}

    /**
     * Fails unless an emissary gives the class files that the ordinary class gives with plain javac.
     *
     * <p>Moreover the emissary must compile without any diagnostic, and it must give the same bytes when the types it
     * mentions come from class files.
     *
     * @param types the types that both mention, with the imports of all
     * @param declaration the emissary
     * @param byHand the ordinary class of the same name
     */
    public static void assertSame(String types, String declaration, String byHand) {
        assertSame(types, declaration, byHand, "-g:none");
        assertSameAfterIncrementalBuild(types, declaration);
    }

    /** Fails unless an emissary gives, with some options, the class files that the ordinary class gives. */
    public static void assertSame(String types, String declaration, String byHand, String... options) {
        Compiled actual =
                emissary().withOptions(options).compile(types + declaration).clean();
        Compiled expected =
                Javac.plain().withOptions(options).compile(types + byHand).successful();
        assertWithMessage("classes").that(actual.classNames()).isEqualTo(expected.classNames());
        expected.classNames()
                .forEach(name -> assertWithMessage("class " + name)
                        .that(text(actual.classFile(name)))
                        .isEqualTo(text(expected.classFile(name))));
    }

    /** Fails unless a declaration gives the same bytes with the types it mentions in source and in class files. */
    public static void assertSameAfterIncrementalBuild(String types, String declaration) {
        String imports = types.lines()
                .filter(line -> line.startsWith("import ") || line.startsWith("package "))
                .collect(Collectors.joining("\n", "", "\n"));
        EmissaryCompiler compiler = emissary().withOptions("-g:vars", "-parameters");
        Compiled full = compiler.compile(types + declaration).clean();
        Compiled earlier = compiler.compile(types).successful();
        Compiled later =
                Separately.compile(compiler, earlier, imports + declaration).clean();
        for (String name : later.classNames()) {
            assertWithMessage("class " + name + " in an incremental build")
                    .that(print(later.classFile(name).node()))
                    .isEqualTo(print(full.classFile(name).node()));
            assertWithMessage("bytes of " + name + " in an incremental build")
                    .that(later.bytes(name))
                    .isEqualTo(full.bytes(name));
        }
    }

    /** Returns a class file as a text that is the same for classes that differ only in what is left open. */
    public static String text(ClassFile file) {
        ClassNode node = file.node();
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
        return print(node);
    }

    private static void sort(List<TypeAnnotationNode> annotations) {
        if (annotations != null) {
            annotations.sort(Comparator.comparingInt((TypeAnnotationNode annotation) -> annotation.typeRef)
                    .thenComparing(annotation -> String.valueOf(annotation.typePath))
                    .thenComparing(annotation -> annotation.desc));
        }
    }

    private static String print(ClassNode node) {
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }
}
