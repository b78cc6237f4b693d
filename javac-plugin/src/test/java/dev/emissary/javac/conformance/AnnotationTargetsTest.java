package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/** Conformance tests of annotation types that are unlike others (EM-CLASS-2). */
class AnnotationTargetsTest {
    @Test
    @Clause("EM-CLASS-2")
    void anotherAnnotationNamedTargetSaysNothingOfWhereOneApplies() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                        public emissary X(@Tag CharSequence s) {
                            @interface Target { String value(); }
                            @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
                            @Target("METHOD") @interface Tag { }
                        }
                        """).clean();
        assertThat(compiled.load("X").getDeclaredField("s").getAnnotations()).hasSize(1);
        assertThat(compiled.load("X")
                        .getDeclaredConstructors()[0]
                        .getParameters()[0]
                        .getAnnotations())
                .hasSize(1);
    }
}
