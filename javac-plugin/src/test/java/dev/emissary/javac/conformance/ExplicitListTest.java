package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of the explicit list of delegated interfaces (EM-DEL-3 to EM-DEL-5). */
class ExplicitListTest {

    @Test
    @Clause({"EM-DEL-3", "EM-DEL-5"})
    void wildcardIsOneErrorAtTheComponent() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                import dev.emissary.Emissary;
                @Emissary(Collection.class) emissary A(
                    ArrayList<? extends Number> c);
                @Emissary({Iterable.class}) emissary B(String s,
                    List<?> c);
                """);
        assertThat(compiled.errors())
                .containsExactly("A.java:4 emissary.err.wildcard", "A.java:6 emissary.err.wildcard");
        assertThat(compiled.diagnostics().get(0).text())
                .contains("java.util.Collection<? extends java.lang.Number>", "component c");
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @CsvSource({
        "Object.class,      not.an.interface",
        "Thread.class,      not.an.interface",
        "int.class,         not.an.interface",
        "void.class,        not.an.interface",
        "Runnable[].class,  not.an.interface",
        "int[].class,       not.an.interface",
        "En.class,          not.an.interface",
        "Override.class,    annotation.type",
        "AutoCloseable.class, interface.unserved",
        "Sub.class,         interface.unserved",
        "java.util.List.class, interface.unserved",
        "Runnable.class,    interface.repeated",
        "java.lang.Runnable.class, interface.repeated",
    })
    void mistakeInTheListIsOneErrorAtThatEntry(String entry, String key) {
        Compiled compiled = emissary().compile("""
                enum En {} interface Sub extends Runnable {}
                @dev.emissary.Emissary({Runnable.class,
                    %s}) emissary A(Runnable r, Thread t, Override o) { public void run() {} }
                """.formatted(entry));
        assertThat(compiled.errors()).containsExactly("En.java:3 emissary.err." + key);
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DIAG-1"})
    void unservedInterfaceNamesTheComponents() {
        Compiled compiled =
                emissary().compile("@dev.emissary.Emissary(AutoCloseable.class) emissary A(Runnable r, Thread t);");
        assertThat(compiled.errors()).containsExactly("A.java:1 emissary.err.interface.unserved");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(24);
        assertThat(compiled.diagnostics().get(0).text()).contains("java.lang.AutoCloseable", "r, t");
    }
}
