package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of interfaces implemented by hand that have methods of the delegated ones (EM-CONF-5, EM-CONF-6).
 */
class HandImplementedTest {
    private static final String IMPORTS = "import java.io.*; import java.util.*;\n";

    /** Returns the declaration that the one error of a program proposes, which resolves it. */
    private static String proposed(String key, String types, String header) {
        String program = IMPORTS + types + "\n" + header;
        String noBody = header.contains("record ") ? " {}" : ";";
        Compiled refused = emissary().withOptions("-nowarn").compile(program + noBody);
        assertThat(refused.errors()).singleElement().asString().endsWith(":3 " + key);
        String declaration = refused.diagnostics()
                .get(refused.diagnostics().size() - 1)
                .text()
                .lines()
                .filter(line -> line.contains("@Override"))
                .findFirst()
                .orElse("")
                .strip();
        if (!declaration.isEmpty()) {
            emissary().compile(program + " {\n" + declaration + "\n}").successful();
        }
        return declaration;
    }

    @ParameterizedTest
    @Clause("EM-CONF-6")
    @CsvSource(
            delimiter = '|',
            value = {
                // A subinterface, an unrelated one, one that inherits its default, one of a generic interface.
                "interface L extends Foo { default String name() { return \"\"; } } | emissary E(Foo f) implements L | L",
                "interface L { default String name() { return \"\"; } } | emissary E(Foo f) implements L | L",
                "interface L { default String name() { return \"\"; } } | @dev.emissary.Emissary record E(Foo f) implements L {} | L",
                "interface L extends M {} interface M extends Foo { default String name() { return \"\"; } } | emissary E(Foo f) implements L | L",
                "interface L<T> { default T name() { return null; } } | emissary E(Foo f) implements L<String> | L",
                "interface L { default String name() { return \"\"; } } | emissary E(Impl i) implements Foo, L | L",
                "interface L { default String name() { return \"\"; } } | @dev.emissary.Emissary(Foo.class) emissary E(Impl i) implements L | L",
                "interface L { default String name() { return \"\"; } } | emissary E<T extends Foo>(T t) implements L, Foo | L",
                "interface L extends Foo { default String name() { return \"\"; } } interface K extends L {} | emissary E(Foo f) implements L, K | K",
                "interface L extends Foo { default String name() { return \"\"; } } interface K extends L {} | emissary E(Foo f) implements K, L | K",
                "interface L extends Base { default String name() { return \"\"; } } | emissary E(OfBase f) implements L | L",
            })
    void defaultMethodThatAForwarderWouldHideIsAConflictThatOffersBothCalls(
            String types, String header, String called) {
        String foo = "interface Foo { String name(); } abstract class Impl implements Foo {} "
                + "interface Base { default String name() { return \"\"; } } "
                + "interface OfBase extends Base { default String name() { return \"\"; } } ";
        String body = header.endsWith("{}") ? header.substring(0, header.length() - 3) : header;
        String declaration = proposed("emissary.err.method.default", foo + types, body);
        assertThat(declaration)
                .matches("@Override public String name\\(\\) \\{ return this\\.[fit]\\.name\\(\\); \\} // or " + called
                        + "\\.super\\.name\\(\\)");
        String other = declaration.substring(declaration.indexOf("// or ") + 6);
        emissary()
                .compile(IMPORTS + foo + types + "\n" + body + " { @Override public String name() { return " + other
                        + "; } }")
                .successful();
    }

    @Test
    @Clause({"EM-CONF-6", "EM-DIAG-1"})
    void errorIsAtTheListedInterfaceAndNamesBothDeclarations() {
        Compiled compiled = emissary().compile("""
                interface Foo { String name(); }
                interface Loud extends Foo { @Override default String name() { return "!"; } }
                emissary E(Foo f) implements AutoCloseable, Loud { public void close() {} }
                """);
        assertThat(compiled.errors()).containsExactly("Foo.java:3 emissary.err.method.default");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(45);
        assertThat(compiled.diagnostics().get(0).text())
                .contains("f: declared in Foo (Foo.java:1)", "Loud: declared in Loud (Foo.java:2)");
    }

    @ParameterizedTest
    @Clause({"EM-CONF-6", "EM-DEL-4"})
    @ValueSource(
            strings = {
                // An abstract redeclaration.
                "interface L extends Foo { String name(); } emissary E(Foo f) implements L;",
                // The same default, by two ways; or one that the delegated interface has overridden.
                "interface L extends Def {} interface K extends Def {} emissary E(K k) implements L;",
                "interface L extends Def {} emissary E(Def d) implements L;",
                "interface K extends Def { String name(); } emissary E(K k) implements Def;",
                "interface K extends Def { default String name() { return \"\"; } } emissary E(K k) implements Def;",
                "interface K extends Def { String name(); } interface L extends Def {} emissary E(K k) implements L;",
                // Another interface implemented by hand has made it abstract again.
                "interface L extends Def { String name(); } emissary E(Foo f) implements Def, L;",
                "interface L extends Def { String name(); } emissary E(Foo f) implements L, Def;",
                // Not the same method.
                "interface L { default String name(int i) { return \"\"; } } emissary E(Foo f) implements L;",
                "interface L { static String name() { return \"\"; } } emissary E(Foo f) implements L;",
                "interface L<T> { default void take(T t) {} } emissary E(Taker<String> t) implements L<Integer>;",
                // Written by hand, or delegated.
                "interface L extends Foo { default String name() { return \"\"; } } emissary E(Foo f) implements L { public String name() { return L.super.name(); } }",
                "interface L extends Foo { default String name() { return \"\"; } } emissary E(L l) implements Foo;",
                "interface L extends Foo { default String name() { return \"\"; } } emissary E(Two t) implements L, Foo;"
                        + " abstract class Two implements L, Foo {}",
                "interface L { default String other() { return \"\"; } } emissary E(Foo f) implements L;",
            })
    void whatHidesNoInheritedDefaultIsLegal(String declaration) {
        emissary()
                .withOptions("-Xlint:none")
                .compile("""
                        interface Foo { String name(); } interface Def { default String name() { return ""; } }
                        interface Taker<T> { void take(T t); }
                        """.replace("take(T t); }", "put(T t); }") + declaration)
                .clean();
    }

    @Test
    @Clause("EM-CONF-6")
    void inheritedDefaultOfAnotherMethodIsNotForwarded() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                interface Foo { String name(); }
                interface Loud { String name(); default String twice() { return name() + name(); } }
                emissary E(Foo f) implements Loud { static Object result() { return new E(() -> "x").twice(); } }
                """).clean();
        assertThat(compiled.run("E", "result")).isEqualTo("xx");
    }

    @Test
    @Clause({"EM-CONF-6", "EM-CONF-1"})
    void conflictOfTwoDelegatesOffersTheDefaultToo() {
        Compiled compiled = emissary().compile("""
                interface A { String f(); } interface B { String f(); } interface L { default String f() { return ""; } }
                emissary E(A a, B b) implements L;
                """);
        assertThat(compiled.errors()).containsExactly("A.java:2 emissary.err.method.conflict");
        assertThat(compiled.diagnostics().get(0).text())
                .contains("{ return this.a.f(); } // or this.b.f() or L.super.f()");
    }

    @Test
    @Clause("EM-CONF-5")
    void forwarderThrowsWhatBothAllow() {
        assertSame("""
                import java.io.*;
                interface Foo<T> {
                    void narrower() throws FileNotFoundException, IllegalStateException;
                    <X extends IOException> void generic(Class<X> c) throws X;
                    void fromClass() throws IOException;
                }
                interface Hand {
                    void narrower() throws IOException, InterruptedException;
                    <Y extends IOException> void generic(Class<Y> d) throws Exception;
                    void fromClass();
                }
                abstract class Impl implements Foo<String> { public abstract void fromClass(); }
                """, """
                emissary X(Impl impl) implements Foo<String>, Hand;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String>, Hand {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public void narrower() throws FileNotFoundException, IllegalStateException { impl.narrower(); }
                    public <X extends IOException> void generic(Class<X> arg0) throws X { impl.generic(arg0); }
                    public void fromClass() { impl.fromClass(); }
                }
                """);
    }

    @Test
    @Clause("EM-CONF-5")
    void forwarderReturnsTheMostSpecificResult() {
        assertSame("""
                import java.util.*;
                interface Foo<T> {
                    Collection<T> all();
                    <A> Collection<A> generic(A a);
                    ArrayList<T> wider();
                }
                interface Hand<T> {
                    List<T> all();
                    <B> List<B> generic(B b);
                    List<T> wider();
                }
                abstract class Impl implements Foo<String> {
                    public abstract ArrayList<String> all();
                    public abstract <C> LinkedList<C> generic(C c);
                }
                """, """
                emissary X(Impl impl) implements Foo<String>, Hand<String>;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String>, Hand<String> {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public List<String> all() { return impl.all(); }
                    public <A> List<A> generic(A arg0) { return impl.generic(arg0); }
                    public ArrayList<String> wider() { return impl.wider(); }
                }
                """);
    }

    @Test
    @Clause({"EM-CONF-5", "EM-FWD-5"})
    void narrowerResultIsSealedToo() {
        assertSame("""
                interface Foo { Object self(); }
                interface Hand { Foo self(); }
                class Impl implements Foo { public Impl self() { return this; } }
                """, """
                emissary X(Impl impl) implements Foo, Hand;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo, Hand {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Foo self() { Foo result = impl.self(); return result == impl ? this : result; }
                }
                """);
    }

    @Test
    @Clause("EM-CONF-5")
    void forwarderHasTheErasedParametersThatOnlyOverrideBoth() {
        Compiled compiled =
                emissary().withOptions("-Xlint:-rawtypes").compile("""
                import java.util.*;
                interface Foo { List<String> all(List<String> l); }
                interface Hand { List all(List l); }
                emissary E(Foo f) implements Hand;
                """).successful();
        assertThat(compiled.classFile("E").publicMethods()).containsExactly("all(Ljava/util/List;)Ljava/util/List;");
        assertThat(compiled.classFile("E").signatures()).doesNotContain("(Ljava/util/List<Ljava/lang/String;>;)");
    }

    @ParameterizedTest
    @Clause("EM-CONF-5")
    @CsvSource(
            delimiter = '|',
            value = {
                "Object f() throws IOException; | Object f(); | throws | @Override public Object f() { try { return this.f.f(); } catch (IOException e) { throw new RuntimeException(e); } }",
                "void f(int e) throws IOException, InterruptedException; | void f(int e) throws InterruptedException; | throws | @Override public void f(int e) throws InterruptedException { try { this.f.f(e); } catch (IOException exception) { throw new RuntimeException(exception); } }",
                "<X extends Exception> void f(Class<X> c) throws X; | <Y extends Exception> void f(Class<Y> c); | throws | @Override public <X extends Exception> void f(Class<X> c) { throw new UnsupportedOperationException(); }",
                "Object f(); | String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "CharSequence f(); | default String g() { return null; } String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "Object f() throws IOException; | String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "<A> Object f(A a); | <B> B f(B a); | result | @Override public <A> A f(A a) { throw new UnsupportedOperationException(); }",
                "int f(); | String f(); | returns | ''",
                "void f(); | int f(); | returns | ''",
                "Runnable f(); | AutoCloseable f(); | returns | ''",
                "void f(List<String> l); | void f(List<Integer> l); | clash | @SuppressWarnings({\"rawtypes\", \"unchecked\"}) @Override public void f(List l) { this.f.f(l); }",
                "void f(List<String> l); | default void f(List<Integer> l) {} | clash | @SuppressWarnings({\"rawtypes\", \"unchecked\"}) @Override public void f(List l) { this.f.f(l); } // or Hand.super.f(l)",
            })
    void methodThatOnlyCallsTheDelegateAndCannotImplementBothIsOneError(
            String delegated, String byHand, String key, String declaration) {
        String types = "interface Foo { " + delegated + " } interface Hand { " + byHand + " }";
        String found = proposed("emissary.err.method.required." + key, types, "emissary E(Foo f) implements Hand");
        assertThat(found.replace("java.io.", "").replace("java.util.", "")).isEqualTo(declaration);
    }

    @ParameterizedTest
    @Clause({"EM-CONF-5", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "emissary E(Foo f) implements Hand, Other;",
                "emissary E(Foo f) implements Other, Hand;",
                "@dev.emissary.Emissary(Foo.class) record E(Foo f) implements Other, Hand {}",
                "emissary E(Foo f) implements Sub;",
            })
    void severalInterfacesThatAskForTheSameAreOneError(String declaration) {
        assertThat(emissary().compile("""
                interface Foo { Object f() throws Exception; } interface Hand { String f(); }
                interface Other { Object f(); } interface Sub extends Hand, Other {}
                """ + declaration).errors())
                .containsExactly("Foo.java:3 emissary.err.method.required.result");
    }

    @Test
    @Clause("EM-CONF-5")
    void whatIsKnownOfAnInterfaceIsNotKeptWhereAnotherOneConstrainsIt() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                import java.io.*;
                interface Foo { CharSequence f() throws FileNotFoundException; void g(); }
                interface Hand { Object f() throws IOException; }
                interface Quiet { CharSequence f(); }
                emissary A(Foo f);
                emissary B(Foo f) implements Hand;
                emissary C(Foo f) implements Quiet { public CharSequence f() { return ""; } }
                emissary D(Foo f) implements Comparable<D> { public int compareTo(D d) { return 0; } }
                """).clean();
        for (String name : List.of("A", "B", "D")) {
            assertThat(compiled.load(name).getMethod("f").getExceptionTypes())
                    .containsExactly(java.io.FileNotFoundException.class);
        }
        assertThat(compiled.load("C").getMethod("f").getExceptionTypes()).isEmpty();
        for (String order : new String[] {
            "emissary A(Foo f);\nemissary B(Foo f) implements Quiet;",
            "emissary B(Foo f) implements Quiet;\nemissary A(Foo f);"
        }) {
            assertThat(emissary()
                            .compile("interface Foo { void f() throws Exception; } interface Quiet { void f(); }\n"
                                    + order)
                            .errors())
                    .singleElement()
                    .asString()
                    .endsWith("emissary.err.method.required.throws");
        }
    }
}
