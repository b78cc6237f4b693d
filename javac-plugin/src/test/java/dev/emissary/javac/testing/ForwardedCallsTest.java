package dev.emissary.javac.testing;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.ExpectedForwarders.Forwarder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A test that the check of calls finds what a delegating class can do wrong. */
@NoClause("the check of calls that other tests use")
class ForwardedCallsTest {
    private static final List<String> GOOD = List.of(
            "public String join(String a, String b) { return foo.join(a, b); }",
            "public int read(long l) throws java.io.IOException { return foo.read(l); }",
            "public Foo self() { Foo r = foo.self(); return r == foo ? this : r; }",
            "public Object any() { return foo.any(); }");

    private static final List<Forwarder> RETURNING = List.of(new Forwarder("self()LFoo;", true));

    @Test
    void acceptsAClassThatPassesEveryCallOn() throws ReflectiveOperationException {
        // A result and an exception for each method, and the delegate itself for those that can return it.
        assertThat(calls(GOOD).check(RETURNING)).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public String join(String a, String b) { foo.join(a, b); return foo.join(a, b); }",
                "public String join(String a, String b) { return foo.join(b, a); }",
                "public String join(String a, String b) { return foo.join(new String(a), b); }",
                "public String join(String a, String b) { return new String(foo.join(a, b)); }",
                "public int read(long l) { return 7; }",
                "public int read(long l) throws java.io.IOException { return foo.read(l + 1); }",
                "public int read(long l) throws java.io.IOException { return foo.read(l) + 1; }",
                "public int read(long l) { try { return foo.read(l); } catch (java.io.IOException e) { throw new IllegalStateException(e); } }",
                "public Foo self() { return foo.self(); }",
                "public Foo self() { foo.self(); return this; }",
                "public Object any() { Object r = foo.any(); return r == foo ? this : r; }",
                "public Object any() { return foo.self(); }",
                "@Override public String toString() { foo.toString(); return super.toString(); }",
                "@Override public int hashCode() { return foo.hashCode(); }",
                "@Override public boolean equals(Object o) { return o == foo; }"
            })
    void rejectsAnythingElse(String wrong) throws ReflectiveOperationException {
        String start = wrong.substring(0, wrong.indexOf('('));
        List<String> methods = new ArrayList<>(GOOD);
        methods.removeIf(method -> method.startsWith(start));
        methods.add(wrong);
        ForwardedCalls calls = calls(methods);
        assertThatThrownBy(() -> calls.check(RETURNING)).isInstanceOf(AssertionError.class);
    }

    private static ForwardedCalls calls(List<String> methods) throws ReflectiveOperationException {
        Compiled compiled = emissary()
                .compile("""
                public interface Foo {
                    String join(String a, String b);
                    int read(long l) throws java.io.IOException;
                    Foo self();
                    Object any();
                }
                """, """
                public final class X implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    %s
                }
                """.formatted(String.join("\n", methods)))
                .successful();
        return new ForwardedCalls(compiled.classFile("X"), compiled.load("X"), compiled.load("Foo"));
    }
}
