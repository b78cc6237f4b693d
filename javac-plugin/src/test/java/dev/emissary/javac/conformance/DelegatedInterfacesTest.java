package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of delegates and of implicit and named delegation (EM-DEL-1, EM-DEL-2, EM-DEL-4). */
class DelegatedInterfacesTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    /** A listed interface is asked for its methods in its tree, or in its class file. */
    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-FWD-2", "EM-FWD-9"})
    @CsvSource(
            delimiter = '|',
            value = {
                "boolean equals(Object o);                         | J M | k",
                "boolean equals(final java.lang.@A Object o);      | J M | k",
                "int hashCode(); String toString();                | J M | k",
                "boolean equals(Object o, int i);                  | M J | equals k",
                "boolean equals(String s);                         | M J | equals k",
                "boolean equals(Object[] o);                       | M J | equals k",
                "boolean equals(Object... o);                      | M J | equals k",
                "boolean equals();                                 | M J | equals k",
                "boolean equals(q.Object o);                       | M J | equals k",
                "boolean equals(Object o); class Object {}         | M J | equals k",
                "int hashCode(int i);                              | M J | hashCode k",
                "String toString(Object o);                        | M J | toString k",
                "Object clone();                                   | M J | clone k",
            })
    void interfaceThatOnlyRedeclaresMethodsOfObjectNamesNoComponent(String members, String interfaces, String methods) {
        String[] types = {
            "package p; public interface M { %s }".formatted(members),
            "package p; public interface J { void k(); }",
            "package p; public abstract class K implements M, J { public java.lang.Object clone() { return this; } }",
            "package p; import java.lang.annotation.*; @Target(ElementType.TYPE_USE)\npublic @interface A {}",
            "package q; public class Object {}"
        };
        String declaration = "package p; emissary E(K k) implements M, J;";
        Compiled together = emissary()
                .compile(Stream.concat(Stream.of(types), Stream.of(declaration)).toArray(String[]::new))
                .clean();
        Compiled steps = Separately.compile(
                        emissary(), emissary().compile(types).clean(), declaration)
                .clean();
        assertThat(steps.bytes("p.E")).isEqualTo(together.bytes("p.E"));
        assertThat(interfaces(together, "p.E")).isEqualTo(List.of(("p." + interfaces.replace(" ", " p.")).split(" ")));
        assertThat(together.classFile("p.E").publicMethods())
                .extracting(signature -> signature.substring(0, signature.indexOf('(')))
                .containsExactlyInAnyOrder(methods.split(" "));
    }
}
