package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the keyword form: where the word declares an emissary (EM-FORM-2). */
class KeywordTest {
    @Test
    @Clause("EM-FORM-2")
    void modifiersAndAnnotationsStandBeforeItInAnyOrder() {
        Compiled compiled = emissary().compile("""
                public final class M {
                    public static final emissary A(Runnable r);
                    @Deprecated private emissary B(Runnable r) { }
                    static @Deprecated protected emissary C(Runnable r);
                    final emissary D(Runnable r) implements Runnable;
                    @SuppressWarnings("unused") @Deprecated() public emissary E(Runnable r);
                    @SuppressWarnings({"unused", "rawtypes"}) emissary F(Runnable r);
                    @java.lang.Deprecated emissary G(Runnable r);
                    B b;
                }
                """).clean();
        Map<String, Integer> expected = Map.of(
                "A", Modifier.PUBLIC,
                "B", Modifier.PRIVATE,
                "C", Modifier.PROTECTED,
                "D", 0,
                "E", Modifier.PUBLIC,
                "F", 0,
                "G", 0);
        expected.forEach((name, access) -> assertThat(compiled.load("M$" + name).getModifiers())
                .as(name)
                .isEqualTo(access | Modifier.STATIC | Modifier.FINAL));
    }

    @Test
    @Clause("EM-FORM-2")
    void commentsMayStandBetweenAllTokens() {
        Compiled compiled = emissary().compile("""
                class X {
                    /* 1 */ static /* 2 */ @Deprecated // 3
                    /** 4 */ emissary /* 5 */ A // 6 {
                    /** 7 */ < /* 8 */ T /* 9 */ > /* 10 */ (
                        /* ) */ Comparable /* 11 */ <T> c // )
                        /* 12 */ ) /* 13 */ implements // 14
                        Comparable<T> /* 15 */ ; /* 16 */ int after;
                }
                """).successful();
        assertThat(compiled.load("X$A").getInterfaces()).containsExactly(Comparable.class);
    }

    @Test
    @Clause("EM-FORM-2")
    void docCommentBelongsToTheDeclaration() {
        assertThat(emissary().compile("""
                /** Old.
                 * @deprecated no longer */
                emissary A(Runnable r);
                """).successful().diagnostics())
                .extracting(message -> message.line() + " " + message.key())
                .containsExactly("3 compiler.warn.missing.deprecated.annotation");
        emissary().compile("""
                /** Old.
                 * @deprecated no longer */
                @Deprecated emissary A(Runnable r);
                """).clean();
    }

    @Test
    @Clause("EM-FORM-2")
    void headerMayHaveBoundsAnnotationsAndNestedTypeArguments() {
        Compiled compiled = emissary().compile("""
                import java.lang.annotation.*;
                import java.util.*;
                @Target(ElementType.TYPE_USE) @interface Use { int[] value() default {}; }
                @Target(ElementType.TYPE_PARAMETER) @interface Par { Class<?> value() default Object.class; }
                @dev.emissary.Emissary(Map.class)
                emissary A<@Par(List.class) K extends @Use({1, (2)}) Comparable<K>, V extends Map<K, List<List<List<K>>>>>(
                        @Use Map<@Use K, @Use V> map, List<K> @Use [] own) implements Comparable<A<K, V>> {
                    public int compareTo(A<K, V> other) { return own.length; }
                }
                """).clean();
        assertThat(compiled.load("A").getInterfaces()).containsExactly(Map.class, Comparable.class);
    }

    @Test
    @Clause("EM-FORM-2")
    void semicolonMayFollowAnImplementsClause() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                emissary A(Collection<String> c) implements Iterable<String>;
                emissary B<T extends Comparable<T>>(ArrayList<List<T>> c)
                    implements java.util.Collection<java.util.List<T>>, RandomAccess
                    ;
                class C { emissary D(Runnable r) implements Runnable; int x; }
                """).clean();
        assertThat(compiled.load("A").getInterfaces()).containsExactly(java.util.Collection.class, Iterable.class);
        assertThat(compiled.load("B").getInterfaces())
                .containsExactly(java.util.Collection.class, java.util.RandomAccess.class);
        assertThat(compiled.load("C$D").getInterfaces()).containsExactly(Runnable.class);
    }

    @Test
    @Clause("EM-FORM-2")
    void emissaryMayBeNamedEmissary() {
        Compiled compiled = emissary().compile("""
                emissary emissary<emissary extends Runnable>(emissary emissary) implements Runnable;
                class X { emissary<Runnable> e = new emissary<>(null); }
                """).clean();
        assertThat(compiled.load("emissary").getInterfaces()).containsExactly(Runnable.class);
    }

    @Test
    @Clause("EM-FORM-2")
    void methodWithReturnTypeEmissaryIsReadAsDeclaration() {
        assertThat(emissary().compile("""
                class A {
                    static class emissary { }
                    emissary f() { return null; }
                }
                """).errors())
                .isNotEmpty()
                .allMatch(error -> error.startsWith("A.java:3 compiler.err."));
        Compiled noParameters = emissary().compile("""
                class A {
                    static class emissary { }
                    emissary f(Runnable r) { }
                }
                """).clean();
        assertThat(noParameters.load("A$f").getInterfaces()).containsExactly(Runnable.class);
    }

    /** What is wrong with the syntax is said as it is of a record. */
    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "HEAD A(",
                "HEAD A(Runnable",
                "HEAD A(Runnable r",
                "HEAD A(Runnable r\nclass B {}",
                "HEAD A(Runnable r) implements",
                "HEAD A(Runnable r) implements {}",
                "HEAD A(Runnable r) implements Runnable, {}",
                "HEAD A(Runnable r) implements Runnable Runnable {}",
                "HEAD A(Runnable) {}",
                "HEAD A(Runnable r,) {}",
                "HEAD A(Runnable r) {",
                "HEAD A(Runnable r) { void f( { } }",
                "HEAD A(Runnable r) { void f() { } } }",
                "HEAD A(Runnable r) { char c = ''; }",
                "HEAD A(Runnable r) { int f() { return 09; } }",
                "HEAD A(Runnable r) { # }",
                "HEAD A(Runnable r) { \"abc }",
                "HEAD A(final Runnable r) {}",
                "HEAD A(static Runnable r) {}",
                "HEAD A(Runnable r[]) {}",
                "HEAD A(Runnable this) {}",
                "HEAD A(Runnable... r, Runnable s) {}",
                "HEAD A(var r) {}",
                "HEAD A(Runnable r) extends Object {}",
                "HEAD A(Runnable r) permits B {}",
                "HEAD A<>(Runnable r) {}",
                "HEAD A<T(Runnable r) {}",
                "HEAD A<T>> (Runnable r) {}",
                "HEAD A<T extends>(Runnable r) {}",
                "HEAD record(Runnable r) {}",
                "HEAD var(Runnable r) {}",
                "final final HEAD A(Runnable r) {}",
                "@ HEAD A(Runnable r) {}",
                "class X { void m() { if (true) HEAD A(Runnable r) {} } }",
                "class X { void m() { x: HEAD A(Runnable r) {} } }",
                "class X { void m(int k) { switch (k) { case 1 -> HEAD A(Runnable r) {} default -> {} } } }",
                "class X { void m() { static HEAD A(Runnable r) {} } }",
                "class X { void m() { private HEAD A(Runnable r) {} } }",
            })
    void syntaxErrorsAreThoseOfARecord(String source) {
        List<String> ofRecord = withoutColumns(Javac.plain()
                .withLint()
                .compile(source.replace("HEAD", "record"))
                .places());
        assertThat(
                        emissary()
                                .compile("class Foo { /* emissary */ } " + source.replace("HEAD", "emissary"))
                                .diagnostics()
                                .stream()
                                .map(message -> message.line() + " " + message.key()))
                .containsExactlyElementsOf(ofRecord)
                .isNotEmpty();
    }

    private static List<String> withoutColumns(List<String> diagnostics) {
        return diagnostics.stream()
                .map(diagnostic -> diagnostic.replaceFirst(":\\d+", ""))
                .toList();
    }

    @ParameterizedTest
    @Clause("EM-FORM-2")
    @ValueSource(
            strings = {"emissary A", "emissary A;", "emissary;", "emissary A {}", "emissary A implements Runnable {}"})
    void wordWithoutAHeaderDeclaresNothing(String source) {
        assertThat(emissary()
                        .withOptions("--release", "17")
                        .compile("class Foo {}\n" + source)
                        .errors())
                .isNotEmpty()
                .allMatch(error -> error.startsWith("Foo.java:") && error.contains(" compiler.err."));
    }

    @Test
    @Clause("EM-FORM-2")
    void readsEachLetterAsAnEscape() {
        String word = "emissary";
        for (int i = 0; i < word.length(); i++) {
            String escape = String.format("\\u%04X", (int) word.charAt(i));
            emissary()
                    .compile(word.substring(0, i) + escape + word.substring(i + 1) + " A(Runnable r);")
                    .clean();
        }
    }

    @Test
    @Clause("EM-FORM-2")
    void unicodeEscapesInTheWordChangeNothing() {
        Compiled compiled = emissary().compile("\\u0065missary A(Runnable r);").clean();
        assertThat(compiled.load("A").getInterfaces()).containsExactly(Runnable.class);
        emissary()
                .compile("@dev.\\u0065miss\\u0061ry.\\u0045missary record A(Runnable r) {}")
                .clean();
    }
}
