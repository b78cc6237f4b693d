package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of where an emissary may stand (EM-FORM-4). */
class PlaceTest {
    private static final String EVERYWHERE = """
            import java.util.function.*;
            class P {
                HEAD Member(Runnable r) BODY
                { HEAD InInitializer(Runnable r) BODY new InInitializer(null).run(); }
                static { HEAD InStaticInitializer(Runnable r) BODY new InStaticInitializer(() -> {}).run(); }
                P() { HEAD InConstructor(Runnable r) BODY new InConstructor(null).run(); }
                Supplier<Runnable> s = () -> { HEAD InLambda(Runnable r) BODY return new InLambda(null); };
                Function<Runnable, Supplier<Runnable>> t = r1 -> () -> {
                    final HEAD InInnerLambda(Runnable r) BODY
                    return new InInnerLambda(r1);
                };
                Object o = new Object() {
                    HEAD InAnonymous(Runnable r) BODY
                    Runnable m() { HEAD InItsMethod(Runnable r) BODY return new InItsMethod(null); }
                };
                void m(int k) {
                    HEAD InMethod(Runnable r) BODY
                    switch (k) {
                        case 1: HEAD InCase(Runnable r) BODY new InCase(null).run(); break;
                        default: { HEAD InDefault(Runnable r) BODY }
                    }
                    switch (k) { case 1 -> { HEAD InArrow(Runnable r) BODY } default -> {} }
                    int v = switch (k) { default -> { HEAD InYield(Runnable r) BODY yield 1; } };
                    if (k > v) { HEAD InIf(Runnable r) BODY } else { HEAD InElse(Runnable r) BODY }
                    for (;;) { HEAD InFor(Runnable r) BODY break; }
                    do { HEAD InDo(Runnable r) BODY } while (k > 3);
                    while (k > 4) { HEAD InWhile(Runnable r) BODY }
                    try { HEAD InTry(Runnable r) BODY k++; }
                    catch (RuntimeException e) { HEAD InCatch(Runnable r) BODY }
                    finally { HEAD InFinally(Runnable r) BODY }
                    synchronized (this) { HEAD InSynchronized(Runnable r) BODY }
                    label: { HEAD InLabelled(Runnable r) BODY break label; }
                    Runnable q = new Runnable() { public void run() { HEAD InQ(Runnable r) BODY new InQ(this).run(); } };
                    class Local { HEAD InLocalClass(Runnable r) BODY }
                    record LocalRecord(int i) { HEAD InLocalRecord(Runnable r) BODY }
                }
                class Inner { HEAD InInner(Runnable r) BODY }
            }
            interface I {
                HEAD InInterface(Runnable r) BODY
                default void m() { HEAD InDefaultMethod(Runnable r) BODY }
                Object O = new Object() { HEAD InConstant(Runnable r) BODY };
            }
            enum E {
                X { void m() { HEAD InConstantBody(Runnable r) BODY } };
                HEAD InEnum(Runnable r) BODY
                void m() {}
            }
            record R(int x) {
                HEAD InRecord(Runnable r) BODY
                R { HEAD InCompactConstructor(Runnable r) BODY }
            }
            @interface N { HEAD InAnnotationType(Runnable r) BODY }
            HEAD Outer(Runnable r) {
                HEAD InEmissary(Runnable r) { HEAD InInEmissary(Runnable r) BODY }
                Outer { HEAD InItsConstructor(Runnable r) BODY }
                final Supplier<Runnable> s = () -> { HEAD InItsField(Runnable r) BODY return new InItsField(null); };
                void m() { HEAD InItsMethod(Runnable r) { void n() { HEAD Deepest(Runnable r) BODY } } }
            }
            """;

    @ParameterizedTest
    @Clause("EM-FORM-4")
    @ValueSource(strings = {"emissary|;", "emissary|{}", "@dev.emissary.Emissary record|{}"})
    void mayStandWhereverARecordMay(String form) {
        String[] parts = form.split("\\|");
        Compiled compiled = emissary()
                .compile(EVERYWHERE.replace("HEAD", parts[0]).replace("BODY", parts[1]))
                .clean();
        List<String> emissaries = compiled.classNames().stream()
                .filter(name -> name.matches(".*(In[A-Z]\\w*|Member|Outer|Deepest)"))
                .filter(name -> !name.endsWith("$Inner"))
                .toList();
        assertThat(emissaries).hasSize(42);
        for (String name : emissaries) {
            Class<?> loaded = compiled.load(name);
            assertThat(loaded.getSuperclass()).as(name).isEqualTo(dev.emissary.lang.Emissary.class);
            assertThat(loaded.getInterfaces()).as(name).containsExactly(Runnable.class);
            assertThat(Modifier.isFinal(loaded.getModifiers())).as(name).isTrue();
            assertThat(compiled.classFile(name).node().fields)
                    .as(name)
                    .noneMatch(field -> field.name.startsWith("this$") || field.name.startsWith("val$"));
        }
    }

    @Test
    @Clause("EM-FORM-4")
    void isImplicitlyStaticAsAMemberAndInAnInstanceContext() {
        Compiled compiled = emissary().compile("""
                class P {
                    emissary A(Runnable r);
                    class Inner { emissary B(Runnable r); }
                    void m() { emissary C(Runnable r); }
                    Runnable q = () -> { emissary D(Runnable r); };
                    { emissary E(Runnable r); }
                }
                """).clean();
        for (String name : new String[] {"P$A", "P$Inner$B", "P$1C", "P$1D", "P$1E"}) {
            assertThat(Modifier.isStatic(compiled.load(name).getModifiers()))
                    .as(name)
                    .isTrue();
        }
    }

    @Test
    @Clause("EM-FORM-4")
    void memberOfAnInterfaceIsPublic() {
        Compiled compiled = emissary().compile("""
                interface I { emissary A(Runnable r); }
                @interface N { @dev.emissary.Emissary record A(Runnable r) {} }
                class C { emissary A(Runnable r); }
                """).clean();
        assertThat(Modifier.isPublic(compiled.load("I$A").getModifiers())).isTrue();
        assertThat(Modifier.isPublic(compiled.load("N$A").getModifiers())).isTrue();
        assertThat(Modifier.isPublic(compiled.load("C$A").getModifiers())).isFalse();
    }

    @Test
    @Clause("EM-FORM-4")
    void localOneWorksInALambdaBody() throws Exception {
        Compiled compiled = emissary().compile("""
                import java.util.function.*;
                class P {
                    static String run() {
                        Function<String, CharSequence> hide = s -> {
                            emissary Hidden(CharSequence text) { public String toString() { return text + "!"; } }
                            return new Hidden(s);
                        };
                        CharSequence hidden = hide.apply("abc");
                        return hidden.length() + hidden.toString() + ((Object) hidden instanceof String);
                    }
                }
                """).clean();
        assertThat(compiled.run("P", "run")).isEqualTo("3abc!false");
    }

    @Test
    @Clause("EM-FORM-4")
    void localOneMayUseStaticMembersAndConstantsAround() {
        Compiled compiled = emissary().compile("""
                class P {
                    static int count = 5;
                    static int twice(int x) { return 2 * x; }
                    static int run() {
                        emissary A(Comparable<String> c) {
                            int n() { return twice(count) + K; }
                            static final int K = 7;
                        }
                        return new A("a").n();
                    }
                }
                """).clean();
        assertThat(compiled.run("P", "run")).isEqualTo(17);
    }

    private static final String CAPTURES = """
            interface Foo { void f(); }
            class P {
                int field;
                void instance() {}
                <T> void m(int k) {
                    int local = 0;
                    HEAD A(Foo foo) {
                        int g() { return k; }
                    }
                    HEAD B(Foo foo) {
                        int g() { return local; }
                    }
                    HEAD C(Foo foo) {
                        int g() { return field; }
                    }
                    HEAD D(Foo foo) {
                        void g() { instance(); }
                    }
                    HEAD E(Foo foo) {
                        T g() { return null; }
                    }
                    HEAD F(Foo foo) {
                        Object g() { return P.this; }
                    }
                    HEAD G(Foo foo) {
                        G { local++; }
                    }
                    HEAD H(Foo foo) {
                        H() { this(() -> instance()); }
                    }
                    HEAD I(Foo foo) {
                        Object g() { return new Object() { int h() { return k; } }; }
                    }
                    class Capturing { int g() { return local; } }
                    HEAD J(Foo foo) {
                        Object g() { return new Capturing(); }
                    }
                }
            }
            """;

    @ParameterizedTest
    @Clause("EM-FORM-4")
    @ValueSource(strings = {"emissary", "@dev.emissary.Emissary record"})
    void localOneCapturesNothingWithTheErrorsOfARecord(String head) {
        List<String> ofRecord = Javac.plain().withLint().compile(CAPTURES.replace("HEAD", "record")).places().stream()
                .filter(diagnostic -> diagnostic.contains("compiler.err"))
                .map(diagnostic -> diagnostic.replaceFirst(":\\d+", ""))
                .toList();
        assertThat(emissary().compile(CAPTURES.replace("HEAD", head)).errors())
                .containsExactlyElementsOf(
                        ofRecord.stream().map(error -> "Foo.java:" + error).toList())
                .hasSizeGreaterThan(8);
    }

    @ParameterizedTest
    @Clause("EM-FORM-4")
    @ValueSource(
            strings = {
                "class P<T> { emissary A(Comparable<T> c); }",
                "class P<T> { void m() { emissary A(Comparable<T> c); } }",
                "class P { <T> void m() { emissary A(Comparable<T> c); } }",
                "class P<T> { emissary A(T c) implements Runnable { public void run() {} } }",
            })
    void typeVariableAroundIsNotInScopeOfTheHeader(String source) {
        assertThat(emissary().compile(source).errors()).containsExactly("P.java:1 compiler.err.non-static.cant.be.ref");
    }
}
