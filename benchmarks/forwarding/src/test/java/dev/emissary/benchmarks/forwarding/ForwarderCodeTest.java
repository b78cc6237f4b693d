package dev.emissary.benchmarks.forwarding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.ResultSet;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** Whoever expects an emissary to run as a class written by hand finds the reason here: it is the same bytecode. */
class ForwarderCodeTest {

    @ParameterizedTest
    @ValueSource(classes = {CharSequence.class, Store.class, Account.class, Tally.class, ResultSet.class})
    void emissariesAreInstructionByInstructionWhatIsWrittenByHand(Class<?> type) throws Exception {
        Map<String, String> emissary = codeOf(Alternative.EMISSARY, type);

        assertThat(emissary).isNotEmpty().isEqualTo(codeOf(Alternative.HAND_WRITTEN, type));
    }

    @Test
    void otherBytecodeIsNoticed() throws Exception {
        assertThat(codeOf(Alternative.KOTLIN, CharSequence.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, CharSequence.class));
        assertThat(codeOf(Alternative.LOMBOK, Tally.class))
                .hasSameSizeAs(codeOf(Alternative.HAND_WRITTEN, Tally.class))
                .isNotEqualTo(codeOf(Alternative.HAND_WRITTEN, Tally.class));
    }

    /** Returns the instructions of each method by its flags, name, descriptor and exceptions. */
    private static Map<String, String> codeOf(Alternative alternative, Class<?> type) throws IOException {
        String name = alternative.classFor(type).getName().replace('.', '/');
        ClassNode delegating = new ClassNode();
        try (InputStream in = alternative.getClass().getResourceAsStream("/" + name + ".class")) {
            new ClassReader(in).accept(delegating, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        }
        Map<String, String> code = new TreeMap<>();
        for (MethodNode method : delegating.methods) {
            method.visibleAnnotations = null;
            method.invisibleAnnotations = null;
            method.visibleParameterAnnotations = null;
            method.invisibleParameterAnnotations = null;
            Textifier textifier = new Textifier();
            method.accept(new TraceMethodVisitor(textifier));
            StringWriter text = new StringWriter();
            textifier.print(new PrintWriter(text, true));
            // Emissaries have a superclass of their own; it does nothing, as Object does nothing.
            code.put(
                    (method.access & ~Opcodes.ACC_DEPRECATED) + " " + method.name + method.desc + method.exceptions,
                    text.toString().replace(name, "THIS").replace("dev/emissary/lang/Emissary", "java/lang/Object"));
        }
        return code;
    }
}
