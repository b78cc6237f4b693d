package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Conformance tests that compare emissaries with the classes that they mean, written by hand: structure (EM-EQ-2), and
 * positions in the source (EM-FWD-9).
 */
class EquivalenceTest {
    @Test
    @Clause("EM-EQ-2")
    void namesOfParameters() {
        assertThat(emissary()
                        .withOptions("-parameters")
                        .compile("interface Foo { int f(String text, long[] more); }\nemissary X(Foo foo);")
                        .clean()
                        .classFile("X")
                        .method("f", "(Ljava/lang/String;[J)I")
                        .parameters)
                .extracting(parameter -> parameter.name)
                .containsExactly("arg0", "arg1");
    }

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

    private static final String FOO = """
            public interface Foo<T> extends Comparable<Foo<T>> {
                void f(String text);
                Foo<T> self();
                default <U> U g(java.util.List<? super U> us, T[] ts) throws java.io.IOException { return null; }
            }
            """;

    /** Each source has one emissary, at whose name is a mark. */
    @ParameterizedTest
    @Clause("EM-FWD-9")
    @ValueSource(
            strings = {
                "import dev.emissary.Emissary;\n@Emissary\nfinal\nrecord\n^X<T>\n(Foo<T> foo) {\n}",
                "public emissary\n    ^X<T>(\n        Foo<T> foo)\n    implements\n        Foo<T>;",
                "class Outer {\n    Runnable run = () -> {\n        int i;\n        emissary ^X\n            (Foo<String> foo);\n    };\n}",
                "class Outer {\n    private static emissary\n        ^X(Foo<String> foo);\n}",
            })
    void everyForwarderAndBridgeHasTheLineOfTheName(String marked) {
        int line = marked.substring(0, marked.indexOf('^')).split("\n", -1).length;
        Compiled compiled = emissary().compile(FOO, marked.replace("^", "")).clean();
        String name = compiled.classNames().stream()
                .filter(one -> one.endsWith("X"))
                .findFirst()
                .orElseThrow();
        assertThat(compiled.classFile(name).node().methods)
                .filteredOn(method -> !method.name.equals("<init>"))
                .hasSizeGreaterThan(4)
                .allSatisfy(method -> assertThat(lines(method)).containsExactly(line));
    }

    private static Set<Integer> lines(MethodNode method) {
        Set<Integer> lines = new TreeSet<>();
        method.instructions.forEach(instruction -> {
            if (instruction instanceof LineNumberNode line) {
                lines.add(line.line);
            }
        });
        return lines;
    }
}
