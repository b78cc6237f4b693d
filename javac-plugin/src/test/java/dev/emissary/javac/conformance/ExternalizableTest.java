package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Streams;
import java.io.NotSerializableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of serialization where Externalizable is involved (EM-CLASS-5). */
class ExternalizableTest {
    private static final String DOC = "public interface Doc extends java.io.Serializable { String text(); }";
    private static final String EXTERNAL = "public interface Ext extends java.io.Externalizable { String text(); }";

    /** A class that is a Doc or an Ext, and Externalizable in any case. */
    private static String paper(String type) {
        return "import java.io.*;\npublic class Paper implements " + type + ", Externalizable {\n"
                + "    private static final long serialVersionUID = 1;\n"
                + "    public Paper() { }\n"
                + "    public String text() { return \"paper\"; }\n"
                + "    public void writeExternal(ObjectOutput out) { }\n"
                + "    public void readExternal(ObjectInput in) { } }";
    }

    private static byte[] forged(Compiled compiled) {
        long uid = Streams.serialVersionUid(compiled.load("X"));
        Compiled twin = emissary()
                .compile("import java.io.*;\npublic final class X implements Externalizable {\n"
                        + "    private static final long serialVersionUID = " + uid + "L;\n"
                        + "    public X() { }\n"
                        + "    public void writeExternal(ObjectOutput out) { }\n"
                        + "    public void readExternal(ObjectInput in) { } }")
                .clean();
        return Streams.write(twin.create("X"));
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-ENC-4"})
    void aDelegateThatIsExternalizableChangesNothing() {
        Compiled compiled = emissary()
                .compile(DOC, paper("Doc"), "public emissary X(Paper d) implements Doc;")
                .clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("X", compiled.create("Paper"))))
                .isInstanceOf(NotSerializableException.class);
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("text()Ljava/lang/String;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public emissary X(Ext d) { public X() { this(new Paper()); } }",
                "public emissary X(Paper d) implements Ext { public X() { this(new Paper()); } }",
                "@dev.emissary.Emissary(Ext.class) public record X(Paper d) { public X() { this(new Paper()); } }",
                "public emissary X(Ext d, Mark m) { public X() { this(new Paper(), null); } }"
                        + " interface Mark extends java.io.Serializable { void mark(); }",
            })
    @Clause({"EM-CLASS-5", "EM-ENC-4"})
    void anExternalizableInterfaceIsRefusedByReplacement(String source) {
        Compiled compiled = emissary().compile(EXTERNAL, paper("Ext"), source).clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("X")))
                .isInstanceOf(NotSerializableException.class)
                .hasMessageContaining("X");
        assertThatThrownBy(() -> Streams.read(forged(compiled), compiled.load("X")))
                .isInstanceOf(NotSerializableException.class);
    }

    @Test
    @Clause("EM-CLASS-5")
    void externalizableItselfAsTheDelegatedInterfaceIsRefused() {
        Compiled compiled = emissary()
                .compile(
                        paper("java.io.Serializable"),
                        "public emissary X(java.io.Externalizable d) {" + " public X() { this(new Paper()); } }")
                .clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("X"))).isInstanceOf(NotSerializableException.class);
        assertThatThrownBy(() -> Streams.read(forged(compiled), compiled.load("X")))
                .isInstanceOf(NotSerializableException.class);
    }

    @Test
    @Clause("EM-CLASS-5")
    void aHandWrittenReadResolveIsNotGeneratedAgain() {
        Compiled compiled = emissary().compile(EXTERNAL, paper("Ext"), """
                public emissary X(Ext d) {
                    public X() { this(new Paper()); }
                    private Object readResolve() { return "resolved"; }
                }
                """).successful();
        assertThatThrownBy(() -> Streams.write(compiled.create("X"))).isInstanceOf(NotSerializableException.class);
        assertThat(compiled.classFile("X").signatures()).doesNotHaveDuplicates();
    }

    @Test
    @Clause("EM-CLASS-5")
    void isExternalizableWhenItsDeclarationListsExternalizable() {
        Compiled compiled = emissary().compile(DOC, paper("Doc"), """
                import java.io.*;
                public emissary X(Doc d) implements Externalizable {
                    private static final long serialVersionUID = 3;
                    public X() { this(new Paper()); }
                    public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(9); }
                    public void readExternal(ObjectInput in) throws IOException {
                        if (in.readInt() != 9) throw new IOException();
                    }
                }
                """).clean();
        assertThat(Streams.read(Streams.write(compiled.create("X")), compiled.load("X")))
                .isInstanceOf(compiled.load("X"));
    }

    @Test
    @Clause("EM-CLASS-5")
    void listingSerializableLetsAnExternalizableInterfaceWork() {
        Compiled compiled = emissary().compile(EXTERNAL, paper("Ext"), """
                public emissary X(Ext d) implements java.io.Serializable {
                    private static final long serialVersionUID = 3;
                    public X() { this(new Paper()); }
                }
                """).clean();
        assertThat(Streams.read(Streams.write(compiled.create("X")), compiled.load("X")))
                .isInstanceOf(compiled.load("X"));
    }
}
