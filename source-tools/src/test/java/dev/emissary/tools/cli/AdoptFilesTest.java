package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of all kinds for "emissary adopt": without a package, unreadable, large, wrong, or impossible to write. */
class AdoptFilesTest {
    private static final String TASK = Cli.TASK;
    private static final String RECORD = Cli.EMISSARY;

    @TempDir
    private Path scratch;

    @AfterEach
    void permitDeletion() throws IOException {
        for (String name : new String[] {"secret", "demo"}) {
            if (Files.exists(scratch.resolve(name))) {
                Files.setPosixFilePermissions(scratch.resolve(name), PosixFilePermissions.fromString("rwx------"));
            }
        }
    }

    @Test
    void theImportStandsBehindThePackageAndTheLastImportWithTheirComments() throws IOException {
        assertThat(adopted("/** A task. */\n" + TASK))
                .isEqualTo("import dev.emissary.Emissary;\n\n/** A task. */\n" + RECORD);
        assertThat(adopted("package demo; // of the demo\n\n" + TASK))
                .isEqualTo("package demo; // of the demo\n\nimport dev.emissary.Emissary;\n\n" + RECORD);
        assertThat(adopted("package demo;\n\nimport static java.util.List.of; /* a\n b */\n\n" + TASK))
                .isEqualTo("package demo;\n\nimport static java.util.List.of; /* a\n b */\n\n"
                        + "import dev.emissary.Emissary;\n\n" + RECORD);
        assertThat(adopted("package demo;\n\nimport com.sun.net.httpserver.Filter; // b\n\n" + TASK))
                .contains("import com.sun.net.httpserver.Filter; // b\nimport dev.emissary.Emissary;\n\n@Emissary\n");
    }

    @Test
    void anotherAnnotationOfThatNameKeepsItsMeaning() throws IOException {
        assertThat(adopted("package demo;\n\n" + TASK.replace("Task", "Emissary")))
                .contains("\n@dev.emissary.Emissary\nrecord Emissary(Runnable runnable) {}\n");
        Cli.write(scratch, "demo/Emissary.java", "package demo;\n\n@interface Emissary {}\n");
        assertThat(adopted("package demo;\n\n" + TASK + "\n@Emissary\nclass Other {}\n"))
                .contains("\n@dev.emissary.Emissary\nrecord Task(Runnable runnable) {}\n\n@Emissary\nclass Other {}\n")
                .doesNotContain("import");
    }

    @Test
    void parenthesesDoNotHideAForwarder() throws IOException {
        assertThat(adopted(TASK.replace("runnable.run()", "((this).runnable).run()")))
                .endsWith(RECORD);
    }

    @Test
    void aTypeArgumentMayBeThatOfAnArray() throws IOException {
        Cli.write(scratch, "demo/Jobs.java", "interface Jobs<T> {\n    T[] all(T first, T... more);\n}\n");
        assertThat(adopted(TASK.replace("Runnable", "Jobs<Long>")
                        .replace("void run()", "Long[] all(Long first, Long... more)")
                        .replace("runnable.run()", "return runnable.all(first, more)")))
                .endsWith(RECORD.replace("Runnable", "Jobs<Long>"));
    }

    @Test
    void whatTheCompilerWarnsOfIsAnnounced() throws IOException {
        Path file = Cli.write(scratch, "demo/Rows.java", """
                import java.util.Iterator;
                import java.util.function.Consumer;

                final class Rows implements Iterator<String> {
                    private final Iterator<String> rows;
                    Rows(Iterator<String> rows) { this.rows = rows; }
                    @Override public boolean hasNext() { return rows.hasNext(); }
                    @Override public String next() { return rows.next().strip(); }
                    @Override public void remove() { rows.remove(); }
                    @Override public void forEachRemaining(Consumer<? super String> a) { rows.forEachRemaining(a); }
                }
                """);
        assertThat(Cli.adopt(file).out())
                .contains("\n  javac warns: [emissary] default methods that are forwarded call next() of the delegate,"
                        + " not the one here: forEachRemaining\n");
    }

    @Test
    void aPackageMayHaveAnyName() throws IOException {
        assumeTrue(Charset.forName(System.getProperty("sun.jnu.encoding"))
                .newEncoder()
                .canEncode('é'));
        Cli.write(scratch, "été/Job.java", "package été;\n\ninterface Job {\n    void run();\n}\n");
        Path file = Cli.write(scratch, "été/Task.java", "package été;\n\n" + TASK.replace("Runnable", "Job"));
        assertThat(Cli.adopt("--write", scratch).err()).isEmpty();
        assertThat(file).content().endsWith("record Task(Job runnable) {}\n");
    }

    @Test
    void anUnreadableDirectoryDoesNotEndTheRun() throws IOException {
        Cli.write(scratch, "demo/Task.java", TASK);
        Path secret = Files.createDirectories(scratch.resolve("secret"));
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(secret), "this user may read everything");
        Cli run = Cli.adopt(scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("1 class to convert");
        assertThat(run.err()).isEqualTo("error: " + secret + ": it cannot be read or written; check its permissions\n");
    }

    @Test
    void whatCannotBeWrittenIsNotReportedAsDone() throws IOException {
        Path file = Cli.write(scratch, "demo/Task.java", TASK);
        Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("r-x------"));
        assumeFalse(Files.isWritable(file.getParent()), "this user may write everything");
        Cli run = Cli.adopt("--write", scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("0 classes converted, 0 forwarders fewer; 0 other classes stay.\n");
        assertThat(run.err())
                .isEqualTo("error: " + file + ": not changed: it cannot be read or written; check its permissions\n");
        JsonNode json = new ObjectMapper()
                .readTree(Cli.adopt("--write", "--json", scratch).out());
        assertThat(json.at("/files/0/written").asBoolean(true)).isFalse();
    }

    @Test
    void aReadOnlyFileIsNotReplaced() throws IOException {
        Path file = Cli.write(scratch, "demo/Task.java", TASK);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        Cli run = Cli.adopt("--write", scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("error: " + file + ": not changed: it is read-only; make it writable first\n");
        assertThat(file).hasContent(TASK);
    }

    @Test
    void escapedKeywordsAreNoSyntaxError() throws IOException {
        Path file = Cli.write(scratch, "Task.java", TASK.replace("final class", "\\u0066inal class"));
        Cli run = Cli.adopt(file);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("  it would change\n    line 1: names or keywords are written with Unicode escapes");
    }

    @Test
    void aVeryLargeFileIsNamedAndNotRead() throws IOException {
        Cli.write(scratch, "demo/Task.java", TASK);
        Path large = Cli.write(scratch, "demo/Large.java", "class Large {}\n" + "// 3456789\n".repeat(100_000));
        Cli run = Cli.adopt(scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo("error: " + large + ": it is not read: it has 1100 kB, and the limit is 1000 kB\n");
        assertThat(run.out()).contains("1 class to convert");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            class Broken {/    int =/}/            | :2: syntax error at "="
            final clas Broken {}/                  | :1: syntax error at "{"
            class Broken {/    String s = "a;/}/   | :2: syntax error at "\\n"
            class Broken {/    int i = DEEP;/}/    | : it is nested too deeply to be parsed
            """)
    void aSyntaxErrorNamesWhatIsWrongAndNotAllThatCouldBeThere(String text, String says) throws IOException {
        String deep = "(1 + ".repeat(9000) + "1" + ")".repeat(9000);
        Path broken =
                Cli.write(scratch, "Broken.java", text.replace("DEEP", deep).replace("/", "\n"));
        assertThat(Cli.adopt(broken).err()).isEqualTo("error: " + broken + says + "\n");
    }

    private String adopted(String text) throws IOException {
        Path file = Cli.write(scratch, "demo/Task.java", text);
        Cli.adopt("--write", scratch);
        return Files.readString(file);
    }
}
