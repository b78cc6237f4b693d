package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Conformance tests of the doc comments of emissaries: those of records, checked as such (EM-CLASS-6, EM-EQ-1,
 * EM-FORM-3, EM-CLASS-3).
 */
class DocCommentsTest {
    private static final String[] OPTIONS = {"-Xdoclint:all", "-proc:none", "-Xmaxerrs", "1000", "-Xmaxwarns", "1000"};

    @TempDir
    private Path directory;

    private static final List<String> COMMENTED = List.of(
            "/** Doc.\n * @param r the r\n * @param c the c */\npublic HEAD X(Runnable r, AutoCloseable c) {}",
            "/**\n * Doc.\n *\n * @param <T> the type\n * @param r the r\n */\npublic HEAD X<T>(Iterable<T> r) {}",
            "/** Doc. */\npublic HEAD X(Runnable r, AutoCloseable c) {}",
            "/** Doc.\n * @param r the r\n * @param x no such one */\npublic HEAD X(Runnable r) {}",
            "/** Doc.\n * @param r the r\n * @param r again */\npublic HEAD X(Runnable r) {}",
            "/** Doc.\n * @param r */\npublic HEAD X(Runnable r) {}",
            "/** Doc.\n * @param <r> the r */\npublic HEAD X(Runnable r) {}",
            "/** Doc.\n * @param r the <b>r */\npublic HEAD X(Runnable r) {}",
            "/** Doc.\n * @param r the r */\npublic HEAD X(Runnable r) { /** Makes one. */ public X {} }",
            "/** Doc.\n * @param r the r */\npublic HEAD X(Runnable r) {\n"
                    + "/** Makes.\n * @param r own */ public X(Runnable r) { this.r = r; } }",
            "/** Doc.\n * @param r the r */\npublic HEAD X(Runnable r) { void m() {} /** In. */ static class In {} }",
            "/** Out. */\npublic class X { /** Out. */ public X() {}\n/** Doc.\n * @param r the r */\nHEAD Y(Runnable r) {}\n"
                    + "/** Doc.\n * @param x the r */\nHEAD Z(Runnable r) {} }",
            "/** Doc.\n * @param r the r */\npublic HEAD X(/** The r. */ Runnable r) { static int i; }");

    @Test
    void areCheckedAsThoseOfARecord() {
        Map<String, String> records = sources("record");
        List<String> expected = messages(Javac.without(Desugared.files(records), OPTIONS), records);
        assertThat(expected).isNotEmpty();
        for (String head : List.of("emissary", "@dev.emissary.Emissary record")) {
            assertThat(messages(Javac.with(Desugared.files(sources(head)), OPTIONS), Map.of()))
                    .isEqualTo(expected);
        }
    }

    /** Returns the sources with what begins each declaration; a class is called X and a number. */
    private static Map<String, String> sources(String head) {
        Map<String, String> sources = new TreeMap<>();
        for (String source : COMMENTED) {
            String name = "X" + (10 + sources.size());
            sources.put(name, source.replace("HEAD", head).replaceAll("\\bX\\b", name));
        }
        return sources;
    }

    /** Returns what is said, but for what JDK 17 misses on the fields of a record, which nobody has written. */
    private static List<String> messages(Compiled compiled, Map<String, String> records) {
        return compiled.diagnostics().stream()
                .filter(message -> !message.text().equals("no comment")
                        || records.isEmpty()
                        || !records.get(message.file().replace(".java", ""))
                                .substring((int) message.start())
                                .matches("(?s)(\\S+ )?[rc][,)].*"))
                .map(message -> message.file() + ":" + message.line() + ": " + message.kind() + " " + message.text())
                .sorted()
                .toList();
    }

    @Test
    void pointAtTheTextInTheFile() {
        for (String head : List.of("emissary", "@dev.emissary.Emissary record")) {
            String source =
                    "/** Doc.\n * @param r the r\n * @param wrong there is none\n */\n" + head + " X(Runnable r) {}";
            Compiled compiled = Javac.with(Javac.texts(source), "-Xdoclint:all", "-proc:none");
            assertThat(compiled.errors()).hasSize(1);
            assertThat(compiled.diagnostics())
                    .anyMatch(message -> message.line() == 3
                            && source.substring((int) message.start()).matches("(?s)(@param )?wrong there.*"));
        }
    }

    /** What DocLint sees is gone when it has seen it. */
    @Test
    void leaveNoTraceOfARecord() {
        String source = "/** Doc.\n * @param r the r\n */\npublic emissary X(Runnable r);";
        Compiled plain = Javac.with(Javac.texts(source));
        Compiled checked = Javac.with(Javac.texts(source), "-Xdoclint:all/public");
        assertThat(checked.bytes("X")).isEqualTo(plain.bytes("X"));
    }

    @Test
    void areCheckedAsThoseOfARecordWhereThePlainClassIsWritten() {
        String source = "/** Doc.\n * @param r the r\n */\npublic emissary X(Runnable r);";
        Desugared desugared = Desugared.of(Map.of("X", source), directory, List.of("-Xdoclint:all/public"));
        assertThat(desugared.complaint()).isEmpty();
        assertThat(desugared.plain().get("X")).contains("* @param r the r");
    }

    /** A comment, a declaration, the comment of the plain class, and that of its constructor; blanks do not count. */
    private static final String MOVED = """
            /** Doc.@ * @param r the r@ */ | X(Runnable r); | /** Doc. */ | /** * Creates an instance of {@code X}. * * @param r the r */
            /** Doc.@ *  @param  r  the r, {@code x}@ *      and more@ * @since 1 */ | X(Runnable r); | /** * Doc. * @since 1 */ | * @param r the r, {@code x} * and more */
            /** Doc.@ * @param r the r */ | X(Runnable r) { X {} } | /** Doc. */ | * @param r the r */
            /** Doc.@ * @param r the r */ | X(Runnable r) { /** Makes. */ X {} } | /** Doc. */ | /** * Makes. * * @param r the r */
            /** Doc.@ * @param r the r */ | X(Runnable r) { /** Makes.@ * @throws Error no */ X {} } | /** Doc. */ | /** * Makes. * * @param r the r * @throws Error no */
            /** Doc.@ * @param r the r */ | X(Runnable r) { /** @param r own */ X {} } | /** Doc. */ | /** @param r own */
            /** @param r the r */ | X(Runnable r); | ; | * @param r the r */
            /** Doc.@ * @param <T> the t@ * @param r the r */ | X<T>(Iterable<T> r); | /** * Doc. * @param <T> the t */ | * @param r the r */
            /** Doc.@ * @param x none */ | X(Runnable r); | /** Doc. * @param x none */ | private final Runnable r;
            /* Doc.@ * @param r the r */ | X(Runnable r); | /* Doc. * @param r the r */ | private final Runnable r;
            """;

    @Test
    void moveToTheConstructorOfThePlainClass() {
        List<String[]> rows = MOVED.lines().map(line -> line.split(" [|] ")).toList();
        Desugared desugared = Desugared.ofEach(
                rows.stream()
                        .map(row -> row[0].replaceAll("@(?= [*])", "\n") + "\nemissary "
                                + row[1].replaceAll("@(?= [*])", "\n"))
                        .toList(),
                directory);
        assertThat(desugared.complaint()).isEmpty();
        for (int i = 0; i < rows.size(); i++) {
            String plain = desugared.plain("p" + i + ".").replaceAll("\\s+", " ");
            assertThat(plain).contains(rows.get(i)[2] + " final class X", rows.get(i)[3] + " X(");
        }
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_23)
    void moveInMarkdownToo() {
        Desugared desugared = Desugared.of(List.of("""
                /// Doc with `code`.
                ///
                /// @param r the r,
                ///     which runs
                /// @since 1
                emissary X(Runnable r);
                """), directory);
        assertThat(desugared.complaint()).isEmpty();
        assertThat(desugared.plain().get("X")).contains("""
                /// Doc with `code`.
                ///
                /// @since 1
                final class X extends Emissary implements Runnable {
                    private final Runnable r;

                    /// Creates an instance of `X`.
                    ///
                    /// @param r the r,
                    ///     which runs
                    X(Runnable r) {
                """.stripIndent());
    }
}
