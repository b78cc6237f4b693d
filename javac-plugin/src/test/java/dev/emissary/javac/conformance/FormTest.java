/* Conformance tests of the forms in which an emissary is declared (EM-FORM). */
package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

class FormTest {
    @Test
    @Clause({"EM-FORM-1", "EM-FORM-2", "EM-FORM-3"})
    void bothFormsGiveTheSameClassFile() {
        String foo = """
                public interface Foo { void f(); }
                """;
        Compiled annotation = emissary().compile(foo, """
                import dev.emissary.Emissary;
                public @Emissary record Bazz(Foo foo) {}
                """).clean();
        Compiled keyword = emissary().compile(foo, """
                import dev.emissary.Emissary;
                public emissary Bazz(Foo foo);
                """).clean();
        assertThat(keyword.bytes("Bazz")).isEqualTo(annotation.bytes("Bazz"));
    }
}
