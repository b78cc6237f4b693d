package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of what cannot be delegated, and of what is just legal (EM-DEL-5). */
class RefusedInterfacesTest {
    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    @CsvSource({
        // An interface in the place of the class would name the component.
        "Thread c,",
        "Mine c,",
        "V c,",
        // Nothing in its place would.
        "String c,        component.not.interface",
        "int c,           component.not.interface",
        "Thread[] c,      component.not.interface",
        "T c,             component.not.interface",
        "Comparable<?> c, wildcard",
    })
    void classInTheImplementsClauseExcusesOnlyTheComponentsThatInheritFromIt(String component, String key) {
        List<String> errors = new ArrayList<>(List.of("Mine.java:4 compiler.err.intf.expected.here"));
        if (key != null) {
            errors.add("Mine.java:3 emissary.err." + key);
        }
        assertThat(emissary().compile("""
                class Mine extends Thread {}
                emissary A<T, V extends Mine>(Runnable first,
                    %s) implements
                    Thread;
                """.formatted(component)).errors()).containsExactlyInAnyOrderElementsOf(errors);
    }
}
