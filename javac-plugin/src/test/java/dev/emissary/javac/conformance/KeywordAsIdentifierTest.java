package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.SameOutcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Conformance tests of the word emissary as an ordinary identifier, beside declarations that use it (EM-FORM-2). */
class KeywordAsIdentifierTest {
    /** Compiles with the plugin and without, and expects the same classes, and no error. */
    private static Compiled sameAsPlain(String source) {
        Compiled plain = Javac.plain().withLint().compile(source);
        Compiled compiled = emissary().compile(source);
        assertThat(plain.errors()).isEmpty();
        assertThat(compiled.successful().places()).isEqualTo(plain.places());
        SameOutcome.assertSameClasses("with the plugin", plain, compiled);
        return compiled;
    }

    @Test
    @Clause("EM-FORM-2")
    void namesVariables() {
        sameAsPlain("""
                class A {
                    static int emissary = 0;
                    int f(int k, int emissary) {
                        int a = emissary < 3 ? emissary : -emissary;
                        a += emissary >> 1;
                        a = (emissary) + (emissary) + this.emissary + A.emissary;
                        assert emissary == 0 : emissary;
                        emissary++;
                        ++emissary;
                        emissary = a;
                        emissary += 2;
                        do emissary++; while (emissary < 3);
                        for (emissary = 0; emissary < 2; emissary++) a--;
                        if (a > 1) emissary--; else emissary = 2;
                        int[] array = {emissary, emissary};
                        array[emissary] = array[emissary];
                        boolean less = emissary < k, more = k > emissary;
                        synchronized (this) { emissary--; }
                        return emissary;
                    }
                    void locals() {
                        int emissary, other = 2;
                        emissary = other;
                        { final int inner = emissary; }
                        for (int i = emissary; i < emissary; ) {}
                    }
                    void declared() { for (int emissary = 0, q = 1; emissary < q; emissary++) {} }
                    void each(int[] all) { for (int emissary : all) { all[0] = emissary; } }
                    void caught() { try { locals(); } catch (RuntimeException emissary) { throw emissary; } }
                    void resource(AutoCloseable c) throws Exception { try (var emissary = c) { emissary.hashCode(); } }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesLambdaParametersAndSelectorsOfSwitches() {
        sameAsPlain("""
                import java.util.function.*;
                class A {
                    IntUnaryOperator one = emissary -> emissary;
                    IntUnaryOperator two = (emissary) -> emissary + 1;
                    IntUnaryOperator three = (int emissary) -> { return emissary; };
                    IntBinaryOperator four = (emissary, other) -> emissary * other;
                    enum K { emissary, b }
                    int old(K k) { switch (k) { case emissary: return 1; case b: default: return 2; } }
                    int arrow(K k) { return switch (k) { case emissary -> 1; case b -> 2; }; }
                    int yielding(K k, int emissary) { return switch (k) { case emissary -> { yield emissary; } default -> emissary; }; }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesMethods() {
        sameAsPlain("""
                import java.util.function.*;
                class A {
                    void emissary() {}
                    int emissary(int a) { emissary(); this.emissary(1); return emissary(a); }
                    <T> T emissary(T t) { return this.<T>emissary(t); }
                    static String[] emissary(String... all) { return emissary("a", "b"); }
                    public final int g(int k) { return switch (k) { case 1 -> emissary(1); default -> this.emissary(2); }; }
                    Runnable r = this::emissary;
                    void control(int k) {
                        if (k > 1) emissary(k); else emissary(2);
                        do emissary(k); while (k < 0);
                        for (;;) emissary(k);
                    }
                }
                class B extends A { void emissary() { super.emissary(); } }
                @interface C { int emissary() default 1; }
                @C(emissary = 3) class D { @C(emissary = 2) int x; }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesLabels() {
        sameAsPlain("""
                class A {
                    void f() {
                        emissary: for (;;) { if (hashCode() == 1) break emissary; continue emissary; }
                    }
                    void g() { emissary: { break emissary; } }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesEnumConstants() {
        sameAsPlain("""
                enum A { emissary, b; A x = null; }
                enum B { b, emissary }
                enum C { emissary() { int f() { return 1; } }, b(2); C(int i) {} C() { this(0); } int f() { return 0; } }
                enum D { emissary(1); final int x; D(int x) { this.x = x; } D other() { return D.emissary; } }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesClassesInAllUsesOfATypeButAMethodsReturnType() {
        sameAsPlain("""
                import java.util.*;
                import java.util.function.*;
                class A {
                    emissary emissary;
                    emissary one, two = null;
                    emissary[] many, more[];
                    private static final emissary constant = new emissary();
                    List<emissary> list = new ArrayList<emissary>();
                    Map<emissary, ? extends emissary> map;
                    emissary.Inner inner;
                    void emissary(emissary a, emissary... b) { emissary(a, b); this.emissary(a); }
                    <T extends emissary> T generic(T t) { return t; }
                    emissary[] array() { return new emissary[] { new emissary() }; }
                    emissary.Inner qualified(emissary.Inner i) { return i; }
                    List<emissary> argument(int x) { return null; }
                    A.emissary nested(A.emissary e) { return e; }
                    void thrower() throws emissary.Bad, A.emissary.Bad {}
                    Object f(Object o) {
                        emissary e = (emissary) o;
                        emissary[] es = (emissary[]) o;
                        final emissary last;
                        if (o instanceof emissary) return e;
                        if (o instanceof emissary q && q != null) { return q; }
                        if (!(o instanceof final emissary q)) { return o; }
                        Function<emissary, emissary> g = emissary -> emissary;
                        Function<emissary, emissary> h = (emissary x) -> x;
                        BiFunction<emissary, emissary, emissary> bi = (emissary x, emissary y) -> x;
                        Supplier<emissary> s = emissary::new;
                        IntFunction<emissary[]> t = emissary[]::new;
                        Class<?> c = emissary.class;
                        Object anonymous = new emissary() { int x; };
                        for (emissary z : many) { z.x++; }
                        for (emissary z = null; z != null; ) {}
                        try { o.hashCode(); } catch (emissary.Bad bad) { }
                        emissary emissary = new emissary();
                        emissary.x++;
                        return emissary;
                    }
                    static class emissary {
                        int x;
                        emissary() {}
                        emissary(Object o) { this(); }
                        Object me() { class L { Object o = emissary.this; } return emissary.this; }
                        void receiver(emissary this) {}
                        class Inner {}
                        static class Bad extends RuntimeException { static final long serialVersionUID = 1; }
                    }
                    static class Sub extends emissary { Sub() { super(null); } }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesAReturnTypeThatIsQualifiedOrFollowsTypeParameters() {
        sameAsPlain("""
                class A {
                    static class emissary<T> {}
                    interface I { <T> emissary<T> f(T t); }
                    A.emissary<String> a() { return null; }
                    emissary<String> b(int x) { return null; }
                    <T> A.emissary<T> c(T t) { return null; }
                    static <T, U extends Comparable<U>> emissary<U> d(T t, U u) { return null; }
                }
                class B {
                    static class emissary {}
                    B.emissary a() { return null; }
                    <T> emissary b() { return null; }
                    public static <T> emissary c(T t) { int x = 1; x++; return null; }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesTypesOfEveryKind() {
        sameAsPlain("""
                interface A { interface emissary { void f(); } class C implements emissary { public void f() {} } }
                class B { record emissary(int x) { emissary { x++; } } sealed interface S permits emissary2 {} record emissary2() implements S {} }
                class C { enum emissary { X; emissary x; } }
                class D<emissary> { emissary x; <emissary2 extends emissary> void f(emissary2 e, emissary f) {} }
                class E { sealed interface S permits emissary {} static final class emissary implements S {} }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesAnnotationTypes() {
        sameAsPlain("""
                class X {
                    @emissary X(int x) { int y; }
                    @emissary Runnable f(int x) { return null; }
                    @emissary int z;
                    @Outer.emissary X() {}
                    @emissary class Y {}
                    @emissary record R(int x) {}
                    void m(@emissary Runnable r) { @emissary int k = 0; for (@emissary String s : new String[0]) {} }
                }
                @interface emissary {}
                class Outer { @interface emissary {} }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesPackages() {
        Compiled compiled = emissary().compile("""
                package emissary.emissary;
                import emissary.Other;
                import static emissary.Other.emissary;
                public class emissary {
                    public static int x = emissary + emissary();
                    emissary.Foo y;
                    static class Foo {}
                }
                """, """
                package emissary;
                public class Other {
                    public static int emissary = 1;
                    public static int emissary() { return 2; }
                }
                """).clean();
        assertThat(compiled.classNames())
                .containsExactly("emissary.Other", "emissary.emissary.emissary", "emissary.emissary.emissary$Foo");
    }

    @Test
    @Clause("EM-FORM-2")
    void standsBesideDeclarationsInTheSameBody() {
        Compiled compiled = emissary().compile("""
                class X {
                    int emissary, record, sealed;
                    emissary A(Runnable r);
                    int emissary(int x) { return x; }
                    emissary B(Runnable r) { static int emissary; int emissary() { return emissary; } }
                    int m() {
                        int emissary = 1;
                        emissary C(Runnable r);
                        emissary++;
                        emissary: { emissary D(Runnable r) {} break emissary; }
                        emissary E(Runnable r) { static int emissary = 3; }
                        return emissary + E.emissary + emissary(2);
                    }
                    static int run() { return new X().m(); }
                }
                """).successful();
        assertThat(compiled.classNames()).containsExactlyInAnyOrder("X", "X$A", "X$B", "X$1C", "X$1D", "X$1E");
        assertThat(compiled.run("X", "run")).isEqualTo(7);
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    @Clause("EM-FORM-2")
    void namesARecordPatternWhereTheLanguageHasThem() {
        sameAsPlain("""
                class A {
                    record emissary(int x, Object y) {}
                    int f(Object o) {
                        if (o instanceof emissary(int a, emissary(int b, Object c))) return a + b;
                        return switch (o) {
                            case emissary(int a, String b) -> a;
                            case emissary e when (e.x > 1) -> 2;
                            case emissary e -> 3;
                            default -> 4;
                        };
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FORM-2")
    void namesAnAnnotatedReturnTypeThatFollowsTypeParameters() {
        sameAsPlain("""
                class A {
                    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Use {}
                    static class emissary {}
                    <T> @Use emissary a(T t) { return null; }
                }
                """);
    }
}
