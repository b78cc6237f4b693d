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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of the refusal where other methods have the names of serialization's own (EM-CLASS-5, EM-FWD-1).
 */
class SerializationHooksTest {
    private static Compiled compile(String supertype, String method, String declaration) {
        return emissary()
                .withOptions("-Xlint:-serial")
                .compile(
                        "import java.io.*;\npublic interface Doc extends " + supertype + " {\n    " + method + "\n}\n",
                        "import java.io.*;\npublic " + declaration);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Serializable | void writeObject(ObjectOutputStream out) throws IOException;",
                "Serializable | void readObject(ObjectInputStream in) throws IOException;",
                "Externalizable | void writeObject(ObjectOutputStream out) throws IOException;",
                "Serializable | String writeReplace();",
                "Serializable | default String readResolve() { return null; }",
                "Serializable | <T extends Number> T writeReplace();",
            })
    @Clause({"EM-CLASS-5", "EM-FWD-1"})
    void whatJavaDoesNotCallIsForwardedAndTheClassRefuses(String supertype, String method) {
        Compiled compiled =
                compile(supertype, method, "emissary X(Doc d) { public X { } }").clean();
        String name = method.replaceAll("\\(.*", "").replaceAll(".* ", "");
        assertThat(compiled.classFile("X").publicMethods()).anyMatch(forwarder -> forwarder.startsWith(name + "("));
        assertThatThrownBy(() -> Streams.write(compiled.create("X", (Object) null)))
                .isInstanceOf(NotSerializableException.class);
    }

    /** The erased parameters of a forwarder, or of a bridge to it, may be those of the refusal. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "emissary X(Sink<ObjectOutputStream> d) { public X { } }",
                "emissary X(Sink<PrivateStream> d) { public X { } }",
                "emissary X(Only<PrivateStream> d) { public X { } }",
                "emissary X<S extends ObjectOutputStream>(Only<S> d) { public X { } }",
                "emissary X(Doc d) implements Sink<ObjectOutputStream> { public void writeObject(ObjectOutputStream s) { } }",
                "emissary X(Doc d) implements ByHand { public X { } }",
                "emissary X(Doc d, Sink<String> s) implements ByHand { }",
            })
    @Clause("EM-CLASS-5")
    void theRefusalFindsAPlaceBesideMethodsOfTheSameErasure(String declaration) {
        Compiled compiled = emissary().withOptions("-Xlint:-serial").compile("""
                        import java.io.*;
                        public interface Doc extends Serializable {}
                        interface Sink<T> extends Doc2 { void writeObject(T t); }
                        interface Only<T extends ObjectOutputStream> extends Doc { void writeObject(T t); }
                        interface Doc2 extends Serializable {}
                        interface ByHand { default void writeObject(ObjectOutputStream s) {} default void readObject(ObjectInputStream s) {} }
                        class PrivateStream extends ObjectOutputStream { PrivateStream() throws IOException { } }
                        """ + declaration);
        compiled.clean();
        Object[] arguments = new Object[declaration.contains(", Sink") ? 2 : 1];
        if (declaration.contains("Doc d) implements Sink")) {
            // Sink is Serializable itself, and no component serves it: the declaration asks for serialization.
            Streams.write(compiled.create("X", arguments));
        } else {
            assertThatThrownBy(() -> Streams.write(compiled.create("X", arguments)))
                    .isInstanceOf(NotSerializableException.class);
        }
    }

    @Test
    @Clause("EM-CLASS-5")
    void aClassThatIsExternalizableByAnInterfaceOfItsOwnIsRefusedByReplacement() {
        Compiled compiled =
                emissary().withOptions("-Xlint:-serial").compile("""
                        import java.io.*;
                        public interface Doc extends Serializable { String text(); }
                        interface Ext extends Externalizable { }
                        abstract class Both implements Doc, Ext { }
                        @dev.emissary.Emissary(Doc.class) record X(Both d) implements Ext {
                            @Override public void writeExternal(ObjectOutput out) throws IOException { d.writeExternal(out); }
                            @Override public void readExternal(ObjectInput in) { }
                        }
                        """).clean();
        assertThatThrownBy(() -> Streams.write(compiled.create("X", (Object) null)))
                .isInstanceOf(NotSerializableException.class);
    }
}
