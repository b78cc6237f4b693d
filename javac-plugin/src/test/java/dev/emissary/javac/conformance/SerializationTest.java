package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Streams;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the refusal to be serialized (EM-CLASS-5). */
class SerializationTest {
    private static final String DOC = "public interface Doc extends java.io.Serializable { String text(); }";
    private static final String PAPER = "public class Paper implements Doc {\n"
            + "    private static final long serialVersionUID = 1;\n"
            + "    public String text() { return \"paper\"; } }";

    private static Object emissaryOfPaper(Compiled compiled) {
        return compiled.create("X", compiled.create("Paper"));
    }

    /** Bytes of an object of class X that a hand-written class of the same name and shape has written. */
    private static byte[] forged(Compiled compiled, String body) {
        long uid = Streams.serialVersionUid(compiled.load("X"));
        Compiled twin = emissary()
                .withOptions("-Xlint:-serial")
                .compile(
                        DOC,
                        PAPER,
                        "public final class X implements Doc {\n    private static final long serialVersionUID = "
                                + uid + "L;\n    private final Doc d;\n    public X(Doc d) { this.d = d; }\n"
                                + "    public String text() { return \"forged\"; }\n" + body + "}")
                .clean();
        return Streams.write(emissaryOfPaper(twin));
    }

    private static void refusesToBeWritten(Compiled compiled) {
        assertThatThrownBy(() -> Streams.write(emissaryOfPaper(compiled))).isInstanceOf(NotSerializableException.class);
    }

    private static void refusesToBeRead(Compiled compiled) {
        assertThatThrownBy(() -> Streams.read(forged(compiled, ""), compiled.load("X")))
                .isInstanceOf(NotSerializableException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public emissary X(Doc d);",
                "public @dev.emissary.Emissary record X(Doc d) {}",
                "public emissary X(Paper d) implements Doc;",
                "@dev.emissary.Emissary(Doc.class) public record X(Paper d) {}",
                "public emissary X<T extends Doc>(T d) implements Doc;",
                "public emissary X(Doc d) { private final Thread extra; public X { extra = null; } }",
                "public emissary X(Doc d) implements Runnable { public void run() {} }",
                "public emissary X(Doc d) implements Base; interface Base {}",
                "public emissary X(Paper d) implements Doc, Mark; interface Mark {}",
                "@dev.emissary.Emissary({Doc.class, java.io.Serializable.class}) public record X(Paper d) {}",
                "public emissary X(Doc d) implements Serializable; interface Serializable {}",
                "public emissary X(Doc d) { void writeObject(String s) {} void readObject() {} }",
                "public emissary X(Doc d) { Object writeReplace(int n) { return null; } }",
                "public emissary X(Doc d) { private Object readResolve() { return this; } }",
                "public emissary X(Doc d) { private void readObjectNoData() { } }",
                "public emissary X(Doc d) { private static void writeObject(java.io.ObjectOutputStream s) { } }",
                "public emissary X(Doc d) { private static void readObject(java.io.ObjectInputStream s) { } }",
                "public emissary X(Doc d) { public void writeObject(java.io.ObjectOutputStream s) { } }",
                "public emissary X(Doc d) { private void writeObject(java.io.ObjectOutput s) { } }",
                "public emissary X(Doc d) { private int writeObject(java.io.ObjectOutputStream s) { return 1; } }",
                "public emissary X(Doc d) { static Object writeReplace() { return 1; } }",
                "public emissary X(Doc d) { private String writeReplace() { return null; } }",
                "public emissary X(Doc d) implements Hooks; interface Hooks { default Object writeReplace() { return 1; } }",
                "public emissary X(Doc d) { static class ObjectOutputStream {}"
                        + " void writeObject(ObjectOutputStream s) {} }",
            })
    @Clause({"EM-CLASS-5", "EM-ENC-4"})
    void refusesBothWhenOnlyADelegatedInterfaceMakesItSerializable(String source) {
        Compiled compiled = emissary().compile(DOC, PAPER, source).successful();
        // What is written in a body and only looks like a method of serialization is for javac to warn about.
        int body = source.indexOf("{ ", source.indexOf("X("));
        assertThat(compiled.diagnostics()).allMatch(message -> body >= 0 && message.start() >= body);
        assertThat(emissaryOfPaper(compiled)).isInstanceOf(Serializable.class);
        refusesToBeWritten(compiled);
        refusesToBeRead(compiled);
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-ENC-4"})
    void refusesInsideAGraphOfOtherObjects() {
        Compiled compiled =
                emissary().compile(DOC, PAPER, "public emissary X(Doc d);").clean();
        assertThatThrownBy(() -> Streams.write(List.of("a", new Object[] {emissaryOfPaper(compiled)})))
                .isInstanceOf(NotSerializableException.class);
    }

    @Test
    @Clause("EM-CLASS-5")
    void theMessageNamesTheClass() {
        Compiled compiled = emissary()
                .compile("package p;\n" + DOC, "package p;\npublic emissary X(Doc d);")
                .clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("p.X", (Object) null)))
                .isInstanceOf(NotSerializableException.class)
                .hasMessageContaining("p.X");
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-CLASS-3"})
    void anEmissaryOfOtherInterfacesIsNotSerializableAtAll() {
        Compiled compiled = emissary()
                .compile("@dev.emissary.Emissary(Comparable.class) public record X(String s) {}")
                .clean();
        assertThat(compiled.create("X", "s")).isNotInstanceOf(Serializable.class);
        assertThat(compiled.classFile("X").signatures())
                .containsExactlyInAnyOrder(
                        "<init>(Ljava/lang/String;)V",
                        "compareTo(Ljava/lang/String;)I",
                        "compareTo(Ljava/lang/Object;)I");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public emissary X(Doc d) implements java.io.Serializable {",
                "import java.io.Serializable; public emissary X(Doc d) implements Runnable, Serializable {"
                        + " public void run() {}",
                "import java.io.*;\npublic @dev.emissary.Emissary record X(Doc d) implements Serializable {",
                "interface Mark extends java.io.Serializable {}\npublic emissary X(Doc d) implements Mark {",
                "interface Mark extends java.io.Serializable { default int m() { return 1; } }\n"
                        + "@dev.emissary.Emissary(Doc.class) public record X(Paper d) implements Mark {",
            })
    @Clause("EM-CLASS-5")
    void isSerializableWhenItsDeclarationListsSerializable(String source) {
        Compiled compiled = emissary()
                .compile(DOC, PAPER, source + " private static final long serialVersionUID = 7; }")
                .clean();
        assertThat(Streams.serialVersionUid(compiled.load("X"))).isEqualTo(7);
        Object copy = Streams.read(Streams.write(emissaryOfPaper(compiled)), compiled.load("X"));
        assertThat(copy).isInstanceOf(compiled.load("X")).extracting("d").isInstanceOf(compiled.load("Paper"));
        assertThat(Streams.read(forged(compiled, ""), compiled.load("X"))).isInstanceOf(compiled.load("X"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"private Object writeReplace()", "Object writeReplace() throws java.io.ObjectStreamException"})
    @Clause("EM-CLASS-5")
    void isWrittenAsWhatItsWriteReplaceSays(String header) {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-serial")
                .compile(DOC, PAPER, "public emissary X(Doc d) { " + header + " { return \"replaced\"; } }")
                .clean();
        assertThat(Streams.read(Streams.write(emissaryOfPaper(compiled)), compiled.load("X")))
                .isEqualTo("replaced");
        assertThat(compiled.classFile("X").signatures())
                .containsExactlyInAnyOrder(
                        "<init>(LDoc;)V", "text()Ljava/lang/String;", "writeReplace()Ljava/lang/Object;");
    }

    @Test
    @Clause("EM-CLASS-5")
    void aHandWrittenWriteObjectReplacesThatHalfOnly() {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-serial")
                .compile(DOC, PAPER, """
                import java.io.*;
                public emissary X(Doc d) {
                    private void writeObject(ObjectOutputStream out) throws IOException { out.writeInt(5); }
                }
                """)
                .clean();
        assertThatCode(() -> Streams.write(emissaryOfPaper(compiled))).doesNotThrowAnyException();
        refusesToBeRead(compiled);
        assertThatThrownBy(() -> Streams.read(Streams.write(emissaryOfPaper(compiled)), compiled.load("X")))
                .isInstanceOf(NotSerializableException.class);
    }

    @Test
    @Clause("EM-CLASS-5")
    void aHandWrittenReadObjectReplacesThatHalfOnly() {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-serial")
                .compile(DOC, PAPER, """
                public emissary X(Doc d) {
                    private void readObject(java.io.ObjectInputStream in)
                            throws java.io.IOException, ClassNotFoundException {
                        in.defaultReadObject();
                    }
                }
                """)
                .clean();
        refusesToBeWritten(compiled);
        assertThat(Streams.read(forged(compiled, ""), compiled.load("X")))
                .isInstanceOf(compiled.load("X"))
                .extracting("d")
                .isInstanceOf(compiled.load("Paper"));
    }

    @Test
    @Clause("EM-CLASS-5")
    void bothHandWrittenHalvesReplaceTheWholeRefusal() {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-serial")
                .compile(DOC, PAPER, """
                import java.io.*;
                public emissary X(Doc d) {
                    private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); }
                    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                        in.defaultReadObject();
                    }
                }
                """)
                .clean();
        assertThat(Streams.read(Streams.write(emissaryOfPaper(compiled)), compiled.load("X")))
                .isInstanceOf(compiled.load("X"));
    }

    @ParameterizedTest
    @CsvSource({"Doc, java.util.concurrent.Callable<Thread>", "Doc, Runnable"})
    @Clause({"EM-CLASS-5", "EM-FWD-3"})
    void theRefusalIsFreeOfWarningsWhateverTheOtherDelegatesAre(String first, String second) {
        Compiled compiled = emissary()
                .compile(DOC, PAPER, "public emissary X(" + first + " d, " + second + " other);")
                .clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("X", null, null)))
                .isInstanceOf(NotSerializableException.class);
    }
}
