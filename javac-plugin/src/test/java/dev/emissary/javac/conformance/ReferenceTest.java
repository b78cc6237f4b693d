package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conformance tests of emissaries that refer to each other, across files in either order (EM-FORM-4, EM-DEL-6). */
class ReferenceTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    /** Compiles the files in both orders and expects the same classes. */
    private static Compiled inEitherOrder(String... files) {
        List<String> reversed = new ArrayList<>(List.of(files));
        Collections.reverse(reversed);
        Compiled forward = emissary().compile(files).clean();
        Compiled backward = emissary().compile(reversed.toArray(String[]::new)).clean();
        assertThat(backward.classNames()).isEqualTo(forward.classNames());
        for (String name : forward.classNames()) {
            assertThat(backward.bytes(name)).as(name).isEqualTo(forward.bytes(name));
        }
        return forward;
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-3", "EM-DEL-6"})
    void emissaryMayBeTheComponentOfAnother() {
        Compiled compiled = inEitherOrder("""
                emissary A(Foo foo);
                """, """
                interface Foo { void f(); }
                """, """
                @dev.emissary.Emissary(Foo.class) emissary B<T extends A>(T t);
                """, """
                emissary C(B<A> b) implements Foo;
                """, """
                @dev.emissary.Emissary(Foo.class) emissary D(C c, A a) { public void f() { c.f(); a.f(); } }
                """);
        for (String name : new String[] {"A", "B", "C", "D"}) {
            assertThat(interfaces(compiled, name)).as(name).containsExactly("Foo");
        }
        assertThat(compiled.classFile("C").instructions("f", "()V")).contains("INVOKEVIRTUAL B.f ()V");
    }
}
