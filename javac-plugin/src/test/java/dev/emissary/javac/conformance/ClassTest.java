package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Conformance tests of what class an emissary is: supertypes and what it does not have (EM-CLASS-1, EM-CLASS-3). */
class ClassTest {
    private static final String A = "public interface A { void a(); }";
    private static final String B = "public interface B { void b(); }";
    private static final String C = "public interface C { void c(); }";

    @Test
    @Clause("EM-CLASS-1")
    void isAFinalClassThatExtendsTheStandIn() {
        Compiled compiled = emissary().compile(A, "public emissary X(A a);").clean();
        ClassNode node = compiled.classFile("X").node();
        assertThat(node.access).isEqualTo(Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER);
        assertThat(node.superName).isEqualTo("dev/emissary/lang/Emissary");
        assertThat(node.interfaces).containsExactly("A");
    }

    @Test
    @Clause("EM-CLASS-1")
    void aNestedOneIsStaticAndFinalWithItsOwnAccess() {
        Compiled compiled = emissary().compile(A, """
                class Outer {
                    public emissary P(A a);
                    private @dev.emissary.Emissary record Q(A a) {}
                    protected emissary R(A a);
                    interface Face { emissary S(A a); }
                    A hide(A a) { return new Q(a); }
                }
                """).clean();
        assertThat(Modifier.toString(compiled.load("Outer$P").getModifiers())).isEqualTo("public static final");
        assertThat(Modifier.toString(compiled.load("Outer$Q").getModifiers())).isEqualTo("private static final");
        assertThat(Modifier.toString(compiled.load("Outer$R").getModifiers())).isEqualTo("protected static final");
        assertThat(Modifier.toString(compiled.load("Outer$Face$S").getModifiers()))
                .isEqualTo("public static final");
    }

    @Test
    @Clause("EM-CLASS-1")
    void implementsInComponentOrderAndThenTheRestOfTheImplementsClause() {
        Compiled compiled = emissary()
                .compile(
                        A,
                        B,
                        C,
                        "public interface Mark {}",
                        "public class ImplA implements A, Mark { public void a() {} }",
                        "public emissary X(ImplA first, B second) implements C, A, java.util.RandomAccess {"
                                + " public void c() {} }")
                .clean();
        assertThat(compiled.classFile("X").node().interfaces).containsExactly("A", "B", "C", "java/util/RandomAccess");
    }

    @Test
    @Clause("EM-CLASS-1")
    void implementsInComponentOrderWhateverTheOrderOfTheExplicitList() {
        Compiled compiled = emissary().compile(A, B, C, """
                @dev.emissary.Emissary({A.class, B.class})
                public record X(B first, A second) implements C { public void c() {} }
                """).clean();
        assertThat(compiled.classFile("X").node().interfaces).containsExactly("B", "A", "C");
    }

    @Test
    @Clause("EM-CLASS-1")
    void keepsTheGenericSignatureOfItsSupertypes() {
        Compiled compiled = emissary().compile("""
                public emissary X<T extends Number & Comparable<T>>(java.util.List<T> list)
                        implements java.util.function.Supplier<T[]> {
                    public T[] get() { return null; }
                }
                """).clean();
        assertThat(compiled.classFile("X").node().signature)
                .isEqualTo("<T:Ljava/lang/Number;:Ljava/lang/Comparable<TT;>;>Ldev/emissary/lang/Emissary;"
                        + "Ljava/util/List<TT;>;Ljava/util/function/Supplier<[TT;>;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"public emissary X(A a);", "public @dev.emissary.Emissary record X(A a) {}"})
    @Clause({"EM-CLASS-3", "EM-ENC-2"})
    void hasNothingThatARecordWouldHave(String source) {
        Compiled compiled = emissary().compile(A, source).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("a()V");
        assertThat(compiled.classFile("X").signatures()).containsExactlyInAnyOrder("<init>(LA;)V", "a()V");
        assertThat(compiled.classFile("X").node().recordComponents).isNullOrEmpty();
        Class<?> loaded = compiled.load("X");
        assertThat(loaded.isRecord()).isFalse();
        assertThat(loaded.getRecordComponents()).isNull();
        assertThat(Record.class.isAssignableFrom(loaded)).isFalse();
    }

    @Test
    @Clause({"EM-CLASS-3", "EM-ENC-3"})
    void hasTheIdentitySemanticsOfObject() {
        Compiled compiled =
                emissary().compile("public emissary X(CharSequence s);").clean();
        Object first = compiled.create("X", "text");
        Object second = compiled.create("X", "text");
        assertThat(first).isEqualTo(first).isNotEqualTo(second).isNotEqualTo("text");
        assertThat(first.hashCode()).isEqualTo(System.identityHashCode(first));
        assertThat(first.toString()).isEqualTo("X@" + Integer.toHexString(first.hashCode()));
    }

    @Test
    @Clause("EM-CLASS-3")
    void aBodyMayDeclareObjectsMethodsByHand() {
        Compiled compiled = emissary().compile("""
                public emissary X(CharSequence s) {
                    @Override public boolean equals(Object other) {
                        return other instanceof X that && s.equals(that.s);
                    }
                    @Override public int hashCode() { return s.hashCode(); }
                    @Override public String toString() { return "X of " + s; }
                }
                """).clean();
        assertThat(compiled.create("X", "text")).isEqualTo(compiled.create("X", "text"));
        assertThat(compiled.create("X", "text").hashCode()).isEqualTo("text".hashCode());
        assertThat(compiled.create("X", "text")).hasToString("X of text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public A a1() { return a1; }",
                "private A a1() { return a1; }",
                "A a1() throws Exception { return a1; }",
                "public int a1() { return 1; }",
                "static int a1() { return 1; }",
                "public <T> T a1() { return null; }",
                "public A a1(int overloaded) { return a1; }",
            })
    @Clause("EM-CLASS-3")
    void aMethodWithTheNameOfAComponentIsNoAccessorAndFollowsNoRuleOfOne(String method) {
        String source = "public @dev.emissary.Emissary record X(A a1) { " + method + " }";
        emissary().compile(A, source).successful();
    }

    @Test
    @Clause({"EM-CLASS-3", "EM-ENC-2"})
    void nobodyElseCanCallAnAccessorOrReadAField() {
        Compiled compiled = emissary().compile(A, "public emissary X(A a1);", """
                class User {
                    A accessor(X x) { return x.a1(); }
                    A field(X x) { return x.a1; }
                }
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "User.java:2 compiler.err.cant.resolve.location.args",
                        "User.java:3 compiler.err.report.access");
    }

    @Test
    @Clause("EM-CLASS-3")
    void aComponentMayHaveTheNameOfAMethodOfItsInterface() {
        Compiled compiled = emissary()
                .compile("public interface Named { String name(); }", "public emissary X(Named name);")
                .clean();
        Recorder recorder = new Recorder().answering("N");
        Object emissary = compiled.create("X", recorder.delegate(compiled.load("Named")));
        assertThat(emissary).extracting("name").isInstanceOf(compiled.load("Named"));
        assertThat(compiled.classFile("X").publicMethods()).isEqualTo(List.of("name()Ljava/lang/String;"));
    }

    @Test
    @Clause("EM-CLASS-1")
    void isNotGenericOrFinalByTheRecordRulesOfOtherDeclarationsInItsFile() {
        Compiled compiled = emissary().compile("""
                class Source { }
                record Plain(String s) { }
                final class Other { static class Inner { } }
                emissary X(CharSequence s);
                """).clean();
        assertThat(compiled.load("Plain").isRecord()).isTrue();
        assertThat(Modifier.isFinal(compiled.load("Other$Inner").getModifiers()))
                .isFalse();
        assertThat(compiled.classFile("X").node().superName).isEqualTo("dev/emissary/lang/Emissary");
    }
}
