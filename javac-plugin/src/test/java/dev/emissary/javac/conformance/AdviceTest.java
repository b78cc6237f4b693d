package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of what an error proposes to write instead (EM-DIAG-1): it can be done, and it is the best there is. */
class AdviceTest {
    private static final String IMPORTS = "import java.util.*; import java.util.concurrent.*;\n";

    private static List<String> lines(String source) {
        Compiled compiled = emissary().withOptions("-nowarn").compile(IMPORTS + source);
        assertThat(compiled.errors()).as(source).hasSize(1);
        return compiled.diagnostics().get(0).text().lines().map(String::strip).toList();
    }

    /** What a component can be delegated as, by its type, and the same declaration with the advice followed. */
    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-DEL-5", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary A(Thread t)                      | Runnable",
                "emissary A(ArrayList<String> t)           | java.util.List<String>",
                "emissary A(TimeUnit t)                    | Comparable<java.util.concurrent.TimeUnit>",
                "emissary A<T extends Runnable>(T t)       | Runnable",
                "emissary A<T extends Comparable<T> & Runnable>(T t) | Comparable<T>, Runnable",
                "emissary A<T extends Thread>(T t)         | Runnable",
                "emissary A<U extends Runnable, T extends U>(T t) | Runnable",
                "emissary A<T extends Number & Runnable>(T t) | Runnable",
                "emissary A(H.Low t)                       | H.Upper",
                "emissary A(H.Both t)                      | H.Second",
                "emissary A(H.OnlyOld t)                   | H.Old",
                "emissary A(H.Veiled t)                    | H.Second",
                "emissary A(FutureTask<String> t)          | java.util.concurrent.RunnableFuture<String>",
            })
    void theInterfacesOfAClassAreNamed(String header, String interfaces) {
        String types = """
                class H {
                    interface Lower { void m(); }
                    interface Upper extends Lower { }
                    private interface Hidden { void n(); }
                    @Deprecated interface Old { void m(); }
                    interface Second { void n(); }
                    static class Low implements Upper, Lower, java.io.Serializable {
                        public void m() { }
                        private static final long serialVersionUID = 1;
                    }
                    static class Both implements Old, Second { public void m() { } public void n() { } }
                    static class OnlyOld implements Old { public void m() { } }
                    static class Veiled implements Hidden, Second { public void n() { } }
                }
                """;
        List<String> lines = lines(types + header + ";");
        assertThat(lines.get(0)).startsWith("component t cannot be delegated to: its type ");
        assertThat(lines.get(1)).contains("as in: implements ");
        String proposed = lines.get(1).replaceFirst(".*as in: implements ", "").replaceFirst(";.*", "");
        assertThat(proposed.replace("java.lang.constant.Constable, ", "")).isEqualTo(interfaces);
        String list = lines.get(1).replaceFirst(".*or in an explicit list: ", " ");
        emissary()
                .withOptions("-nowarn")
                .compile(IMPORTS + types + header + " implements " + proposed + ";")
                .successful();
        emissary()
                .withOptions("-nowarn")
                .compile(IMPORTS + types + header + list + ";")
                .successful();
    }

    @ParameterizedTest
    @Clause({"EM-DEL-3", "EM-DEL-5", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "int s",
                "String[] s",
                "int... s",
                "T s",
                "Object s",
                "Number s",
                "Optional<T> s",
            })
    void whatHasNoInterfaceIsPrivateStateBesideWhatOthersServe(String component) {
        List<String> alone = lines("emissary A<T>(" + component + ");");
        assertThat(alone).noneMatch(line -> line.contains("implements clause"));
        assertThat(alone.get(1))
                .contains(" has no interface to delegate: s ", "private state", "delegates SomeInterface");
        for (String others : List.of("Runnable r", "Thread r", "Runnable r, ExecutorService e")) {
            String header = "emissary A<T>(" + others + ", " + component + ")";
            Compiled compiled = emissary().compile(IMPORTS + header + ";");
            String advice = compiled.diagnostics().stream()
                    .flatMap(message -> message.text().lines())
                    .filter(line -> line.contains("delegates "))
                    .findFirst()
                    .orElseThrow();
            emissary()
                    .compile(IMPORTS + header + advice.replaceFirst(".*(delegates [\\w., ]+).*", " $1;"))
                    .successful();
        }
    }

    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-1"})
    void aClassBesideAnInterfaceMayBeMeantAsStateAsWell() {
        assertThat(lines("emissary A(Runnable r, String name);"))
                .noneMatch(line -> line.contains("CharSequence"))
                .contains("to keep name as private state, list what is delegated: delegates Runnable");
        assertThat(lines("emissary A(Runnable r, A next);"))
                .contains("to keep next as private state, list what is delegated: delegates Runnable");
        assertThat(lines("emissary A(String name);")).noneMatch(line -> line.contains("state"));
        assertThat(lines("emissary A(Callable<String> c, String name, Thread t, Runnable r);"))
                .contains(
                        "to keep name as private state, list what is delegated: delegates java.util.concurrent.Callable");
        assertThat(lines("emissary A(Thread t, String name) implements Runnable;"))
                .contains(
                        "to keep name as private state, move what is delegated from the implements clause to an explicit list: delegates Runnable");
    }

    /** In the words of the declaration: a clause of the keyword form, or the annotation where one is written. */
    @ParameterizedTest
    @Clause({"EM-DEL-3", "EM-DEL-5", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary SlowLog^ { } | delegates java.sql.PreparedStatement",
                "@Emissary emissary SlowLog^ { } | @Emissary(java.sql.PreparedStatement.class)",
                "@Emissary record SlowLog^ { } | @Emissary(java.sql.PreparedStatement.class)",
            })
    void oneListIsProposedForAllComponents(String declaration, String list) {
        String types = IMPORTS + "import dev.emissary.Emissary;\n";
        String header = declaration.replace(
                "^", "(java.sql.PreparedStatement statement, String sql, Thread timer, Callable<String> log)");
        assertThat(lines(header.replace("@Emissary", "@dev.emissary.Emissary")).get(1))
                .endsWith(": " + list);
        String followed =
                list.startsWith("@") ? header.replace("@Emissary", list) : header.replace(") {", ") " + list + " {");
        emissary().compile(types + followed).successful();
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DIAG-1"})
    void anEmptyListIsNotToBeLeftOutWhereTheTypesOfTheComponentsCannotBeDelegated() {
        String list = "list the interfaces to delegate, as in @Emissary(SomeInterface.class)";
        String none = "or write @Emissary, which delegates the types of the components";
        assertThat(lines("@dev.emissary.Emissary({}) emissary A(Runnable r);")).contains(list, none);
        assertThat(lines("@dev.emissary.Emissary({}) emissary A(String s);"))
                .contains(list)
                .doesNotContain(none);
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-DIAG-1"})
    void aGenericHookIsDeclaredUnchecked() {
        assertThat(lines("interface R extends java.io.Serializable { <T> T readResolve(); } emissary A(R r);"))
                .contains("@SuppressWarnings(\"unchecked\") @Override public Object readResolve()"
                        + " { throw new UnsupportedOperationException(); }");
    }

    /** javac reports a conversion of the result in the class, whatever the method suppresses; ecj does not. */
    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-CONF-2", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "<T> List<T> m();                   | List<String> m();   | @SuppressWarnings(\"unchecked\") @Override public java.util.List<String> m()",
                "<T> void m(T[] t, String... s);    | <T> void m(T[] t, String... s); | @Override public <T> void m(T[] t, String... s)",
                "List<String> m(List l);            | List<String> m(List<String> l); | @SuppressWarnings(\"rawtypes\") @Override public java.util.List<String> m(java.util.List l) { return this.a.m(l); }",
            })
    void aDeclarationHasNoRawTypeAndSuppressesNothingWithoutNeed(String inA, String inB, String declaration) {
        assertThat(lines("interface A { " + inA + " } interface B { " + inB + " } emissary X(A a, B b);"))
                .anyMatch(line -> line.startsWith(declaration));
    }

    /** Types, an emissary whose components conflict, and what is proposed, which compiles without a warning. */
    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1", "EM-FWD-4"})
    @CsvSource(
            delimiter = '|',
            value = {
                "interface A { default void put(String s) { } } interface B<X> extends A { void put(X s); } | emissary X(B<String> b, A a) | @Override public void put(String s) { ((A) this.b).put(s); } // or this.a.put(s)",
                "interface A { void put(String s); } interface B<T> { void put(T t); } class C<T> implements A, B<T> { public void put(String s) { } public void put(T t) { } } | emissary X(C<String> c, A a) implements A | @Override public void put(String s) { ((A) this.c).put(s); } // or this.a.put(s)",
                "interface A { void put(String s); } interface B<T> { void put(T s); } interface C extends A, B<String> { } | emissary X(C b, A a) | @Override public void put(String s) { ((A) this.b).put(s); } // or this.a.put(s)",
                "interface A { <K> List<K> m(List<? super K> p); } interface B<T> extends A { <K> List<K> m(List<? super K> p); } @SuppressWarnings(\"rawtypes\") abstract class C implements B { } | emissary X(C b, C c) implements A | @Override public <K> java.util.List<K> m(java.util.List<? super K> p) { return this.b.m(p); } // or this.c.m(p)",
                "interface A { <K> K m(List<? extends K> p); } abstract class C<T> implements A { public <K> K m(List<? extends K> p) { return null; } } @SuppressWarnings({\"rawtypes\", \"unchecked\"}) abstract class D extends C { } | emissary X(A a, D b) implements A | @Override public <K> K m(java.util.List<? extends K> p) { return this.a.m(p); }",
                "@SuppressWarnings(\"rawtypes\") interface A { void m(List l); } @SuppressWarnings(\"rawtypes\") interface B extends A { void m(Collection<String> l); void m(List l); } | emissary X(B b, A a) { public void m(Collection<String> c) { } | @SuppressWarnings(\"rawtypes\") @Override public void m(java.util.List l) { this.a.m(l); }",
                "@SuppressWarnings(\"rawtypes\") interface A { void m(List l); } interface B extends A { void m(Collection<String> l); } | emissary X(B b, A a) { public void m(Collection<String> c) { } | @SuppressWarnings(\"rawtypes\") @Override public void m(java.util.List l) { ((A) this.b).m(l); } // or this.a.m(l)",
                "interface A<T> { A<?> self(); } @SuppressWarnings(\"rawtypes\") interface B extends A { } | emissary X(B b, B c) | @Override public A<?> self() { return this.b.self(); } // or this.c.self()",
            })
    void aDeclarationCallsWhatItMeansAndHasWildcardsInPlaceOfARawResult(
            String types, String header, String declaration) {
        String open = header.contains("{") ? header : header + " { ";
        assertThat(lines(types + open + "}")).contains(declaration);
        emissary().compile(IMPORTS + types + open + declaration + "\n}").clean();
    }

    /** What is in the body implements Comparable of the emissary, and not of String. */
    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-1"})
    void aListWithWhichAMethodOfTheBodyWouldImplementNothingIsNotProposed() {
        String body = " { @Override public int compareTo(E other) { return 0; } }";
        assertThat(lines("emissary E(String s) implements Comparable<E>" + body))
                .noneMatch(line -> line.contains("Comparable"));
    }

    /** Without a type parameter of the emissary no interface of such a class can be implemented. */
    @Test
    @Clause({"EM-DEL-3", "EM-DIAG-1"})
    void aClassWithAWildcardIsNotToldInterfacesThatCannotBeImplemented() {
        assertThat(lines("emissary A(ArrayList<? extends Number> l);"))
                .containsExactly(
                        "java.util.ArrayList<? extends java.lang.Number> cannot be implemented, because it has a wildcard type argument",
                        "give the emissary a type parameter and use it in the type of component l");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-4", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary A(Runnable r) implements ^AutoCloseable; | no component serves AutoCloseable",
                "emissary A(Runnable r) implements Runnable, ^AutoCloseable { } | no component serves AutoCloseable",
                "emissary A(Runnable r) implements java.util.List^<String>; | no component serves List",
                "@dev.emissary.Emissary(Runnable.class) record A(Runnable r) implements ^AutoCloseable { } | no component serves AutoCloseable",
                "@dev.emissary.Emissary(Runnable.class) record A(Runnable r, ExecutorService e) implements ^Executor { } | Executor is not in the explicit list",
                "class X { void m() { emissary A(Runnable r) implements ^AutoCloseable; } } | no component serves AutoCloseable",
            })
    void aListedInterfaceWithoutAMethodIsToldThatNoComponentServesIt(String marked, String said) {
        Compiled compiled = emissary().compile(IMPORTS + marked.replace("^", ""));
        assertThat(compiled.diagnostics()).hasSize(1);
        Compiled.Message message = compiled.diagnostics().get(0);
        assertThat(message.key()).isEqualTo("compiler.err.does.not.override.abstract");
        assertThat(message.column()).isEqualTo(marked.indexOf('^') + 1);
        assertThat(message.text()
                        .replace("java.lang.", "")
                        .replace("java.util.concurrent.", "")
                        .replace("java.util.", ""))
                .contains(said);
    }

    /** javac has one error at each place, and two reasons for one at the class. */
    @Test
    @Clause({"EM-DEL-4", "EM-DIAG-3"})
    void aListedInterfaceThatIsDelegatedIsNotSaidToBeUnserved() {
        Compiled compiled = emissary().compile("""
                interface Wrong<X> { void run(); Integer hashCode(); }
                interface Marker<X> {}
                emissary A(Marker<Long> m, Wrong<String> w) implements Marker<Long>, Wrong<String>;
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "Wrong.java:1 compiler.err.override.incompatible.ret",
                        "Wrong.java:3 compiler.err.does.not.override.abstract");
        assertThat(compiled.diagnostics().get(1).text()).doesNotContain("serves");
    }

    @Test
    @Clause("EM-DIAG-3")
    void aMethodOfADelegatedInterfaceIsMissedAsJavacMissesIt() {
        assertThat(lines(
                                "emissary A(Comparator<String> c) { public boolean equals() { return true; } abstract void m(); }")
                        .get(0))
                .doesNotContain("serves");
        assertThat(emissary()
                        .compile("emissary A(Runnable r) implements AutoCloseable { private void close() {} }")
                        .diagnostics())
                .noneMatch(message -> message.text().contains("serves"));
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void severalConflictsBeginWithTheirNumberAndAnExplicitListWithoutThem() {
        // Whether javac keeps the names of parameters in class files depends on whether there are processors.
        Compiled compiled =
                emissary().withoutProcessing().compile(IMPORTS + "emissary Both(List<String> a, Set<String> b);");
        long count = compiled.errors().size();
        assertThat(count).isGreaterThan(15);
        assertThat(compiled.diagnostics()
                        .get(0)
                        .text()
                        .lines()
                        .map(String::strip)
                        .limit(2))
                .containsExactly(
                        count + " methods of b are also supplied by a; with delegates java.util.List"
                                + " there is no conflict, and b is private state",
                        "both a and b supply the method size()");
        assertThat(compiled.diagnostics().stream().skip(1))
                .allMatch(message -> message.text().startsWith("both a and b supply the method "));
        emissary()
                .compile(IMPORTS + "emissary Both(List<String> a, Set<String> b) delegates List;")
                .successful();
    }

    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary A(I a, I b)                    | 2 methods of b are also supplied by a; declare each of them in the body",
                "emissary A(I a, L b)                    | 2 methods of b are also supplied by a; with delegates X.L there is no conflict, and a is private state",
                "emissary A(L a, I b)                    | 2 methods of b are also supplied by a; with delegates X.L there is no conflict, and b is private state",
                "emissary A(J a, K b, I c)               | 2 methods of c are also supplied by a, b; declare each of them in the body",
                "emissary A(I a, M b, Runnable r)        | 2 methods of b are also supplied by a; with delegates X.I, Runnable there is no conflict, and b is private state",
                "@dev.emissary.Emissary({I.class, M.class}) emissary A(I a, M b) | 2 methods of b are also supplied by a; with @Emissary(X.I.class) there is no conflict, and b is private state",
                "emissary A(I a, M b) delegates I, M     | 2 methods of b are also supplied by a; with delegates X.I there is no conflict, and b is private state",
                "emissary A(C a, M b) implements I       | 2 methods of b are also supplied by a; declare each of them in the body",
            })
    void theListThatIsProposedLeavesNoConflict(String header, String line) {
        String types = "class X { interface J { void m(); } interface K { void n(); } interface I extends J, K { }"
                + " interface L extends I { } interface M { void m(); void n(); }"
                + " static class C implements I { public void m() { } public void n() { } }\n";
        Compiled compiled = emissary().compile(types + header + "; }");
        assertThat(compiled.errors()).hasSize(2);
        assertThat(compiled.diagnostics().get(0).text()).startsWith(line + "\n");
        if (line.contains(" with ")) {
            String list = line.replaceFirst(".* with (.*) there is.*", "$1").replace("@", "@dev.emissary.");
            String rest = header.replaceFirst("^@.*\\) (?=emissary)", "").replaceFirst(" delegates .*", "");
            emissary()
                    .compile(types + (list.startsWith("@") ? list + " " + rest : rest + " " + list) + "; }")
                    .successful();
        }
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void typeVariablesAreNumberedOnlyWhereTheMessageHasBoth() {
        assertThat(emissary()
                        .withoutProcessing()
                        .compile(IMPORTS + "emissary A(List<String> a, Set<String> b);")
                        .diagnostics())
                .isNotEmpty()
                .allMatch(message -> !message.text().contains("#"));
        assertThat(lines("interface I<T> { <U> void m(T t, U u); } interface J<T> { <V> void m(T t, V u); }"
                        + " emissary A<T>(I<T> a, J<T> b);"))
                .isNotEmpty()
                .noneMatch(line -> line.contains("#"));
    }

    /** Each pair of interfaces, and how the declaration that the error proposes begins. */
    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1", "EM-FWD-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "@Deprecated void m();                     | @Deprecated void m();          | @Deprecated @Override public void m() { this.a.m(); } // or this.b.m()",
                "@Deprecated void m();                     | void m();                      | @SuppressWarnings(\"deprecation\") @Override public void m() { this.b.m(); } // or this.a.m()",
                "void m();                                 | @Deprecated void m();          | @SuppressWarnings(\"deprecation\") @Override public void m() { this.a.m(); } // or this.b.m()",
                "@Deprecated(forRemoval = true) void m();  | @Deprecated(forRemoval = true) void m(); | @Deprecated(forRemoval = true) @SuppressWarnings(\"removal\") @Override",
                "void m();                                 | @Deprecated(forRemoval = true) void m(); | @SuppressWarnings(\"removal\") @Override public void m() { this.a.m(); }",
                "void m(lib.Old o);                        | void m(lib.Old o);             | @SuppressWarnings(\"deprecation\") @Override public void m(lib.Old o)",
                "List<lib.Old> m();                        | List<lib.Old> m();             | @SuppressWarnings(\"deprecation\") @Override public java.util.List<lib.Old> m()",
                "<T extends lib.Old> void m(T t);          | <T extends lib.Old> void m(T t); | @SuppressWarnings(\"deprecation\") @Override public <T extends lib.Old>",
                "@Deprecated void m(lib.Old o);            | @Deprecated void m(lib.Old o); | @Deprecated @Override public void m(lib.Old o)",
                "@SuppressWarnings(\"rawtypes\") List m(); | List<String> m();              | @Override public java.util.List<String> m() { return this.b.m(); } // or this.a.m()",
                "@SuppressWarnings(\"rawtypes\") void m(List l); | void m(List<String> l);  | @SuppressWarnings(\"rawtypes\") @Override public void m(java.util.List l) { this.a.m(l); } // or this.b.m(l)",
            })
    void theProposedDeclarationDoesNotWarn(String inA, String inB, String declaration) {
        Compiled library = emissary()
                .compile("package lib;\n@Deprecated public class Old {}")
                .clean();
        String types = IMPORTS
                + "@SuppressWarnings(\"deprecation\") interface A { %s }\n@SuppressWarnings(\"deprecation\") interface B { %s }\n"
                        .formatted(inA, inB);
        Compiled conflict = Separately.compile(emissary(), library, types + "emissary X(A a, B b);");
        String proposed = conflict.proposed();
        assertThat(proposed).startsWith(declaration);
        Separately.compile(emissary(), library, types + "emissary X(A a, B b) { " + proposed + "\n}")
                .clean();
    }
}
