package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that are compiled file by file; a later file takes the place of an earlier one of the same name, and what
 * was compiled before stays as it is (EM-FWD-1, EM-FWD-2, EM-FWD-3, EM-FWD-4, EM-CLASS-5, EM-DEL-2, EM-DEL-5). What a
 * change does to an emissary that is recompiled, the conformance cases show.
 */
class CompatibilityTest {
    /** Short names of files; a client is a delegate with more methods than its interface, or a class without any. */
    private static final String FILES = """
            FOO interface Foo { int f(); }
            BOTH interface Foo { int f(); int g(); }
            DEFAULT interface Foo { int f(); default int g() { return 10 * f(); } }
            MORE interface Foo { int f(); static int g() { return 3; } private int h() { return 4; } }
            LESS interface Foo { int f(); boolean equals(Object o); int hashCode(); String toString(); }
            STORED interface Foo extends java.io.Serializable { int f(); }
            SEALED sealed interface Foo permits Client { int f(); } final CLIENT return new X(new Client()).f();
            FOOBAR interface Foo extends Bar { int f(); }
            TOP interface Top { Object f(); }
            OBJECT interface Foo extends Top { Object f(); }
            STRING interface Foo extends Top { String f(); }
            ALONE interface Foo { Object f(); }
            ALONES interface Foo { String f(); }
            WIDE class Wide { static Object f(X x) { return x.f(); } }
            OLD interface Foo { Object f(Object o); }
            GENERIC interface Foo<T> { T f(T t); }
            BAR interface Bar { int g(); }
            BARH interface Bar { int g(); default int h() { return 10 * g(); } }
            LOUD interface Bar { default int g() { return 7; } }
            FBAR interface Bar { int f(); }
            EMPTY interface Foo extends Bar {}
            CLASS class Foo { public int f() { return 1; } }
            CLASSBAR class Foo implements Bar { public int f() { return 1; } }
            REAL class Real implements Foo { public int f() { return 1; } }
            RUNS class Real implements Runnable { public int f() { return 1; } public void run() {} }
            FOORUNS class Real implements Foo, Runnable { public int f() { return 1; } public void run() {} }
            FOOBARH class Real implements Foo, Bar { public int f() { return 1; } public int g() { return 2; } public int h() { return 3; } }
            X emissary X(Foo foo);
            XBAR emissary X(Foo foo, Bar bar);
            XLOUD emissary X(Foo foo) implements Bar;
            XLIST emissary X(Foo foo) delegates Bar;
            XHAND emissary X(Foo foo) implements Bar { public int g() { return 9; } }
            XREAL emissary X(Real real) implements Foo, Bar { public int g() { return 9; } }
            XRUNS emissary X(Real real) implements Foo, Runnable;
            STORE CLIENT var b = new java.io.ByteArrayOutputStream(); new java.io.ObjectOutputStream(b).writeObject(new X(new Client())); return b.toString().contains("Client");
            SUB class Client extends Foo { static Object result() { return new X(new Client()).f(); } }
            MAIN class Client { static Object result() {
            CLIENT class Client implements Foo { public int f() { return 1; } public int g() { return 2; } public int h() { return 3; } static Object result() throws Exception {
            """;

    /** Below the changes of the tables: what the client returns or throws, and the files in their order. */
    private static final String CHANGES = """
            # gains an abstract method
            AbstractMethodError < FOO | X | BOTH | CLIENT Foo foo = new X(new Client()); return foo.g();
            5 < FOO | BAR | XBAR | BOTH | CLIENT Foo foo = new X(new Client(), () -> 5); return foo.g();
            # gains a default method
            10 < FOO | X | DEFAULT | CLIENT return new X(new Client()).g();
            IncompatibleClassChangeError < FOO | LOUD | XLOUD | DEFAULT | CLIENT return new X(new Client()).g();
            # loses a method
            NoSuchMethodError < BOTH | X | CLIENT return new X(new Client()).g(); | FOO
            1 < BOTH | X | CLIENT return new X(new Client()).f(); | FOO
            # makes a default method abstract, or the other way round
            2 < DEFAULT | X | CLIENT return new X(new Client()).g(); | BOTH
            2 < BOTH | X | CLIENT return new X(new Client()).g(); | DEFAULT
            # gains a static or private method
            1 < FOO | X | CLIENT return new X(new Client()).f(); | MORE
            1 < FOO | X | CLIENT return new X(new Client()).f(); | MORE | X
            # redeclares `equals`, `hashCode` or `toString`
            1 < FOO | X | CLIENT return new X(new Client()).f(); | LESS
            # narrows a return type
            AbstractMethodError < TOP | OBJECT | X | STRING | MAIN Foo foo = new X(() -> "s"); String s = foo.f(); return s;
            s < TOP | OBJECT | X | WIDE | STRING | MAIN return Wide.f(new X(() -> "s"));
            s < TOP | OBJECT | X | WIDE | STRING | MAIN return Wide.f(new X(() -> "s")); | X
            NoSuchMethodError < ALONE | X | WIDE | ALONES | MAIN return Wide.f(new X(() -> "s"));
            NoSuchMethodError < ALONE | X | WIDE | ALONES | MAIN return Wide.f(new X(() -> "s")); | X
            # becomes generic
            s < OLD | X | MAIN return new X(o -> o).f("s"); | GENERIC
            s < OLD | X | MAIN return new X(o -> o).f("s"); | GENERIC | X
            # becomes a subtype of `Serializable`
            NotSerializableException < FOO | X | STORE
            true < FOO | X | STORE | STORED
            NotSerializableException < FOO | X | STORE | STORED | X
            # becomes sealed without permitting the emissary
            IncompatibleClassChangeError < FOO | X | SEALED
            # an interface gains a superinterface that the `implements` clause does not list
            AbstractMethodError < FOO | BAR | X | FOOBAR | CLIENT Foo foo = new X(new Client()); return foo.g();
            # an interface gains a superinterface that the `implements` clause lists, and that was implemented by hand
            9 90 < FOO | BARH | XHAND | FOOBAR | CLIENT X x = new X(new Client()); return x.g() + " " + x.h();
            9 3 < FOO | BARH | XHAND | FOOBAR | CLIENT X x = new X(new Client()); return x.g() + " " + x.h(); | XHAND
            # an interface becomes a class
            IncompatibleClassChangeError < FOO | X | CLASS | SUB
            true < FBAR | EMPTY | XLIST | CLASSBAR | MAIN return new X(new Foo()) != null;
            IncompatibleClassChangeError < FBAR | EMPTY | XLIST | CLASSBAR | MAIN return new X(new Foo()).f();
            # a class no longer implements a listed interface
            IncompatibleClassChangeError < FOO | FOORUNS | XRUNS | MAIN return new X(new Real()).f(); | RUNS
            # a class begins to implement a listed interface that was implemented by hand
            9 90 < FOO | BARH | REAL | XREAL | MAIN X x = new X(new Real()); return x.g() + " " + x.h(); | FOOBARH
            9 3 < FOO | BARH | REAL | XREAL | MAIN X x = new X(new Real()); return x.g() + " " + x.h(); | FOOBARH | XREAL
            """;

    @TempDir
    private static Path directory;

    /** What has been compiled: most programs begin with the same files. */
    private static final Map<List<String>, Compiled> COMPILED = new HashMap<>();

    private static Compiled compiled(List<String> files) throws IOException {
        Compiled known = COMPILED.get(files);
        if (known == null) {
            Javac javac = emissary().withoutProcessing();
            String last = files.get(files.size() - 1);
            if (files.size() == 1) {
                known = javac.compile(last).successful();
            } else {
                Compiled earlier = compiled(files.subList(0, files.size() - 1));
                Path seen = earlier.writeTo(Files.createTempDirectory(directory, "seen"));
                known = javac.seeing(seen).compile(last).successful().inPlaceOf(earlier);
            }
            COMPILED.put(files, known);
        }
        return known;
    }

    /** Returns a file with the texts in the place of their names, and the ends of a client. */
    private static String text(String file) {
        String text = file;
        for (String line : FILES.lines().toList()) {
            String[] nameAndText = line.split(" ", 2);
            text = text.replaceFirst(
                    "(?<=^|final )" + nameAndText[0] + "\\b", Matcher.quoteReplacement(nameAndText[1]));
        }
        return text + (text.contains("result()") && !text.endsWith("} }") ? " } }" : "");
    }

    static Stream<String> programs() {
        return CHANGES.lines().filter(line -> !line.startsWith("# "));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aProgramDoesWhatThePageSays(String program) throws IOException {
        String[] parts = program.split(" < ", 2);
        List<String> files =
                Stream.of(parts[1].split(" [|] ")).map(CompatibilityTest::text).toList();
        String result;
        try {
            result = String.valueOf(compiled(files).run("Client", "result"));
        } catch (AssertionError | LinkageError failure) {
            Throwable cause = failure;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            result = cause.getClass().getSimpleName();
        }
        assertThat(result).isEqualTo(parts[0]);
    }

    @Test
    void everyRowOfTheFirstTablesIsShown() {
        String page = Checkout.text(Checkout.file("docs/spec.md"));
        String tables =
                page.substring(page.indexOf("## Compatibility\n"), page.indexOf("### When the emissary changes"));
        assertThat(CHANGES.lines().filter(line -> line.startsWith("# ")).map(line -> line.substring(2)))
                .containsExactlyElementsOf(Pattern.compile("(?m)^\\| (?!change of |---)(.*?) \\|")
                        .matcher(tables)
                        .results()
                        .map(row -> row.group(1))
                        .toList());
    }
}
