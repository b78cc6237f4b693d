package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of what cannot be delegated, and of what is just legal (EM-DEL-5). */
class RefusedInterfacesTest {
    @ParameterizedTest
    @Clause("EM-DEL-5")
    @CsvSource({
        "Cl c,            component.not.interface",
        "En c,            component.not.interface",
        "Re c,            component.not.interface",
        "Ab c,            component.not.interface",
        "java.lang.Thread c, component.not.interface",
        "Object c,        component.not.interface",
        "String c,        component.not.interface",
        "int[] c,         component.not.interface",
        "Runnable[] c,    component.not.interface",
        "Runnable[][] c,  component.not.interface",
        "Runnable... c,   component.not.interface",
        "int c,           component.not.interface",
        "boolean c,       component.not.interface",
        "T c,             component.not.interface",
        "U c,             component.not.interface",
        "T[] c,           component.not.interface",
        "An c,            annotation.type",
        "java.lang.Override c, annotation.type",
        "java.util.List<?> c, wildcard",
        "java.util.Map<String; ? super Integer> c, wildcard",
        "java.util.List<? extends T> c, wildcard",
    })
    void unnamedComponentThatIsNoInterfaceIsOneError(String component, String key) {
        Compiled compiled = emissary().compile("""
                class Cl {} enum En { A } record Re(int i) {} @interface An {} abstract class Ab implements Runnable {}
                emissary A<T, U extends Runnable>(AutoCloseable first,
                    %s);
                """.formatted(component.replace(';', ',')));
        assertThat(compiled.errors()).containsExactly("Cl.java:3 emissary.err." + key);
        assertThat(compiled.diagnostics().get(0).text()).contains(" c");
    }

    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-1"})
    void errorOfAComponentStandsAtItsTypeAndProposesTheExplicitForms() {
        Compiled compiled = emissary().compile("emissary A(Runnable r, Thread t, AutoCloseable c, int i);");
        assertThat(compiled.errors()).containsExactly("A.java:1 emissary.err.component.not.interface");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(24L);
        assertThat(compiled.diagnostics().get(0).text())
                .contains("component t", "java.lang.Thread", ": delegates AutoCloseable");
    }

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
