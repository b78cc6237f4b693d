package dev.emissary.conformance.adapters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.cases.Kind;
import dev.emissary.conformance.compiler.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageCatalogTest {
    private static final String SAME_FIRST_LINES = """
        both one and two supply the method name(), with return types String and int
        one: declared in One
        two: declared in Two
        """;

    @Test
    void theFirstLineTellsTheKey() {
        assertThat(keyOf("an emissary needs at least one component to delegate to"))
                .isEqualTo("emissary.err.no.component");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary.err.method.irreconcilable | no declaration suits both; delegate only one of the two interfaces",
                "emissary.err.method.conflict.returns | declare it in the body of the emissary, with a return type that is a subtype of both",
            })
    void furtherLinesTellTheKeyWhereFirstLinesAreTheSame(String key, String lastLine) {
        assertThat(keyOf(SAME_FIRST_LINES + lastLine)).isEqualTo(key);
    }

    private static String keyOf(String text) {
        return MessageCatalog.OF_THIS_JAR
                .withKey(new Diagnostic(Kind.ERROR, "", "Case.java", 1, 1, text))
                .key();
    }
}
