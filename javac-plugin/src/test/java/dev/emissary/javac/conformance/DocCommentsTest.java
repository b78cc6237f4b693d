package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.WithAndWithout;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the doc comments of emissaries: those of records, checked as such (EM-CLASS-6). */
class DocCommentsTest {
    private static final String[] OPTIONS = {"-Xdoclint:all", "-proc:none", "-Xmaxerrs", "1000", "-Xmaxwarns", "1000"};

    @TempDir
    private Path directory;

    /** The word of the keyword form is longer than that of a record, and stands where a message about it does. */
    private static final List<String> COMMENTED = List.of(
            "/** Doc.\n * @param r the r\n * @param c the c */\npublic %s X(Runnable r, AutoCloseable c) {}",
            "/**\n * Doc.\n *\n * @param <T> the type\n * @param r the r\n */\npublic %s X<T>(Iterable<T> r) {}",
            "/** Doc. */\npublic %s X(Runnable r, AutoCloseable c) {}",
            "/** Doc.\n * @param r the r\n * @param x no such one */\npublic %s X(Runnable r) {}",
            "/** Doc.\n * @param r the r\n * @param r again */\npublic %s X(Runnable r) {}",
            "/** Doc.\n * @param r */\npublic %s X(Runnable r) {}",
            "/** Doc.\n * @param <r> the r */\npublic %s X(Runnable r) {}",
            "/** Doc.\n * @param r the <b>r */\npublic %s X(Runnable r) {}",
            "/** Doc.\n * @param r the r */\npublic %s X(Runnable r) { /** Makes one. */ public X {} }",
            "/** Doc.\n * @param r the r */\npublic %s X(Runnable r) {\n"
                    + "/** Makes.\n * @param r own */ public X(Runnable r) { this.r = r; } }",
            "/** Doc.\n * @param r the r */\npublic %s X(Runnable r) { void m() {} /** In. */ static class In {} }",
            "/** Out. */\npublic class X { /** Out. */ public X() {}\n/** Doc.\n * @param r the r */\n%s Y(Runnable r) {}\n"
                    + "/** Doc.\n * @param x the r */\n%<s Z(Runnable r) {} }",
            "/** Doc.\n * @param r the r */\npublic %s X(/** The r. */ Runnable r) { static int i; }");

    @Test
    @Clause({"EM-CLASS-6", "EM-FORM-3"})
    void areCheckedAsThoseOfARecord() {
        Map<String, String> records = sources("%s");
        records.replaceAll((file, source) -> source.formatted("record"));
        Map<String, String> annotated = sources("@dev.emissary.Emissary %s");
        annotated.replaceAll((file, source) -> source.formatted("record"));
        Map<String, String> keyword = sources("%s");
        keyword.replaceAll((file, source) -> source.formatted("emissary"));
        List<String> expected = messages(WithAndWithout.without(Desugared.files(records), OPTIONS), records);
        assertThat(expected).isNotEmpty();
        assertThat(messages(WithAndWithout.with(Desugared.files(keyword), OPTIONS), Map.of()))
                .isEqualTo(expected);
        assertThat(messages(WithAndWithout.with(Desugared.files(annotated), OPTIONS), Map.of()))
                .isEqualTo(expected);
    }

    /** Returns the sources with what stands for the word in each declaration; a class is called X and a number. */
    private static Map<String, String> sources(String word) {
        Map<String, String> sources = new TreeMap<>();
        for (String source : COMMENTED) {
            String name = "X" + (10 + sources.size());
            sources.put(
                    name,
                    source.replaceAll("%(s|<s) (?=[XYZ]\\b)", word.replace("%s", "%$1") + " ")
                            .replaceAll("\\bX\\b", name));
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

    @ParameterizedTest
    @Clause("EM-CLASS-6")
    @ValueSource(strings = {"record", "emissary"})
    void pointAtTheTextInTheFile(String word) {
        String source = """
                /** Doc.
                 * @param r the r
                 * @param wrong there is none
                 */
                %s%s X(Runnable r) {}
                """.formatted(word.equals("record") ? "@dev.emissary.Emissary " : "", word);
        Compiled compiled = WithAndWithout.with(
                List.of(JavaFileObjects.forSourceString("X", source)), "-Xdoclint:all", "-proc:none");
        assertThat(compiled.errors()).hasSize(1);
        assertThat(compiled.diagnostics()).anySatisfy(message -> {
            assertThat(message.line()).isEqualTo(3);
            assertThat(source.substring((int) message.start())).matches("(?s)(@param )?wrong there.*");
        });
    }

    /** What DocLint sees is gone when it has seen it. */
    @Test
    @Clause({"EM-CLASS-6", "EM-CLASS-3"})
    void leaveNoTraceOfARecord() {
        String source = """
                /** Doc.
                 * @param r the r
                 */
                public emissary X(Runnable r) { static boolean record() { return X.class.isRecord(); } }
                """;
        Compiled plain = WithAndWithout.with(List.of(JavaFileObjects.forSourceString("X", source)));
        Compiled checked =
                WithAndWithout.with(List.of(JavaFileObjects.forSourceString("X", source)), "-Xdoclint:all/public");
        assertThat(checked.bytes("X")).isEqualTo(plain.bytes("X"));
        assertThat(checked.run("X", "record")).isEqualTo(false);
    }

    @ParameterizedTest
    @Clause({"EM-CLASS-6", "EM-EQ-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "/** Doc.\\n * @param r the r\\n */ | X(Runnable r);     | /** Doc. */ "
                        + "| /** * Creates an instance of {@code X}. * * @param r the r */ X(Runnable r) {",
                "/** Doc.\\n *  @param  r  the r, {@code x}\\n *      and more\\n * @since 1 */ | X(Runnable r); "
                        + "| /** * Doc. * @since 1 */ | * @param r the r, {@code x} * and more */ X(Runnable r) {",
                "/** Doc.\\n * @param r the r */   | X(Runnable r) { X {} }  | /** Doc. */ "
                        + "| * @param r the r */ X(Runnable r) {",
                "/** Doc.\\n * @param r the r */   | X(Runnable r) { /** Makes. */ X {} }  | /** Doc. */ "
                        + "| /** * Makes. * * @param r the r */ X(Runnable r) {",
                "/** Doc.\\n * @param r the r */   | X(Runnable r) { /** Makes.\\n * @throws Error no */ X {} } | /** Doc. */ "
                        + "| /** * Makes. * * @param r the r * @throws Error no */ X(Runnable r) {",
                "/** Doc.\\n * @param r the r */   | X(Runnable r) { /** @param r own */ X {} }  | /** Doc. */ "
                        + "| /** @param r own */ X(Runnable r) {",
                "/** @param r the r */             | X(Runnable r);      | final class X "
                        + "| * @param r the r */ X(Runnable r) {",
                "/** Doc.\\n * @param <T> the t\\n * @param r the r */ | X<T>(Iterable<T> r); "
                        + "| /** * Doc. * @param <T> the t */ | * @param r the r */ X(Iterable<T> r) {",
                "/** Doc.\\n * @param x none */    | X(Runnable r);      | /** Doc. * @param x none */ | } X(Runnable r) {",
                "/* Doc.\\n * @param r the r */    | X(Runnable r);      | /* Doc. * @param r the r */ "
                        + "| private final Runnable r; X(Runnable r) {",
            })
    void moveToTheConstructorOfThePlainClass(String comment, String declaration, String ofClass, String ofConstructor) {
        String source = comment.replace("\\n", "\n") + "\nemissary " + declaration.replace("\\n", "\n");
        Desugared desugared = Desugared.of(List.of(source), directory);
        assertThat(desugared.complaint()).isEmpty();
        String plain = desugared.plain().get("X").replaceAll("\\s+", " ");
        assertThat(plain).contains(ofClass + (ofClass.startsWith("final") ? "" : " final class X"));
        assertThat(plain.replace("; /** *", "; } /** *")
                        .replace("; X(", "; } X(")
                        .replace("; /** @", "; } /** @"))
                .contains(ofConstructor.startsWith("private") ? "Runnable r; } X(Runnable r) {" : ofConstructor);
    }

    @Test
    @Clause({"EM-CLASS-6", "EM-EQ-1"})
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
