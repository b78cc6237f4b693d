package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of emissaries that depend on themselves by way of their component types (EM-DEL-6, JLS 8.1.4). */
class CyclicHeaderTest {
    /** Compiles declarations in both orders, in one file and in a file for each, with and without the superclass. */
    private static List<List<String>> errors(String... declarations) {
        List<String> reversed = new ArrayList<>(List.of(declarations));
        Collections.reverse(reversed);
        List<List<String>> errors = new ArrayList<>();
        for (List<String> order : List.of(List.of(declarations), reversed)) {
            for (String options : List.of("", "superclass=none")) {
                errors.add(emissary(options).compile(String.join("\n", order)).errors());
                errors.add(
                        emissary(options).compile(order.toArray(new String[0])).errors());
            }
        }
        return errors;
    }

    @ParameterizedTest
    @Clause("EM-DEL-6")
    @CsvSource(
            delimiter = '|',
            value = {
                "interface I extends E.J {} | emissary E(I i) { interface J {} }",
                "interface I extends E.J {} | @dev.emissary.Emissary record E(I i) { interface J {} }",
                "interface I extends E.J {} | emissary E(Runnable r, I i) { interface J {} }",
                "interface I extends E.J {} | emissary E(Runnable r, I i) implements Runnable, I { interface J {} }",
                "interface I extends E.J {} | @dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }",
                "interface I extends E.K.J {} | emissary E(I i) { static class K { interface J {} } }",
                "interface I<T> extends E.J {} | emissary E<T>(I<T> i) { interface J {} }",
                "interface I extends E.J { void f(); } | emissary E<T extends I>(T i) implements I { interface J {} }",
                "class O implements E.J { interface I {} } | emissary E(O.I i) { interface J {} }",
            })
    void interfaceThatDependsOnTheEmissaryIsACycleInEveryOrder(String type, String declaration) {
        assertThat(errors(type, declaration))
                .allSatisfy(errors ->
                        assertThat(errors).singleElement().asString().endsWith(" compiler.err.cyclic.inheritance"));
    }

    @ParameterizedTest
    @Clause("EM-DEL-6")
    @ValueSource(
            strings = {
                "emissary E(E.I i) { interface I {} }",
                "emissary E(I i) { interface I {} }",
                "@dev.emissary.Emissary record E(E.I i) { interface I {} }",
                "@dev.emissary.Emissary(E.I.class) record E(E.I i) { interface I {} }",
                "emissary E(E.I<String> i) { interface I<T> {} }",
            })
    void interfaceInTheEmissaryItselfIsACycle(String declaration) {
        assertThat(emissary().compile(declaration).errors())
                .containsExactly("E.java:1 compiler.err.cyclic.inheritance");
    }

    @ParameterizedTest
    @Clause("EM-DEL-6")
    @CsvSource(
            delimiter = '|',
            value = {
                "interface I<T> {} | emissary E(I<E.J> i) { interface J {} }",
                "interface I extends Comparable<E.J> {} | emissary E(I i) { interface J {} }",
                "interface I { E.J j(); } | emissary E(I i) { interface J {} }",
                "abstract class C implements Runnable, E.J {} | emissary E(C c) implements Runnable { interface J {} }",
                "abstract class C implements Runnable, E.J {} | @dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }",
                "interface I { interface K extends E.J {} } | emissary E(I i) { interface J {} }",
            })
    void whatTheHeaderDoesNotDependOnIsLegalInEveryOrder(String type, String declaration) {
        assertThat(errors(type, declaration))
                .allSatisfy(errors -> assertThat(errors).isEmpty());
    }
}
