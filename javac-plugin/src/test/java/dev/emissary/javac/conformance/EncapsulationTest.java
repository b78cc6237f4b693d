package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Conformance tests of what keeps a delegate out of reach (EM-ENC). */
class EncapsulationTest {
    @Test
    @Clause("EM-ENC-6")
    void nothingOfItThatOthersMayUseHasTheDelegate() {
        Compiled compiled =
                emissary().compile("public interface Foo { void f(); }", """
                public emissary X(Foo foo) {
                    class Inner { Foo outer() { return foo; } }
                    java.util.function.Supplier<Foo> lambda() { return () -> foo; }
                    Runnable reference() { return foo::f; }
                }
                """).clean();
        assertThat(compiled.load("X").getDeclaredFields())
                .allMatch(field -> Modifier.isPrivate(field.getModifiers()) && Modifier.isFinal(field.getModifiers()));
        assertThat(compiled.load("X").getFields()).isEmpty();
        assertThat(compiled.classFile("X").node().methods)
                .noneMatch(method -> method.name.startsWith("access$"))
                .filteredOn(method -> (method.access & Opcodes.ACC_SYNTHETIC) != 0)
                .allMatch(method -> (method.access & Opcodes.ACC_PRIVATE) != 0);
    }
}
