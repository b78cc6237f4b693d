package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.compile.PluginRun;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * An adopted and desugared class has the class file of the original, except for the changes that {@code adopt}
 * announces and for {@code final}. Debug tables and the order of members, interfaces and exceptions are ignored.
 */
class RoundTripTest {
    /** Their constructors have other instructions: a null check precedes the assignment, or one calls another. */
    private static final Set<String> WITH_OTHER_CONSTRUCTORS = Set.of("Checked", "AllConstructors$Throwing");
    /** Adopt announces a change: the access of a field, a superinterface, or a method that calls the inherited one. */
    private static final Set<String> WITH_CHANGES = Set.of(
            "AllConstructors$Initialized",
            "AllConstructors$Opened",
            "Defaults",
            "Indirect",
            "Open",
            "Raw",
            "Serialized$Inherited");

    @TempDir
    private Path scratch;

    @ParameterizedTest
    @MethodSource("dev.emissary.tools.adopt.CorpusTest#converted")
    void adoptedAndDesugaredGivesTheClassFileOfTheOriginal(CorpusFile file) throws IOException {
        PluginRun run;
        try (SourceTree tree = tree("adopted", file, "after")) {
            run = PluginRun.desugar(tree, List.of(), scratch.resolve("plain"), List.of("superclass=none"));
        }
        assertThat(run.errors()).isEmpty();
        assertThat(run.files()).hasSize(1);

        Map<String, byte[]> original = compiled(file, file.source("before"));
        Map<String, byte[]> back = compiled(file, Files.readString(run.files().get(0)));

        assertThat(back.keySet()).isEqualTo(original.keySet());
        assertThat(ClassComparison.differences(original, back, expected(file))).isEmpty();
        original.forEach((type, bytes) -> {
            String name = type.replaceFirst("corpus\\.", "");
            boolean withConstructors = !WITH_OTHER_CONSTRUCTORS.contains(name);
            if (!WITH_CHANGES.contains(name)) {
                assertThat(text(back.get(type), withConstructors)).as(type).isEqualTo(text(bytes, withConstructors));
            }
        });
    }

    private Map<String, ExpectedChanges> expected(CorpusFile file) throws IOException {
        try (SourceTree tree = tree("before", file, "before")) {
            return Adoption.of(tree, tree.roots(), List.of(), Allowed.NOTHING)
                    .changes()
                    .get(0)
                    .expected();
        }
    }

    private SourceTree tree(String directory, CorpusFile file, String section) throws IOException {
        Path path = Files.createDirectories(scratch.resolve(directory)).resolve(file + ".java");
        SourceTree tree = new SourceTree();
        tree.add(Files.writeString(path, file.source(section)));
        return tree;
    }

    private static Map<String, byte[]> compiled(CorpusFile file, String source) throws IOException {
        Compilation compilation = Compilation.of(Path.of(file + ".java"), source, List.of(), List.of(), false);
        assertThat(compilation.error()).isEmpty();
        return compilation.classFiles();
    }

    private static String text(byte[] bytes, boolean withConstructors) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG);
        node.access &= ~Opcodes.ACC_FINAL;
        node.interfaces.sort(Comparator.naturalOrder());
        if (node.signature != null) {
            node.signature = Stream.of(node.signature.split(";", -1)).sorted().collect(Collectors.joining(";"));
        }
        node.innerClasses.forEach(inner -> inner.access &= ~Opcodes.ACC_FINAL);
        node.innerClasses.sort(Comparator.comparing((InnerClassNode inner) -> inner.name));
        node.fields.sort(Comparator.comparing((FieldNode field) -> field.name));
        node.methods.sort(Comparator.comparing((MethodNode method) -> method.name + method.desc));
        node.methods.forEach(method -> {
            method.access &= ~Opcodes.ACC_FINAL;
            method.exceptions.sort(Comparator.naturalOrder());
        });
        if (!withConstructors) {
            node.methods.stream()
                    .filter(method -> method.name.equals("<init>"))
                    .forEach(method -> method.instructions.clear());
        }
        StringWriter text = new StringWriter();
        text.append(node.signature).append('\n');
        node.signature = null;
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }
}
