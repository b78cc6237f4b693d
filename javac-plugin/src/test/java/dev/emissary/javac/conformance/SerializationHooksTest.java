/* Conformance tests of the refusal where an interface declares serialisation's own methods (EM-CLASS-5, EM-FWD-1). */
package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Streams;
import java.io.NotSerializableException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SerializationHooksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Serializable | void writeObject(ObjectOutputStream out) throws IOException;",
                "Serializable | void readObject(ObjectInputStream in) throws IOException;",
                "Serializable | Object readResolve();",
                "Externalizable | Object readResolve();",
                "Externalizable | void writeObject(ObjectOutputStream out) throws IOException;",
            })
    @Clause({"EM-CLASS-5", "EM-FWD-1"})
    void anInterfaceThatDeclaresOneOfItsMethodsIsForwardedAndRefused(String supertype, String method) {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-serial")
                .compile(
                        "import java.io.*;\npublic interface Doc extends " + supertype + " {\n    " + method + "\n}\n",
                        "public emissary X(Doc d) { public X { } }")
                .clean();
        String name = method.replaceAll("\\(.*", "").replaceAll(".* ", "");
        assertThat(compiled.classFile("X").publicMethods()).anyMatch(forwarder -> forwarder.startsWith(name + "("));
        assertThatThrownBy(() -> Streams.write(compiled.create("X", (Object) null)))
                .isInstanceOf(NotSerializableException.class);
    }
}
