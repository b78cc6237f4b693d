package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Separately;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Conformance tests of positions in the source, and of class files that do not depend on the kind of build (EM-FWD-9).
 */
class PositionsTest {
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

    @Test
    @Clause("EM-FWD-9")
    void methodsWrittenByHandKeepTheirLines() {
        Compiled compiled = emissary().compile("""
                interface Foo { void f(); void g(); }
                emissary X(Foo foo) {
                    public void g() {
                        foo.g();
                    }
                }
                """).clean();
        assertThat(lines(compiled.classFile("X").method("g", "()V"))).containsExactly(4, 5);
        assertThat(lines(compiled.classFile("X").method("f", "()V"))).containsExactly(2);
    }

    @Test
    @Clause("EM-FWD-9")
    void classFilesAreTheSameAfterAnIncrementalBuild() {
        String declaration = """
                @dev.emissary.Emissary
                public record X<E extends Number>(Foo<E> foo) {}
                """;
        for (String[] options : new String[][] {{}, {"-g"}, {"-parameters"}, {"-g", "-parameters"}, {"-g:none"}}) {
            EmissaryCompiler compiler = emissary().withOptions(options);
            Compiled full = compiler.compile(FOO, declaration).clean();
            Compiled declarationFirst = compiler.compile(declaration, FOO).clean();
            Compiled later = Separately.compile(compiler, compiler.compile(FOO).clean(), declaration)
                    .clean();
            assertThat(later.bytes("X")).as(List.of(options).toString()).isEqualTo(full.bytes("X"));
            assertThat(declarationFirst.bytes("X"))
                    .as(List.of(options).toString())
                    .isEqualTo(full.bytes("X"));
        }
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
