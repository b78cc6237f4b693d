package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.MethodNode;

/** Conformance tests of what the bodies of forwarders call (EM-FWD-4). */
class BodyTest {
    @Test
    @Clause("EM-FWD-4")
    void loadsTheFieldLoadsTheArgumentsInvokesReturns() {
        ClassFile x = emissary().compile("""
                interface Foo { double f(long a, Object b, double c, int d, float e, boolean z); void g(); }
                emissary X(Foo foo);
                """).clean().classFile("X");
        assertThat(x.instructions("f", "(JLjava/lang/Object;DIFZ)D"))
                .containsExactly(
                        "ALOAD 0",
                        "GETFIELD X.foo : LFoo;",
                        "LLOAD 1",
                        "ALOAD 3",
                        "DLOAD 4",
                        "ILOAD 6",
                        "FLOAD 7",
                        "ILOAD 8",
                        "INVOKEINTERFACE Foo.f (JLjava/lang/Object;DIFZ)D (itf)",
                        "DRETURN");
        assertThat(x.instructions("g", "()V"))
                .containsExactly("ALOAD 0", "GETFIELD X.foo : LFoo;", "INVOKEINTERFACE Foo.g ()V (itf)", "RETURN");
        MethodNode f = x.method("f", "(JLjava/lang/Object;DIFZ)D");
        assertThat(f.tryCatchBlocks).isEmpty();
        assertThat(f.maxLocals).isEqualTo(9);
        assertThat(f.maxStack).isEqualTo(9);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAMethodOfASuperinterfaceOnTheComponentsType() {
        ClassFile x = emissary().compile("""
                interface Top { void f(); }
                interface Foo extends Top { void g(); }
                emissary X(Foo foo);
                emissary Y(Foo foo) implements Top;
                """).clean().classFile("X");
        assertThat(x.instructions("f", "()V")).contains("INVOKEINTERFACE Foo.f ()V (itf)");
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAMethodOfAPackagePrivateSuperclassOnTheAccessibleClass() {
        Compiled compiled = emissary().compile("""
                package p;
                class Hidden { public int n() { return 1; } public Object o() { return "o"; } }
                """, """
                package p;
                public class Shown extends Hidden implements q.Foo {}
                """, """
                package q;
                public interface Foo { int n(); Object o(); }
                """, """
                package q;
                public emissary X(p.Shown shown) implements Foo {
                    static Object result() { X x = new X(new p.Shown()); return x.n() + "" + x.o(); }
                }
                """).clean();
        assertThat(compiled.classFile("q.X").instructions("n", "()I")).contains("INVOKEVIRTUAL p/Shown.n ()I");
        assertThat(compiled.run("q.X", "result")).isEqualTo("1o");
    }

    @Test
    @Clause("EM-FWD-4")
    void manyArgumentsOfBothSlotSizes() {
        StringBuilder parameters = new StringBuilder("long a0");
        for (int i = 1; i < 127; i++) {
            parameters.append(i % 2 == 0 ? ", long a" : ", double a").append(i);
        }
        Compiled compiled = emissary().compile("""
                interface Foo { long f(%s); }
                emissary X(Foo foo);
                """.formatted(parameters)).clean();
        MethodNode method = compiled.classFile("X").node().methods.stream()
                .filter(candidate -> candidate.name.equals("f"))
                .findFirst()
                .orElseThrow();
        assertThat(method.maxLocals).isEqualTo(255);
        assertThat(compiled.classFile("X").instructions("f", method.desc)).hasSize(2 + 127 + 2);
    }
}
