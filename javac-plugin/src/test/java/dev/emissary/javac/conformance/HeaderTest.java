package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of an emissary's modifiers and header, and of misplaced annotations (EM-FORM-5, EM-FORM-6). */
class HeaderTest {
    private static final String[] HEADS = {"emissary", "@dev.emissary.Emissary record"};

    @ParameterizedTest
    @Clause("EM-FORM-5")
    @ValueSource(strings = {"abstract", "abstract final", "abstract strictfp", "sealed abstract"})
    void isNotAbstractSealedOrNonSealed(String modifiers) {
        for (String head : HEADS) {
            Compiled compiled = emissary().compile("class X {}\n" + modifiers + "\n" + head + " A(Runnable r) {}");
            assertThat(compiled.errors()).as(head).singleElement().asString().matches("X.java:[23] .*");
        }
    }

    @Test
    @Clause("EM-FORM-5")
    void abstractIsReportedAtTheName() {
        Compiled compiled = emissary().compile("abstract emissary A(Runnable r);");
        assertThat(compiled.errors()).containsExactly("A.java:1 emissary.err.modifier");
        assertThat(compiled.diagnostics().get(0).text()).contains("abstract");
    }

    @ParameterizedTest
    @Clause("EM-FORM-5")
    @ValueSource(strings = {"private", "protected", "static"})
    void hasAtTopLevelNoModifierThatATopLevelClassCannotHave(String modifier) {
        for (String head : HEADS) {
            assertThat(emissary()
                            .compile(modifier + " " + head + " A(Runnable r) {}")
                            .errors())
                    .as(head)
                    .containsExactly("A.java:1 compiler.err.mod.not.allowed.here");
        }
    }

    @Test
    @Clause("EM-FORM-5")
    void mayBeDeclaredFinalAndStatic() {
        emissary().compile("final emissary A(Runnable r);").clean();
        emissary().compile("class X { static final emissary A(Runnable r); }").clean();
    }

    @ParameterizedTest
    @Clause("EM-FORM-5")
    @ValueSource(
            strings = {"extends Object {}", "extends Object;", "extends Object implements Runnable {}", "permits B {}"})
    void hasNoExtendsOrPermitsClause(String rest) {
        for (String head : HEADS) {
            Compiled compiled = emissary().compile("class X {}\n" + head + " A(Runnable r)\n" + rest);
            assertThat(compiled.errors()).as(head).singleElement().asString().startsWith("X.java:");
        }
    }

    @Test
    @Clause("EM-FORM-5")
    void isFinalForItsUsers() {
        assertThat(emissary().compile("""
                emissary A(Runnable r);
                class B extends A { B() { super(null); } }
                """).errors()).containsExactly("A.java:2 compiler.err.cant.inherit.from.final");
    }

    @ParameterizedTest
    @Clause("EM-FORM-5")
    @ValueSource(
            strings = {
                "emissary A() {}",
                "emissary A();",
                "emissary A<T>() implements Runnable { public void run() {} }",
                "@dev.emissary.Emissary record A() {}",
                "@dev.emissary.Emissary(Runnable.class) record A() {}",
                "emissary A() { final int x = 1; A {} }",
                "class X { void m() { emissary A() {} } }",
                "class X { emissary A(); }",
            })
    void hasAtLeastOneComponent(String source) {
        Compiled compiled = emissary().compile("class Foo {}\n" + source);
        assertThat(compiled.errors()).containsExactly("Foo.java:2 emissary.err.no.component");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(source.indexOf(" A") + 2);
    }

    @Test
    @Clause("EM-FORM-6")
    void annotationOnAnythingButARecordOrEmissaryIsAnError() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                @Emissary class A {}
                @Emissary interface B {}
                @Emissary enum C {}
                @Emissary @interface D {}
                class M {
                    @Emissary class A {}
                    void m() {
                        @Emissary class E {}
                        @Emissary interface F {}
                        Runnable r = () -> { @Emissary enum G {} };
                    }
                }
                @dev.emissary.Emissary(Runnable.class) abstract class H {}
                final @Emissary
                class I {}
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "A.java:2 emissary.err.not.a.record",
                        "A.java:3 emissary.err.not.a.record",
                        "A.java:4 emissary.err.not.a.record",
                        "A.java:5 emissary.err.not.a.record",
                        "A.java:7 emissary.err.not.a.record",
                        "A.java:9 emissary.err.not.a.record",
                        "A.java:10 emissary.err.not.a.record",
                        "A.java:11 emissary.err.not.a.record",
                        "A.java:14 emissary.err.not.a.record",
                        "A.java:15 emissary.err.not.a.record");
        assertThat(compiled.diagnostics())
                .extracting(message -> message.column())
                .startsWith(1L, 1L, 1L, 1L, 5L, 9L)
                .endsWith(7L);
    }

    @Test
    @Clause("EM-FORM-6")
    void annotationOnWhatIsNoTypeIsAnError() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                class M {
                    @Emissary
                    int f;
                    @Emissary
                    void m() {}
                    void n(
                        @Emissary int p) {}
                    @Emissary
                    M() {}
                    <
                    @Emissary T> void g() {}
                    java.util.List<
                        @Emissary String> t;
                }
                emissary N(
                    @Emissary Runnable r) {
                    @Emissary
                    void x() {}
                }
                """);
        assertThat(compiled.errors())
                .extracting(error -> error.replaceAll(" .*", ""))
                .containsExactlyInAnyOrder(
                        "M.java:3",
                        "M.java:5",
                        "M.java:8",
                        "M.java:9",
                        "M.java:12",
                        "M.java:14",
                        "M.java:17",
                        "M.java:18");
    }

    @Test
    @Clause("EM-FORM-6")
    void annotationGivenTwiceIsJavacsOwnError() {
        assertThat(emissary().compile("""
                import dev.emissary.Emissary;
                @Emissary @Emissary record A(Runnable r) {}
                """).errors())
                .containsExactly("A.java:2 compiler.err.duplicate.annotation.missing.container");
    }

    @ParameterizedTest
    @Clause("EM-FORM-5")
    @ValueSource(strings = {"sealed", "non-sealed"})
    void isNotSealedOrNonSealed(String modifier) {
        for (String head : new String[] {"emissary", "@dev.emissary.Emissary record"}) {
            assertThat(emissary()
                            .compile("class X {}\n" + modifier + "\n" + head + " A(Runnable r) {}")
                            .errors())
                    .as(head)
                    .singleElement()
                    .asString()
                    .matches("X.java:[23] .*");
        }
    }

    @Test
    @Clause({"EM-FORM-5", "EM-DIAG-3"})
    void missingComponentIsTheOnlyError() {
        assertThat(emissary()
                        .compile("@dev.emissary.Emissary(Runnable.class) emissary A() implements Runnable;")
                        .errors())
                .containsExactly("A.java:1 emissary.err.no.component");
    }
}
