package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.GoldenPair;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of the option desugar=DIR: what is written, and when nothing is (EM-EQ-1, EM-OPT-7, EM-EQ-2,
 * EM-EQ-4, EM-FWD-5, EM-FWD-4).
 */
class DesugaringTest {
    @TempDir
    private Path directory;

    @Test
    void writesWhatSomebodyWouldHaveWritten() {
        List<GoldenPair> all = GoldenPair.all("javac-plugin/src/test/resources/desugar");
        for (String options : List.of("", "superclass=none")) {
            List<GoldenPair> pairs = all.stream()
                    .filter(pair -> pair.setting("options").equals(options))
                    .toList();
            Map<String, String> sources =
                    pairs.stream().collect(Collectors.toMap(GoldenPair::className, GoldenPair::source));
            Desugared desugared = Desugared.of(sources, directory, List.of(), options);
            assertThat(desugared.complaint()).isEmpty();
            pairs.forEach(pair -> pair.mustStandFor(desugared.plain().get(pair.className()), DesugaringTest.class));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/p/A.java | package p; emissary A(Runnable r);          | src         | desugar.source.root",
                "src/p/A.java | package p; emissary A(Runnable r);          | src/p       | desugar.source.root",
                "src/p/A.java | package p; emissary A(Runnable r);          | src/x/../y  | desugar.source.root",
                "src/p/A.java | package p; emissary A(Runnable r);          | src/p/A.java | desugar.source.root",
                "src/A.java   | emissary A(Runnable r);                     | src         | desugar.source.root",
                "src/A.java   | emissary A(Runnable r);                     | src/A.java  | desugar.write",
                "src/p/A.java | package p; emissary A(Runnable r);          | link        | desugar.source.root",
                "src/p/A.java | package p; emissary A(Runnable r);          | link/..     | desugar.source.root",
                "link/A.java  | package p; emissary A(Runnable r);          | src         | desugar.source.root",
                "src/p/A.java | package p; emissary A(Runnable r);          | linked      | desugar.source.root",
                "src/p/A.java | package q; emissary A(Runnable r);          | linked      | desugar.source.root",
            })
    void refusesADirectoryThatWouldMixSourcesAndOutput(String file, String text, String output, String key)
            throws IOException {
        Files.createDirectories(directory.resolve("src/p"));
        Files.createDirectories(directory.resolve("linked"));
        Files.createSymbolicLink(directory.resolve("link"), directory.resolve("src/p"));
        Files.createSymbolicLink(directory.resolve("linked/p"), directory.resolve("src/p"));
        Files.createSymbolicLink(directory.resolve("linked/q"), directory.resolve("src/p"));
        Compiled compiled = compile(Map.of(file, text), output);
        assertThat(compiled.success()).isFalse();
        assertThat(compiled.errors()).containsExactly(":0 emissary.err." + key);
        assertThat(files()).containsExactly(file.replace("link/", "src/p/"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "one/A.java | package p; class B {} emissary A(Runnable r); | other/A.java | package p; emissary C(Runnable r);",
                "one/A.java | package p; emissary A(Runnable r);            | other/B.java | package q; emissary B(Runnable r);",
            })
    void writesNothingWhereOneOfTheFilesCannotBeWritten(String first, String text, String second, String other)
            throws IOException {
        Files.createDirectories(directory.resolve("plain"));
        Files.createFile(directory.resolve("plain/q"));
        Compiled compiled = compile(Map.of(first, text, second, other), "plain");
        assertThat(compiled.errors()).containsExactly(":0 emissary.err.desugar.write");
        assertThat(files()).containsExactlyInAnyOrder(first, second, "plain/q");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/p/A.java | package p; final class A {}        | plain/p/B.java plain/p/C.java",
                "src/p/A.java | package q; emissary A(Runnable r); | plain/p/B.java plain/p/C.java plain/q/A.java",
                "src/p/A.java | package p; emissary A(Runnable r); | plain/p/A.java plain/p/B.java plain/p/C.java",
                "src/p/D.java | package p; class D {}              | plain/p/A.java plain/p/B.java plain/p/C.java",
            })
    void deletesWhatItWroteAboutSourcesThatHaveNoEmissaryAnyMore(String file, String text, String left)
            throws IOException {
        String emissary = "package p; emissary %s(Runnable r);";
        compile(Map.of("src/p/A.java", emissary.formatted("A"), "src/p/B.java", emissary.formatted("B")), "plain")
                .clean();
        Files.writeString(directory.resolve("plain/p/C.java"), "by hand");
        compile(Map.of(file, text), "plain").clean();
        assertThat(files()).filteredOn(name -> name.startsWith("plain/")).containsExactlyInAnyOrder(left.split(" "));
    }

    @Test
    void deletesWhatItWroteAboutSourcesThatAreGoneButNothingThatWasEdited() throws IOException {
        compile(Map.of("src/A.java", "emissary A(Runnable r);", "src/B.java", "emissary B(Runnable r);"), "plain")
                .clean();
        Files.writeString(directory.resolve("plain/B.java"), "edited");
        Files.delete(directory.resolve("src/A.java"));
        Files.delete(directory.resolve("src/B.java"));
        compile(Map.of("src/C.java", "class C {}"), "plain").clean();
        assertThat(files()).containsExactlyInAnyOrder("src/C.java", "plain/B.java");
        assertThat(directory.resolve("plain/.emissary")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "src/p/A.java, package p;, srcs,        srcs/p/A.java",
        "src/p/A.java, package q;, src/p/plain, src/p/plain/q/A.java",
        "A.java,       '',         src/plain,   src/plain/A.java",
    })
    void writesBelowTheDirectoriesOfThePackage(String file, String header, String output, String written)
            throws IOException {
        compile(Map.of(file, header + " emissary A(Runnable r);"), output).clean();
        assertThat(files()).containsExactlyInAnyOrder(file, written);
    }

    @ParameterizedTest
    @CsvSource({
        "class B { int x() { } },              compiler.err.missing.ret.stmt",
        "emissary B(int i);,                   emissary.err.component.not.interface",
        "class B {,                            compiler.err.premature.eof",
        "class B { java.util.List raw; },      compiler.err.warnings.and.werror",
    })
    void writesNothingWhenThereIsAnError(String other, String key) throws IOException {
        Compiled compiled =
                compile(Map.of("src/A.java", "emissary A(Runnable r);", "src/B.java", other), "plain", "-Werror");
        assertThat(compiled.errors()).singleElement().asString().endsWith(key);
        assertThat(directory.resolve("plain")).doesNotExist();
    }

    /** Not even the class files are written then. */
    @Test
    void writesNothingWhenOnlyProcessorsRun() throws IOException {
        compile(Map.of("src/A.java", "emissary A(Runnable r);"), "plain", "-proc:only")
                .successful();
        assertThat(directory.resolve("plain")).doesNotExist();
    }

    /** The trees of each round are made anew. */
    @Test
    void writesAnEmissaryOfAnInterfaceThatAProcessorGenerates() {
        emissary("desugar=" + directory.resolve("plain"))
                .withProcessors(ScriptedProcessor.generating(
                        List.of(List.of("Made", "public interface Made { void made(); }"))))
                .compile("emissary A(Made made);")
                .clean();
        assertThat(directory.resolve("plain/A.java"))
                .content()
                .contains("final class A extends Emissary implements Made {", "made.made();");
    }

    @Test
    void replacesWhatWasWrittenBefore() throws IOException {
        Files.createDirectories(directory.resolve("plain"));
        Files.writeString(directory.resolve("plain/A.java"), "old");
        compile(Map.of("src/A.java", "emissary A(Runnable r);"), "plain").clean();
        assertThat(directory.resolve("plain/A.java")).content().contains("final class A");
        assertThat(files()).containsExactlyInAnyOrder("src/A.java", "plain/A.java");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void givesAFileThePermissionsOfAnyOtherNewFile() throws IOException {
        compile(Map.of("src/A.java", "emissary A(Runnable r);"), "plain").clean();
        Path other = Files.createFile(directory.resolve("other"));
        assertThat(Files.getPosixFilePermissions(directory.resolve("plain/A.java")))
                .isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void keepsTheEncodingOfTheSources() throws IOException {
        Files.createDirectories(directory.resolve("src"));
        String text = "emissary A(Runnable r) { String name() { return \"\u00e4\u00f6\"; } }";
        Files.write(directory.resolve("src/A.java"), text.getBytes(StandardCharsets.ISO_8859_1));
        run(List.of(directory.resolve("src/A.java")), "plain", "-encoding", "ISO-8859-1")
                .clean();
        assertThat(new String(Files.readAllBytes(directory.resolve("plain/A.java")), StandardCharsets.ISO_8859_1))
                .contains("\"\u00e4\u00f6\"");
    }

    private Compiled compile(Map<String, String> sources, String output, String... options) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = directory.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            files.add(file);
        }
        return run(files, output, options);
    }

    private Compiled run(List<Path> files, String output, String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-Xplugin:Emissary desugar=" + directory + "/" + output);
        if (!all.contains("-proc:only")) {
            all.add("-proc:none");
        }
        return Javac.with(Javac.files(files, charset(options)), all.toArray(String[]::new));
    }

    private static Charset charset(String... options) {
        return List.of(options).contains("-encoding") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> !file.endsWith(".emissary"))
                    .map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .toList();
        }
    }

    /** Each program, in one file, and what is in its plain form. */
    private Desugared writes(String types, String program, String pairs) {
        List<String[]> all =
                pairs.lines().map(line -> line.split("\\s*[|]\\s*")).toList();
        Desugared desugared = Desugared.ofEach(
                all.stream()
                        .map(pair -> types + program.replace("HERE", pair[0]))
                        .toList(),
                directory);
        assertThat(desugared.complaint()).isEmpty();
        for (int i = 0; i < all.size(); i++) {
            assertThat(desugared.plain("p" + i + ".")).contains(all.get(i)[1]);
        }
        return desugared;
    }

    @Test
    void keepsEachCommentOfAHeader() {
        String text = "emissary X(Runnable r/* r */, @Deprecated /* c */ Comparable<X> c/* too */) {} // end\n";
        Desugared desugared = Desugared.of(List.of(text), directory);
        assertThat(desugared.complaint()).isEmpty();
        assertThat(desugared.plain(""))
                .containsSubsequence("/* r */", "Runnable r;", "/* c */", "/* too */", "Comparable<X> c;", "// end");
    }

    @Test
    void comparesADelegateThatCannotBeTheResultAsAnObject() {
        writes("""
                interface Foo { Bar<String> bar(); }
                interface Bar<T> {}
                class Open implements Foo { public Bar<String> bar() { return null; } }
                sealed class Shut extends Open permits Leaf {}
                final class Leaf extends Shut {}
                final class Numbers extends Open implements Bar<Integer> {}
                final class Last extends Open {}
                """, "emissary HERE implements Foo, Bar<String>;", """
                X(Foo c)               | == c ?
                X(Open c)              | == c ?
                X<T extends Open>(T c) | == c ?
                X(Shut c)              | == (Object) c ?
                X(Numbers c)           | == (Object) c ?
                X<T extends Last>(T c) | == (Object) c ?
                X(Last c)              | return ((Foo) c).bar();
                """);
    }

    @Test
    void writesTypeArgumentsOfCallsUnlessTheyAreCertainToBeInferred() {
        writes("import java.util.*;\n", "interface Foo { HERE } emissary X(Foo foo);", """
                <U> U m(U u);                                                  | foo.m(u)
                @SuppressWarnings("unchecked") <U> U[] m(U... us);             | foo.m(us)
                <U> void m(Map<String, List<U[]>> l, Class<? super U> c);      | foo.m(l, c)
                <U extends Comparable<U>> U m(Collection<U> us);               | foo.m(us)
                <U extends Comparable<U>> U m(List<? super U> l);              | foo.<U>m(l)
                <U, V extends U> U m(V v);                                     | foo.<U, V>m(v)
                <U> U m();                                                     | foo.<U>m()
                <U> List<? extends U> m(Set<? super U> s);                     | foo.<U>m(s)
                <X extends Exception> void m(Class<? extends X> c) throws X;   | foo.<X>m(c)
                <E extends Enum<E>> E m(Map<? super E, ?> m);                  | foo.<E>m(m)
                <U extends List<? extends U>> List<U> m(Set<? super U> s);     | foo.<U>m(s)
                <U, V extends Set<U>> Map<U, V> m(Set<? super U> s, Set<V> v); | foo.<U, V>m(s, v)
                """);
    }

    @Test
    void writesCallsThatMeanTheMethodOfTheInterface() {
        assertThat(writes(
                                "import java.util.*; interface I<T> { String m(T t); }\n",
                                "HERE { public void run() {} }",
                                """
                class C<T> implements I<T> { public String m(T t) { return ""; } private String m(Integer i) { return ""; } } emissary X(C<Integer> c) implements I<Integer>, Runnable | return ((I<Integer>) c).m(
                class C<T> implements I<T> { public String m(T t) { return ""; } static String m(List<String> l) { return ""; } } emissary X(C<List<String>> c) implements I<List<String>>, Runnable | return ((I<List<String>>) c).m(
                interface C extends I<Class<?>> { String m(Class<String> l); } emissary X(C c) implements Runnable | return c.m((Class<?>)
                interface C<K, V> extends I<Map<K, V>[]> { String m(Map<?, ?>[] l); } emissary X(C<String, String> c) implements Runnable | return c.m((Map<?, ?>[])
                """)
                        .plain(""))
                .doesNotContain("unchecked");
    }

    @Test
    void addsToSuppressionsAndLeavesOutAssignmentsThatAreNotReached() {
        writes("import java.util.function.*; ", "HERE", """
                @SuppressWarnings({"unused"}) emissary X(AutoCloseable c);          | ({"unused", "try"})
                @SuppressWarnings({"unused",}) emissary X(AutoCloseable c);         | ({"unused","try"})
                @SuppressWarnings({}) emissary X(AutoCloseable c);                  | ({"try"})
                @SuppressWarnings(value = "unused") emissary X(AutoCloseable c);    | (value = {"unused", "try"})
                emissary X(Runnable r) { X { throw new Error(); } }                 | X(Runnable r) { throw new Error(); }
                emissary X(Runnable r) { X { while (true) {} } }                    | X(Runnable r) { while (true) {} }
                emissary X(Runnable r) { X { if (r == null) throw new Error(); } }  | throw new Error(); this.r = r; }
                emissary X(Runnable r) { X { while (true) { break; } } }            | { break; } this.r = r; }
                emissary \\u0058(Runnable r);                                       | X(Runnable r) {
                class O<A> { class I<B> {} } emissary X(Supplier<O<String>.I<X>> s); | O<String>.I<X> get() {
                """);
    }

    @Test
    void suppressesWhatTheInterfaceDoes() {
        writes(
                "import java.util.*; @Deprecated class Old {} @Deprecated(forRemoval = true) class Gone {} ",
                "@SuppressWarnings({\"deprecation\", \"removal\", \"try\", \"rawtypes\"}) interface Foo { HERE }"
                        + " emissary X(Foo foo);",
                """
                Old m();                                           | @SuppressWarnings("deprecation")
                void m(List<? super Gone[]> l);                    | @SuppressWarnings("removal")
                <T extends Runnable & AutoCloseable> T m(T t);     | @SuppressWarnings("try")
                List<List> m();                                    | @SuppressWarnings("rawtypes")
                """);
    }

    /** A local class is not static, and has the type parameters around it (JLS 4.7, 6.5.5.1, 15.9.2). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "void m(Object o) { emissary X(Runnable r); o = (X) o; }",
                "boolean m(Object o) { emissary X(Runnable r); return o instanceof X; }",
                "boolean m(Object o) { emissary X(Runnable r); return o instanceof X x && x != null; }",
                "Object m() { emissary X(Runnable r); return new X[1]; }",
                "IntFunction<?> m() { emissary X(Runnable r); return X[]::new; }",
                "@SafeVarargs static <V> void all(V... all) {} void m() { emissary X(Runnable r); all(new X(null)); }",
                "void m() { emissary X(Runnable r); class In { static X x; } }",
                "static void m() { emissary X(Runnable r); class In { static Function<Runnable, X> x = X::new; } }",
            })
    void writesNoLocalEmissaryThatIsUsedAsAStaticClass(String member) {
        assertThat(emissary("desugar=" + directory)
                        .compile("import java.util.function.*; class Outer<T> { " + member + " }")
                        .errors())
                .containsExactly("Source.java:1 emissary.err.desugar.local");
    }
}
