package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

/** The command "emissary adopt": what it prints, what it writes, and its exit codes. */
class AdoptCommandTest {
    private static final String TASK = "package demo;\n\n" + Cli.TASK;

    private static final Map<String, String> EDITS = Map.of(
            "OPEN", "final class ~ public class & \n    Task( ~ \n    public Task(",
            "SHORT", Cli.TASK + " ~ " + Cli.TASK.replaceAll("\\s+", " "),
            "CHANNEL",
                    "Runnable ~ java.nio.channels.Channel & void run() ~ void close() throws java.io.IOException"
                            + " & .run() ~ .close()"
                            + " &     @Override ~     public boolean isOpen() { return runnable.isOpen(); }\n\n    @Override",
            "LIST",
                    "Runnable runnable ~ java.util.List<String> runnable & Runnable ~ Part<String> & void run() ~ String get(int i)"
                            + " & runnable.run() ~ return runnable.get(i)"
                            + " & package demo; ~ package demo; interface Part<E> { E get(int i); }",
            "CHAIN",
                    "Runnable ~ Chain & void run() ~ Chain add() & runnable.run() ~ return runnable.add()"
                            + " & package demo; ~ package demo; interface Chain { Chain add(); }",
            "NAMES",
                    "Runnable ~ java.util.Iterator<String> & void run() ~ boolean hasNext() & runnable.run() ~ return"
                            + " runnable.hasNext(); }\n    @Override public String next() { return runnable.next()");

    @TempDir
    private Path scratch;

    private Path task;

    @BeforeEach
    void writeTask() throws IOException {
        task = Cli.write(scratch, "demo/Task.java", TASK);
    }

    @Test
    void printsJson() throws IOException {
        Files.writeString(scratch.resolve("demo/Broken.java"), "class Broken {\n    int =\n}\n");
        Files.writeString(
                scratch.resolve("demo/Worker.java"),
                TASK.replace("Task", "Worker").replace("private final", "private volatile"));
        JsonNode json = new ObjectMapper().readTree(Cli.adopt("--json", scratch).out());
        assertThat(json.at("/files/0/classes/0/name").asText()).isEqualTo("demo.Task");
        assertThat(json.at("/files/0/classes/0/forwarders").asInt()).isEqualTo(1);
        assertThat(json.at("/files/0/diff").isArray()).isTrue();
        assertThat(json.at("/left/0/obstacles/0/reason").asText()).isEqualTo("field");
        assertThat(json.at("/left/0/obstacles/0/line").asInt()).isEqualTo(4);
        assertThat(json.at("/left/0/obstacles/0/message").asText()).contains(": runnable is volatile");
        assertThat(json.at("/left/0/obstacles/0/remedy").asText()).startsWith("make it final");
        assertThat(json.at("/files/0/written").asBoolean(true)).isFalse();
        assertThat(json.at("/problems/0/file").asText()).endsWith("Broken.java");
        String schema = Files.readString(Path.of("../docs/guide/adopt.schema.json"));
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(schema)
                        .validate(json))
                .isEmpty();
    }

    @Test
    void namesWhatItCannotReadAndGoesOn() throws IOException {
        Files.writeString(scratch.resolve("demo/Broken.java"), "package demo;\n\nclass Broken {\n    int =\n}\n");
        Files.write(scratch.resolve("demo/Latin.java"), "class Été {}".getBytes(StandardCharsets.ISO_8859_1));
        Cli run = Cli.adopt(scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("1 class to convert");
        assertThat(run.err().lines())
                .hasSize(2)
                .anyMatch(line -> line.startsWith("error: " + scratch + "/demo/Broken.java:4: "))
                .anyMatch(line -> line.equals("error: " + scratch + "/demo/Latin.java: it is not in UTF-8"));
    }

    @Test
    void looksForTypesOnTheClassPath() throws IOException {
        Path sources = Files.createDirectories(scratch.resolve("only"));
        Files.writeString(
                sources.resolve("Task.java"),
                TASK.replace("package demo;", "import picocli.CommandLine.IVersionProvider;")
                        .replace("Runnable runnable", "IVersionProvider runnable")
                        .replace("implements Runnable", "implements IVersionProvider")
                        .replace("public void run()", "public String[] getVersion() throws Exception")
                        .replace("runnable.run()", "return runnable.getVersion()"));
        Cli without = Cli.adopt(sources);
        assertThat(without.status()).isEqualTo(1);
        assertThat(without.err()).contains("a type that Task needs is not found");
        Path picocli = Path.of(picocli.CommandLine.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        assertThat(Cli.adopt(sources, "-cp", picocli).out()).contains("1 class to convert");
    }

    /** What is said of the task after edits, with options; "/" is the end of a line, and "+" before a line is of the diff. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            final class ~ public class | --at-least 0 | 1 class to convert
            OPEN | --at-least 0 | demo.Task stays/  clients can extend it/    line 3/
            OPEN | --at-least 0 --closed-api | +public record Task(Runnable runnable) {
            `` | --at-least 9 | demo.Task stays/  it saves too little/    line 3: lines saved: 8, forwarders: 1/
            `` | --at-least 8 | 1 class to convert
            SHORT | --at-least 0 | demo.Task stays/  it saves too little/    line 3: lines saved: -3, forwarders: 1/
            `` | --at-least 0 --keyword | +emissary Task(Runnable runnable);
            `` | --release 17 | demo.Task stays/  it saves too little/    line 3: lines saved: 8, forwarders: 1/
            CHANNEL | --at-least 1 | /  isOpen (line 10) goes without @Override: a version of the interface without it is not
            LIST | --at-least 1 | /  only the keyword form can list the interface/    line 4: runnable has only the methods of Part<String>/
            LIST | --at-least 1 --keyword | +emissary Task(java.util.List<String> runnable) delegates Part<String>;
            CHAIN | --at-least 1 | demo.Task stays/  a fluent method may leak the delegate/    line 11: add/
            CHAIN | --at-least 1 --seal-self-returns | +record Task(Chain runnable) {}
            NAMES | --at-least 1 | /  it misses default methods of its delegate, which are not forwarded/    line 3: Iterator.forEach
            NAMES | --at-least 1 --forward-defaults | forwarders/  it forwards Iterator.forEachRemaining, Iterator.remove, which it inherited/
            """)
    void saysOfATask(String edits, String options, String says) throws IOException {
        String text = TASK;
        for (String edit : EDITS.getOrDefault(edits, edits).replace("/", "\n").split(" & ", -1)) {
            String[] parts = edit.split(" ~ ", -1);
            text = parts.length < 2 ? text : text.replace(parts[0], parts[1]);
        }
        Files.writeString(task, text);
        Object[] words = ("adopt " + options + " " + task).split(" ", -1);
        assertThat(Cli.run(words).out()).contains(says.replace("/", "\n"));
    }

    @Test
    void saysAllPackagesThatAreNotFound() throws IOException {
        Files.writeString(
                task, TASK.replace("package demo;\n", "package demo;\nimport a.b.C;\nimport static d.E.e;\n"));
        Cli run = Cli.adopt(scratch);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo("error: " + task + ":2: packages that are not found, and may be why classes stay: a.b, d;"
                        + " name what the sources are compiled against with -cp\n");
    }

    @Test
    void colorsTheDiffOnATerminal() {
        assertThat(Cli.run(Ansi.ON, "adopt", "--at-least", 1, task).out())
                .contains("\u001B[32m+@Emissary\u001B[39m\n", "\u001B[31m-");
    }

    @Test
    void writesNothingBelowTheReleaseThatHasEmissaries() throws IOException {
        Path pom = scratch.resolve("pom.xml");
        Files.writeString(
                pom, "<project><properties><maven.compiler.source>1.8</maven.compiler.source></properties></project>");
        Cli run = Cli.adopt("--write", scratch);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("error: " + pom + " says Java 8, and emissaries need 17")
                .hasLineCount(1);
        assertThat(task).hasContent(TASK);
        assertThat(Cli.adopt("--release", 17, scratch).out()).contains("1 class to convert");
        Files.delete(pom);
        assertThat(Cli.adopt("--release", 16, scratch).status()).isEqualTo(2);
    }

    @Test
    void printsWhatTheBuildNeeds() throws IOException {
        String guide = Files.readString(Path.of("../docs/guide/build-tools.md"));
        Path pom = Files.writeString(scratch.resolve("pom.xml"), "<project/>");
        Path gradle = Files.writeString(scratch.resolve("demo/build.gradle"), "");
        assertThat(Cli.adopt(scratch).out()).doesNotContain("plugin");
        Cli maven = Cli.adopt("--write", scratch);
        String out = maven.out();
        assertThat(out)
                .contains(pom + " needs:\n  <properties>\n    <emissary.version>", "<arg>-Xplugin:Emissary</arg>")
                .contains(
                        "<maven.compiler.release>17<",
                        "<artifactId>emissary-annotations</artifactId>\n      <version>${emissary.version}</version>")
                .endsWith("annotationProcessorPaths switches off the annotation processors of the class path, without a"
                        + " warning: list those there too.\n")
                .doesNotContain(gradle.toString());
        assertThat(guide).contains(out.substring(out.indexOf("      <plugin>"), out.indexOf("    </plugins>")));
        Files.writeString(task, TASK.replace("package demo;", ""));
        Cli kotlin = Cli.adopt("--write", task);
        assertThat(guide).contains(kotlin.out().substring(kotlin.out().indexOf("dependencies {")));
        Files.writeString(task, TASK);
        Files.writeString(pom, "<project><release>17</release><build><plugins></plugins></build></project>");
        assertThat(Cli.adopt("--write", scratch).out())
                .contains("in <plugins>:\n")
                .doesNotContain("<build>", "maven.compiler.release");
        Files.writeString(task, TASK);
        Files.writeString(pom, "<project><artifactId>maven-compiler-plugin</artifactId></project>");
        assertThat(Cli.adopt("--write", scratch).out())
                .contains("in the <plugin> maven-compiler-plugin, 3.5 or later:\n        <configuration>")
                .doesNotContain("<build>", "</plugin>");
        Files.writeString(task, TASK);
        Files.writeString(pom, "<project><arg>-Xplugin:Emissary</arg></project>");
        Path module = Files.writeString(scratch.resolve("module-info.java"), "module demo {}");
        assertThat(Cli.adopt("--write", scratch).out())
                .endsWith("not there.\n" + module + " needs: requires dev.emissary;\n");
        Files.writeString(task, TASK);
        Files.writeString(module, "module demo {\n    requires static transitive dev.emissary;\n}\n");
        assertThat(Cli.adopt("--write", scratch).out()).endsWith("not there.\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "adopt", "adopt --color", "adopt no-such-directory", "adopt . -cp none.jar", "desugar ."})
    void wrongUseIsOneMessageAndNoStackTrace(String words) {
        Cli run = Cli.run((Object[]) words.split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isNotEmpty().doesNotContain("\tat ").doesNotContain("\u001B");
    }

    @Test
    void countsTheClassesThatOneReasonKeeps() throws IOException {
        String open = TASK.replace("final class", "public class").replace("    Task(", "    public Task(");
        String changing = TASK.replace("private final", "private volatile");
        Cli.write(scratch, "demo/First.java", open.replace("Task", "First"));
        Cli.write(scratch, "demo/Second.java", open.replace("Task", "Second"));
        Cli.write(scratch, "demo/Third.java", changing.replace("Task", "Third"));
        Cli.write(
                scratch,
                "demo/Both.java",
                open.replace("private final", "private volatile").replace("Task", "Both"));
        assertThat(Cli.adopt(scratch).out()).endsWith("""
                  clients can extend it: 3 classes, 2 for this reason alone
                    to convert it, make it final, or allow it to become final, with --closed-api
                  it has a field that an emissary cannot have: 2 classes, 1 for this reason alone
                    to convert it, make it final, and neither transient nor volatile; it can refer to an object that changes
                """);
    }

    @ParameterizedTest
    @CsvSource({"adpt src, adopt", "adopt --wrte src, --write", "desugar --partal src -d x, --partial"})
    void aMistypedWordIsToldTheNearestOne(String words, String meant) {
        assertThat(Cli.run((Object[]) words.split(" ", -1)).err()).endsWith("\n  did you mean " + meant + "?\n");
        assertThat(Cli.adopt("--nothing-like-this").err()).doesNotContain("did you mean");
    }

    @Test
    void helpTellsTheExitCodes() {
        assertThat(Cli.adopt("--help").out()).contains("Exit codes:", "Classes that are not converted");
        assertThat(Cli.run("--version").status()).isZero();
        assertThat(Cli.run("generate-completion").out()).contains("--seal-self-returns", "complete -F");
    }
}
