package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the constructors that are not the canonical one (EM-CTOR-4). */
class OtherConstructorsTest {
    private static final String A = "public interface A { int a(); }";

    @Test
    @Clause("EM-CTOR-4")
    void mayCallTheCanonicalOneInChains() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    final int extra;
                    public X { extra = 7; }
                    X(int n) { this(() -> n); }
                    private X(String s) throws java.io.IOException { this(s.length()); }
                    protected <N extends Number> X(N n, int... more) { this(n.intValue() + more.length); }
                    static int run() throws java.io.IOException {
                        return new X("abc").a() + new X(2L, 1, 1).a() + new X(10).a() + new X(1).extra;
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(3 + 4 + 10 + 7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X() { this.a = null; }",
                "X() { super(); this.a = null; }",
                "X() { }",
                "X(Integer a) { this.a = null; }",
                "X(Object a) { this.a = (A) a; }",
                "X(A a, int n) { this.a = a; }",
                "X(A... a) { this.a = a[0]; }",
            })
    @Clause("EM-CTOR-4")
    void rejectsOneThatDoesNotCallThis(String constructor) {
        Compiled compiled = emissary().compile(A, "public emissary X(A a) {\n    " + constructor + "\n}");
        assertThat(compiled.errors()).containsExactly("X.java:2 emissary.err.constructor.call");
    }

    @Test
    @Clause({"EM-CTOR-1", "EM-CTOR-4"})
    void oneWithAsManyParametersAsComponentsLeavesTheCanonicalOneImplicit() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(Integer a) { this(() -> a); }
                    X(Object a) { this((A) a); }
                    static int run() {
                        A five = () -> 5;
                        return new X(1).a() + new X((Object) five).a() * 10 + new X(five).a() * 100;
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(551);
        assertThat(Arrays.stream(compiled.load("X").getDeclaredConstructors())
                        .filter(constructor -> constructor.getParameterTypes()[0] == compiled.load("A"))
                        .map(constructor -> Modifier.toString(constructor.getModifiers())))
                .containsExactly("public");
    }

    @Test
    @Clause({"EM-CTOR-1", "EM-CTOR-4"})
    void theOrderOfConstructorsInTheBodyDoesNotMatter() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) { this(() -> n); }
                    public X { }
                    X(long n) { this((int) n); }
                    static int run() { return new X(3L).a(); }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(3);
        assertThat(compiled.load("X").getDeclaredConstructors()).hasSize(3);
    }

    @Test
    @Clause("EM-CTOR-4")
    void aConstructorThatCallsItselfIsJavacsError() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) { this(n + 1); }
                }
                """);
        assertThat(compiled.errors()).containsExactly("X.java:2 compiler.err.recursive.ctor.invocation");
    }

    @Test
    @Clause("EM-CTOR-4")
    void statementsMayPrecedeTheCallWhereTheLanguageLevelAllowsThem() {
        assumeTrue(Runtime.version().feature() >= 25);
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) {
                        if (n < 0) throw new IllegalArgumentException("negative");
                        int twice = 2 * n;
                        this(() -> twice);
                    }
                    static int run() { return new X(4).a(); }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(8);
    }

    @Test
    @Clause("EM-CTOR-4")
    void statementsBeforeTheCallAreJavacsErrorWhereTheLanguageLevelDoesNotAllowThem() {
        assumeTrue(Runtime.version().feature() < 22);
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) {
                        int twice = 2 * n;
                        this(() -> twice);
                    }
                }
                """);
        assertThat(compiled.errors())
                .isNotEmpty()
                .allMatch(error -> error.matches("X.java:[24] compiler.err.*"), "an error of javac's own");
    }

    @Test
    @Clause("EM-CTOR-4")
    void aCallInsideABlockIsNoFirstCall() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) {
                        { this(() -> n); }
                    }
                }
                """);
        assertThat(compiled.errors()).isNotEmpty().allMatch(error -> error.matches("X.java:[23] .*"));
    }

    @Test
    @Clause("EM-CTOR-4")
    void oneMayNotAssignAComponentFieldAgain() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) {
                        this(() -> n);
                        this.a = null;
                    }
                }
                """);
        assertThat(compiled.errors()).containsExactly("X.java:4 compiler.err.var.might.already.be.assigned");
    }
}
