package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.ScriptedProcessor;
import dev.emissary.javac.testing.Separately;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ByteVector;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** What today's platform makes of emissaries, and prototypes of what docs/decisions.md says a platform could do. */
@NoClause("the decisions")
class PlatformTest {
    private static final String NAMES = "emissary Names(Iterable<String> names);";
    private static final String KEY = "interface Key%s { String id(); }";
    private static final String HIDDEN = """
            @SuppressWarnings("emissary") emissary Hidden(Key key) { static Object make() { return new Hidden(new Secret("")); } }
            record Secret(String id) implements Key {}
            """;

    /** An attribute with the indices of the fields of components and of implied methods, as Record has its components. */
    private static final class EmissaryAttribute extends Attribute {
        private final ClassNode node;

        EmissaryAttribute(ClassNode node) {
            super("Emissary");
            this.node = node;
        }

        @Override
        protected ByteVector write(ClassWriter writer, byte[] code, int length, int stack, int locals) {
            ByteVector table = new ByteVector().putShort(node.fields.size());
            node.fields.forEach(field -> table.putShort(writer.newUTF8(field.name)));
            table.putShort(node.methods.size() - 1);
            for (int i = 1; i < node.methods.size(); i++) {
                table.putShort(i);
            }
            return table;
        }
    }

    private static byte[] withAttribute(Compiled compiled, String name) {
        ClassReader reader = new ClassReader(compiled.bytes(name));
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(writer, 0);
        writer.visitAttribute(new EmissaryAttribute(compiled.classFile(name).node()));
        return writer.toByteArray();
    }

    @Test
    void theSuperclassIsNoSignOfAnEmissaryAndAnAttributeCosts29Bytes() {
        Compiled classes = emissary()
                .withOptions("--release", "17")
                .compile(NAMES, "class Impostor extends dev.emissary.lang.Emissary {}")
                .successful();
        Compiled without = emissary("superclass=none")
                .withOptions("--release", "17")
                .compile(NAMES)
                .successful();
        assertThat(List.of(classes.load("Names"), classes.load("Impostor"), without.load("Names")))
                .extracting(type -> type.getSuperclass().getSimpleName())
                .containsExactly("Emissary", "Emissary", "Object");
        assertThat(classes.bytes("Names")).hasSize(1035);
        assertThat(withAttribute(classes, "Names")).hasSize(1035 + 29);
    }

    @Test
    void theLanguageModelSeesAClassWhoseMethodsAreAllWritten() {
        List<String> seen = new ArrayList<>();
        emissary()
                .withProcessors(new ScriptedProcessor((tools, round) -> {
                    Elements elements = tools.getElementUtils();
                    TypeElement type = elements.getTypeElement("Names");
                    if (seen.isEmpty()) {
                        seen.add(type.getKind() + " "
                                + Trees.instance(tools).getTree(type).getKind());
                        ElementFilter.methodsIn(type.getEnclosedElements())
                                .forEach(method -> seen.add(method.getSimpleName() + " " + elements.getOrigin(method)));
                    }
                }))
                .compile(NAMES)
                .successful();
        assertThat(seen)
                .containsExactly("CLASS CLASS", "iterator EXPLICIT", "forEach EXPLICIT", "spliterator EXPLICIT");
    }

    /** An ObjectOutputStream with the rule that the proposal has for the platform's. */
    private static final class RefusingStream extends ObjectOutputStream {
        RefusingStream(OutputStream out) throws IOException {
            super(out);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object written) throws IOException {
            Class<?> type = written.getClass();
            boolean emissary = type.getSuperclass().getName().equals("dev.emissary.lang.Emissary");
            if (emissary && !Arrays.asList(type.getInterfaces()).contains(Serializable.class)) {
                throw new NotSerializableException(type.getName());
            }
            return written;
        }
    }

    @Test
    void onlyTheStreamCanRefuseAnEmissaryThatIsOlderThanItsSerializableInterface() throws IOException {
        EmissaryCompiler javac = emissary().withOptions("--release", "17");
        Compiled before = javac.compile(KEY.formatted(""), HIDDEN).successful();
        String serializable = KEY.formatted(" extends java.io.Serializable");
        Object hidden = Separately.replace(javac, before, serializable).run("Hidden", "make");
        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(hidden);
        ObjectOutputStream refusing = new RefusingStream(new ByteArrayOutputStream());
        assertThatThrownBy(() -> refusing.writeObject(hidden)).isInstanceOf(NotSerializableException.class);
        Compiled after = javac.compile(serializable, HIDDEN).successful();
        assertThat(before.bytes("Hidden")).hasSize(556);
        assertThat(after.bytes("Hidden")).hasSize(556 + 269);
    }
}
