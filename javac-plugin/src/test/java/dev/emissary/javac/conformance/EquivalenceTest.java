package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/**
 * Conformance tests that compare emissaries with the classes that they mean, written by hand: structure (EM-EQ-2), and
 * positions in the source (EM-FWD-9).
 */
class EquivalenceTest {
    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void constantPoolHasNothingMore() {
        String types = """
                import dev.emissary.Emissary;
                interface Foo<T> { T f(T t, long l); Foo<T> self(); Foo<T> clone(); interface Bar { void g(); } }
                """;
        Compiled emissary =
                emissary().withOptions("-g:none").compile(types + """
                @Emissary record X(Foo<String> foo, Foo.Bar bar) {}
                """).clean();
        byte[] byHand = Javac.plain()
                .withOptions("-g:none")
                .compile(types + """
                @Emissary final class X extends dev.emissary.lang.Emissary implements Foo<String>, Foo.Bar {
                    private final Foo<String> foo;
                    private final Foo.Bar bar;
                    X(Foo<String> foo, Foo.Bar bar) { this.foo = foo; this.bar = bar; }
                    public String f(String arg0, long arg1) { return foo.f(arg0, arg1); }
                    public Foo<String> self() { Foo<String> r = foo.self(); return r == foo ? this : r; }
                    public Foo<String> clone() { Foo<String> r = foo.clone(); return r == foo ? this : r; }
                    public void g() { bar.g(); }
                }
                """)
                .successful()
                .bytes("X");
        assertThat(new ClassReader(emissary.bytes("X")).getItemCount())
                .isEqualTo(new ClassReader(byHand).getItemCount());
    }
}
