package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of what cannot be delegated, and of what is just legal (EM-DEL-5). */
class RefusedInterfacesTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @CsvSource({
        "Cl c,            component.not.interface",
        "En c,            component.not.interface",
        "Re c,            component.not.interface",
        "Ab c,            component.not.interface",
        "java.lang.Thread c, component.not.interface",
        "Object c,        component.not.interface",
        "String c,        component.not.interface",
        "int[] c,         component.not.interface",
        "Runnable[] c,    component.not.interface",
        "Runnable[][] c,  component.not.interface",
        "Runnable... c,   component.not.interface",
        "int c,           component.not.interface",
        "boolean c,       component.not.interface",
        "T c,             component.not.interface",
        "U c,             component.not.interface",
        "T[] c,           component.not.interface",
        "An c,            annotation.type",
        "java.lang.Override c, annotation.type",
        "java.util.List<?> c, wildcard",
        "java.util.Map<String; ? super Integer> c, wildcard",
        "java.util.List<? extends T> c, wildcard",
    })
    void unnamedComponentThatIsNoInterfaceIsOneError(String component, String key) {
        Compiled compiled = emissary().compile("""
                class Cl {} enum En { A } record Re(int i) {} @interface An {} abstract class Ab implements Runnable {}
                emissary A<T, U extends Runnable>(AutoCloseable first,
                    %s);
                """.formatted(component.replace(';', ',')));
        assertThat(compiled.errors()).containsExactly("Cl.java:3 emissary.err." + key);
        assertThat(compiled.diagnostics().get(0).text()).contains(" c");
    }

    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-1"})
    void errorOfAComponentStandsAtItsTypeAndProposesTheExplicitForms() {
        Compiled compiled = emissary().compile("emissary A(Runnable r, Thread t, AutoCloseable c, int i);");
        assertThat(compiled.errors())
                .containsExactly(
                        "A.java:1 emissary.err.component.not.interface",
                        "A.java:1 emissary.err.component.not.interface");
        assertThat(compiled.diagnostics())
                .extracting(message -> message.column())
                .containsExactly(24L, 51L);
        assertThat(compiled.diagnostics().get(0).text())
                .contains("component t", "java.lang.Thread", "implements", "@Emissary(");
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @ValueSource(
            strings = {
                "emissary A(Runnable r) implements Runnable,\nRunnable;",
                "emissary A(Thread r) implements Runnable, Comparable<A>,\nRunnable { public int compareTo(A a) { return 0; } }",
                "emissary A(Runnable r) implements AutoCloseable,\nAutoCloseable { public void close() {} }",
                "emissary A(Comparable<String> c) implements Comparable<String>,\nComparable<String>;",
                "emissary A(Comparable<String> c) implements Comparable<String>,\nComparable<Integer>;",
                "emissary A(Runnable r) implements Comparable<A>,\nComparable<A> { public int compareTo(A a) { return 0; } }",
                "emissary A(Runnable r) implements Runnable,\njava.lang.Runnable;",
                "emissary A(Runnable r) implements java.io.Serializable,\njava.io.Serializable;",
            })
    void interfaceListedTwiceIsOneErrorAtTheSecond(String declaration) {
        assertThat(emissary().compile("class X {}\n" + declaration).errors())
                .containsExactly("X.java:3 emissary.err.interface.repeated");
    }

    @Test
    @Clause("EM-DEL-5")
    void annotationTypeInTheImplementsClauseIsOneError() {
        assertThat(emissary().compile("""
                emissary A(Runnable r) implements
                    Override;
                """).errors()).containsExactly("A.java:2 emissary.err.annotation.type");
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @ValueSource(strings = {"Object", "Thread", "String", "Cl", "En"})
    void classInTheImplementsClauseIsJavacsOwnError(String listed) {
        assertThat(emissary().compile("""
                class Cl {} enum En {}
                emissary A(Runnable r) implements
                    %s;
                """.formatted(listed)).errors())
                .containsExactly("Cl.java:3 compiler.err.intf.expected.here");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    @ValueSource(strings = {"T", "Iterable<?>", "Comparable<? extends A>"})
    void whatNoClassCanImplementIsOneError(String listed) {
        assertThat(emissary().compile("""
                class X {}
                emissary A<T extends Runnable>(java.util.List<T> r) implements
                    %s;
                """.formatted(listed)).errors())
                .singleElement()
                .asString()
                .startsWith("X.java:3 ");
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DEL-5", "EM-DIAG-3"})
    void wildcardIsOneErrorAlsoWhenTheComponentIsNamed() {
        String source = """
                import java.util.*;
                emissary A(
                    List<? extends Number> c) implements Collection<Number>;
                """;
        assertThat(emissary().compile(source).errors()).containsExactly("A.java:3 emissary.err.wildcard");
        assertThat(emissary()
                        .compile(source.replace("Collection<Number>", "Iterable<Object>")
                                .replace("List<? extends Number>", "List<?>"))
                        .errors())
                .containsExactly("A.java:3 emissary.err.wildcard");
    }

    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    void interfaceNestedInTheEmissaryItselfCannotBeDelegated() {
        assertThat(emissary().compile("""
                emissary A(A.I i) { interface I { void f(); } }
                """).errors()).containsExactly("A.java:1 compiler.err.cyclic.inheritance");
        assertThat(emissary().compile("""
                emissary A(A.I i) implements A.I { interface I { void f(); } }
                """).errors()).containsExactly("A.java:1 compiler.err.cyclic.inheritance");
    }

    @Test
    @Clause("EM-DEL-5")
    void sealedInterfaceThatPermitsTheEmissaryIsDelegated() {
        Compiled compiled = emissary().compile("""
                sealed interface S permits A, B, C, Z { void s(); }
                final class Z implements S { public void s() {} }
                emissary A(S s);
                emissary B(Z s) implements S;
                @dev.emissary.Emissary(S.class) emissary C(Z s);
                """).clean();
        for (String name : new String[] {"A", "B", "C"}) {
            assertThat(interfaces(compiled, name)).containsExactly("S");
        }
    }

    @Test
    @Clause("EM-DEL-5")
    void sealedInterfaceThatDoesNotPermitTheEmissaryIsAnError() {
        String types = "sealed interface S permits Z { void s(); } final class Z implements S { public void s() {} }\n";
        assertThat(emissary().compile(types + "emissary A(S s);").errors())
                .containsExactly("S.java:2 emissary.err.interface.sealed");
        assertThat(emissary()
                        .compile(types + "@dev.emissary.Emissary(S.class) emissary A(Z s);")
                        .errors())
                .containsExactly("S.java:2 emissary.err.interface.sealed");
        assertThat(emissary().compile(types + "emissary A(Z s) implements S;").errors())
                .hasSize(1);
        assertThat(emissary()
                        .compile(types + "emissary A(Runnable r) implements S { public void s() {} }")
                        .errors())
                .containsExactly("S.java:2 compiler.err.cant.inherit.from.sealed");
    }

    @Test
    @Clause("EM-DEL-7")
    void sealedInterfaceWithoutPermitsClausePermitsTheEmissariesOfItsFile() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                emissary Before(S s);
                @Emissary record BeforeToo(S s) {}
                @Emissary(S.class) record BeforeListed(Z z) {}
                class Outer { emissary Member(S s); static class Inner { @Emissary record Deep(S s) {} } }
                sealed interface S { void s(); emissary Within(S s); }
                final class Z implements S { public void s() {} }
                emissary After(S s);
                @Emissary record AfterNamed(Z z) implements S {}
                emissary ByHand(Runnable r) implements S { public void s() {} }
                sealed interface Sub extends S {}
                emissary Twice(Sub sub) implements S;
                """).clean();
        assertThat(compiled.load("S").getPermittedSubclasses())
                .extracting(Class::getName)
                .containsExactlyInAnyOrder(
                        "Before",
                        "BeforeToo",
                        "BeforeListed",
                        "Outer$Member",
                        "Outer$Inner$Deep",
                        "S$Within",
                        "Z",
                        "After",
                        "AfterNamed",
                        "ByHand",
                        "Sub",
                        "Twice");
        assertThat(compiled.load("Sub").getPermittedSubclasses())
                .extracting(Class::getName)
                .containsExactly("Twice");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-7", "EM-DEL-5"})
    @ValueSource(
            strings = {
                "emissary Same(S s);",
                "emissary Same(S.Z z) implements S;",
                "@dev.emissary.Emissary(S.class) record Same(S.Z z) {}",
            })
    void sealedInterfaceOfAnotherFileDoesNotPermitIt(String declaration) {
        assertThat(emissary()
                        .compile(
                                "sealed interface S { void s(); final class Z implements S { public void s() {} } }",
                                declaration)
                        .errors())
                .singleElement()
                .asString()
                .matches("Same.java:1 (emissary.err.interface.sealed|compiler.err.cant.inherit.from.sealed)");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-7", "EM-FORM-4"})
    @ValueSource(
            strings = {
                "emissary E(S s);",
                "@dev.emissary.Emissary record E(S s) {}",
                "emissary E(Z z) implements S;",
                "@dev.emissary.Emissary(S.class) record E(Z z) {}",
                "class L { class M { emissary E(S s); } }",
            })
    void localEmissaryOfASealedInterfaceIsJavacsOwnError(String declaration) {
        String sealed =
                "sealed interface S { void s(); } final class Z implements S { public void s() {} }\nclass X { void m() {\n";
        assertThat(emissary().compile(sealed + declaration + "\n} }").errors())
                .containsExactly("S.java:3 compiler.err.local.classes.cant.extend.sealed");
    }

    private static final String HIDDEN = """
            package q;
            import java.util.*;
            public class Q {
                static class Hidden extends Exception { private static final long serialVersionUID = 1; }
                static class Around { public static class Inside {} }
                public static class Shown extends Around {}
                public interface Result { Hidden m(); void ok(); }
                public interface Parameter { void m(Hidden h); }
                public interface Thrown { void m() throws Hidden; }
                public interface Bound { <T extends Hidden> void m(T t); }
                public interface Bounds { <T extends Runnable & Comparable<Hidden[]>> void m(T t); }
                public interface Deep { Map<String, ? super List<Hidden>[]> m(); }
                public interface Inside { Around.Inside m(); }
                public interface Inherited extends Result {}
                public static class Foo implements Comparable<Hidden>, Mark<Hidden> {
                    public int compareTo(Hidden h) { return 0; }
                }
                public interface Mark<T> {}
                public static class Base { protected static class P {} public interface OfP { P m(); } }
            }
            """;

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary E(Q.Result c);                                   | method.inaccessible",
                "@Emissary record E(Q.Result c) {}                         | method.inaccessible",
                "emissary E(Q.Parameter c);                                | method.inaccessible",
                "emissary E(Q.Thrown c);                                   | method.inaccessible",
                "emissary E(Q.Bound c);                                    | method.inaccessible",
                "emissary E(Q.Bounds c);                                   | method.inaccessible",
                "emissary E(Q.Deep c);                                     | method.inaccessible",
                "emissary E(Q.Inside c);                                   | method.inaccessible",
                "emissary E(Q.Inherited c);                                | method.inaccessible",
                "emissary E(Q.Base.OfP c);                                 | method.inaccessible",
                "@Emissary(Comparable.class) emissary E(Q.Foo c);          | interface.inaccessible",
                "@Emissary(Q.Mark.class) emissary E(Q.Foo c);              | interface.inaccessible",
                "class X { private static class T {} interface W { T t(); } } emissary E(X.W c); | method.inaccessible",
            })
    void methodWhoseSignatureMentionsWhatIsNotAccessibleIsOneError(String declaration, String key) {
        String p = "package p; import q.Q; import dev.emissary.Emissary; class First {}\n" + declaration;
        assertThat(emissary().compile(p, HIDDEN).errors()).containsExactly("First.java:2 emissary.err." + key);
        Compiled library = emissary().compile(HIDDEN).clean();
        assertThat(Separately.compile(emissary(), library, p).errors())
                .containsExactly("First.java:2 emissary.err." + key);
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @ValueSource(
            strings = {
                "package q; emissary E(Q.Result c, Q.Parameter d) { public Q.Hidden m() { return null; } public void m(Q.Hidden h) {} }",
                "package q; emissary E(Q.Thrown c);",
                "package q; @dev.emissary.Emissary({Comparable.class, Q.Mark.class}) record E(Q.Foo c) {}",
                "package p; class X extends q.Q.Base { emissary E(OfP c); }",
                "package p; class X { private static class T {} private interface W { T t(); } emissary E(W c); }",
                // Nothing but the result is in the way of a method written by hand.
                "package p; emissary E(q.Q.Thrown c) { public void m() {} }",
                "package p; @dev.emissary.Emissary(Runnable.class) emissary E(Thread t, q.Q.Result c);",
            })
    void whatCanBeNamedIsLegal(String declaration) {
        emissary().withOptions("-nowarn").compile(declaration, HIDDEN).successful();
    }

    @Test
    @Clause("EM-DEL-5")
    void interfaceThatIsNotAccessibleIsJavacsOwnError() {
        String library = """
                package q;
                public class Q {
                    interface Hidden { void f(); }
                    public interface Sub extends Hidden {}
                    public static class Impl implements Hidden { public void f() {} }
                }
                """;
        for (String declaration : new String[] {
            "emissary A(\nQ.Hidden h);",
            "emissary A(Q.Sub h) implements\nQ.Hidden;",
            "emissary A(Q.Impl h) implements\nQ.Hidden;",
            "@dev.emissary.Emissary(\nQ.Hidden.class) emissary A(Q.Sub h);"
        }) {
            assertThat(emissary()
                            .compile("package p; import q.Q; class X {}\n" + declaration, library)
                            .errors())
                    .as(declaration)
                    .containsExactly("X.java:3 compiler.err.not.def.public.cant.access");
        }
        assertThat(emissary().compile("""
                class Q {
                    private interface P { void f(); }
                    static class C implements P { public void f() {} }
                    emissary Inside(P p);
                    private emissary Private(Q.C p) implements Q.P;
                }
                class X {}
                emissary A(Q.C p) implements Q.P;
                """).errors()).containsExactly("Q.java:8 compiler.err.report.access");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-3", "EM-DEL-5", "EM-DIAG-3"})
    @ValueSource(strings = {"String get();", "Number get() throws Exception;", "int get();"})
    void whatTheOtherDelegatesSupplyIsNoSecondError(String method) {
        assertThat(emissary().compile("""
                import java.util.function.*;
                interface Other { %s }
                emissary A<T extends Number>(
                    Supplier<?> supplier, Other other) implements Supplier<T>;
                """.formatted(method)).errors())
                .containsExactly("Other.java:4 emissary.err.wildcard");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    @CsvSource({
        // An interface in the place of the class would name the component.
        "Thread c,",
        "Mine c,",
        "V c,",
        // Nothing in its place would.
        "String c,        component.not.interface",
        "int c,           component.not.interface",
        "Thread[] c,      component.not.interface",
        "T c,             component.not.interface",
        "Comparable<?> c, wildcard",
    })
    void classInTheImplementsClauseExcusesOnlyTheComponentsThatInheritFromIt(String component, String key) {
        List<String> errors = new ArrayList<>(List.of("Mine.java:4 compiler.err.intf.expected.here"));
        if (key != null) {
            errors.add("Mine.java:3 emissary.err." + key);
        }
        assertThat(emissary().compile("""
                class Mine extends Thread {}
                emissary A<T, V extends Mine>(Runnable first,
                    %s) implements
                    Thread;
                """.formatted(component)).errors()).containsExactlyInAnyOrderElementsOf(errors);
    }
}
