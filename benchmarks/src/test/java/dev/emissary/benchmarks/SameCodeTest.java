package dev.emissary.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** Tests that what is compared by its time has the same instructions: the emissary and the class written by hand. */
class SameCodeTest {

    @ParameterizedTest
    @CsvSource({
        "forwarding, InterfaceTyped",
        "forwarding, ClassTyped",
        "forwarding, SelfReturning",
        "serialization, Encapsulated"
    })
    void emissariesAreWhatIsWrittenByHand(String packageName, String name) throws IOException {
        Map<String, String> emissary = code(packageName + "/Emissaries$" + name);

        assertThat(emissary).hasSizeGreaterThan(1).isEqualTo(code(packageName + "/HandWritten$" + name));
    }

    /** Returns the instructions of each method by its name and descriptor. */
    private static Map<String, String> code(String file) throws IOException {
        ClassNode type = new ClassNode();
        try (InputStream in = SameCodeTest.class.getResourceAsStream(file + ".class")) {
            new ClassReader(in).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        }
        Map<String, String> code = new TreeMap<>();
        for (MethodNode method : type.methods) {
            method.visibleAnnotations = null;
            method.invisibleAnnotations = null;
            Textifier textifier = new Textifier();
            method.accept(new TraceMethodVisitor(textifier));
            StringWriter text = new StringWriter();
            textifier.print(new PrintWriter(text, true));
            // Emissaries have a superclass of their own, whose constructor does nothing.
            code.put(
                    method.name + method.desc,
                    text.toString()
                            .replace(type.name, "THIS")
                            .replace("dev/emissary/lang/Emissary", "java/lang/Object"));
        }
        return code;
    }
}
