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
import org.objectweb.asm.Opcodes;
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

    @Test
    @Clause("EM-FWD-9")
    void everyForwarderHasTheLineOfTheNameInTheAnnotationForm() {
        Compiled compiled = emissary().compile(FOO, """
                import dev.emissary.Emissary;

                @Emissary
                final
                record
                X<T>
                (Foo<T> foo) {
                }
                """).clean();
        for (MethodNode method : compiled.classFile("X").node().methods) {
            if (!method.name.equals("<init>") && (method.access & Opcodes.ACC_BRIDGE) == 0) {
                assertThat(lines(method)).as(method.name + method.desc).containsExactly(6);
            }
        }
    }

    @Test
    @Clause("EM-FWD-9")
    void everyForwarderHasTheLineOfTheNameInTheKeywordForm() {
        Compiled compiled = emissary().compile(FOO, """
                public emissary
                    X<T>(
                        Foo<T> foo)
                    implements
                        Foo<T>;
                """).clean();
        for (MethodNode method : compiled.classFile("X").node().methods) {
            if (!method.name.equals("<init>") && (method.access & Opcodes.ACC_BRIDGE) == 0) {
                assertThat(lines(method)).as(method.name + method.desc).containsExactly(2);
            }
        }
    }

    @Test
    @Clause("EM-FWD-9")
    void nestedAndLocalForwardersHaveTheLineOfTheirOwnName() {
        Compiled compiled = emissary().compile("""
                class Outer {
                    Runnable run = () -> {
                        private_();
                        emissary Local
                            (Runnable run);
                    };
                    static void private_() {}
                    private static emissary
                        Member(Runnable run);
                }
                """).clean();
        assertThat(lines(compiled.classFile("Outer$1Local").method("run", "()V")))
                .containsExactly(4);
        assertThat(lines(compiled.classFile("Outer$Member").method("run", "()V")))
                .containsExactly(9);
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

    @Test
    @Clause("EM-FWD-9")
    void classFilesDoNotDependOnHowTheInterfaceWasCompiled() {
        String declaration = """
                public emissary X(Foo<int[]> foo);
                """;
        Compiled plain = Separately.compile(
                emissary(), emissary().withOptions("-g:none").compile(FOO).clean(), declaration);
        Compiled withNames = Separately.compile(
                emissary(),
                emissary().withOptions("-g", "-parameters").compile(FOO).clean(),
                declaration);
        assertThat(withNames.clean().bytes("X")).isEqualTo(plain.clean().bytes("X"));
    }

    @Test
    @Clause("EM-FWD-9")
    void bridgesHaveTheLineOfTheName() {
        Compiled compiled = emissary().compile(FOO, """
                import dev.emissary.Emissary;
                @Emissary
                final record
                    X<T>(Foo<T> foo) {}
                """).clean();
        assertThat(lines(compiled.classFile("X").method("compareTo", "(Ljava/lang/Object;)I")))
                .containsExactly(4);
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
