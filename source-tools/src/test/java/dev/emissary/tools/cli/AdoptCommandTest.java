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
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command "emissary adopt": what it prints, what it writes, and its exit codes. */
class AdoptCommandTest {
    private static final String TASK = "package demo;\n\n" + Cli.TASK;

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
    void showsAnArchiveAndDoesNotWriteIt() throws IOException {
        Path archive = scratch.resolve("demo-sources.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.putNextEntry(new ZipEntry("demo/Task.java"));
            zip.write(TASK.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        Cli run = Cli.adopt(archive);
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("--- " + archive + "!/demo/Task.java\n").contains("1 class to convert");
        assertThat(Cli.adopt("--write", archive).status()).isEqualTo(2);
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

    @Test
    void sealsSelfReturnsOnlyWhenAskedTo() throws IOException {
        Path source = scratch.resolve("demo/Text.java");
        Files.writeString(source, """
                package demo;

                final class Text implements Chain {
                    private final Chain chain;
                    Text(Chain chain) { this.chain = chain; }
                    @Override public Chain add() { return chain.add(); }
                }

                interface Chain {
                    Chain add();
                }
                """);
        assertThat(Cli.adopt(source).out())
                .contains("Text.java:3: demo.Text stays\n  a fluent method may leak the delegate\n    line 6: add\n")
                .contains(
                        "    to convert it, allow the emissary to be returned in its place, with --seal-self-returns\n");
        assertThat(Cli.run("adopt", "--seal-self-returns", "--at-least", 1, source)
                        .out())
                .contains("record Text(Chain chain) {}");
    }

    @Test
    void closesNoApiUnlessAskedTo() throws IOException {
        Files.writeString(task, TASK.replace("final class", "public class").replace("    Task(", "    public Task("));
        assertThat(Cli.adopt(task).out())
                .contains("demo.Task stays\n  clients can extend it\n    line 3\n")
                .contains("0 classes to convert");
        assertThat(Cli.adopt("--closed-api", task).out()).contains("public record Task(Runnable runnable) {");
        Files.writeString(task, TASK.replace("final class", "public class"));
        assertThat(Cli.run("adopt", "--at-least", 0, task).out())
                .as("no client has a constructor")
                .contains("1 class to convert");
        Files.writeString(task, TASK.replace("final class", "public class").replace("    Task(", "    public Task("));
        Path module = Files.writeString(scratch.resolve("module-info.java"), "module m { exports demo; }");
        assertThat(Cli.adopt(scratch).out()).contains("clients can extend it");
        Files.writeString(module, "module m { requires dev.emissary; }");
        assertThat(Cli.adopt(scratch).out())
                .contains("1 class to convert")
                .contains("  An emissary extends dev.emissary.lang.Emissary, unless superclass=none is set.\n")
                .contains("  Eclipse without the agent shows a record");
    }

    @Test
    void namesAGetterThatIsNoLongerCalled() throws IOException {
        String getter = "    private Runnable target() {\n        return runnable;\n    }\n}\n";
        String text = TASK.substring(0, TASK.lastIndexOf('}')).replace("runnable.run()", "target().run()") + getter;
        Files.writeString(task, text);
        assertThat(Cli.adopt(task).out()).contains("  its method target is no longer called\n");
        Files.writeString(task, text.replace(getter, "    Object id() { return target(); }\n" + getter));
        assertThat(Cli.adopt(task).out()).contains("1 class to convert").doesNotContain("no longer called");
    }

    @Test
    void leavesWhatSavesTooLittleUnlessAskedTo() throws IOException {
        assertThat(Cli.run("adopt", task).out())
                .contains("demo.Task stays\n  it saves too little\n    line 3: lines saved: 8, forwarders: 1\n");
        assertThat(Cli.run("adopt", "--at-least", 8, task).out()).contains("1 class to convert");
        assertThat(Cli.run("adopt", "--at-least", 9, task).out()).contains("line 3: lines saved: 8");
        Files.writeString(task, """
                package demo;

                final class Task implements Runnable {
                    private final Runnable task; Task(int n) { this.task = () -> {}; }
                    @Override public void run() { task.run(); }
                }
                """);
        assertThat(Cli.run("adopt", "--at-least", 0, task).out())
                .contains("  it would get longer\n    line 3: lines added: 4\n", "to convert it, leave it\n");
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
    void listsTypeArgumentsInTheKeywordForm() throws IOException {
        Cli.write(scratch, "demo/Part.java", "package demo;\n\ninterface Part<E> {\n    E get(int index);\n}\n");
        Files.writeString(
                task,
                TASK.replace("Runnable runnable", "java.util.List<String> runnable")
                        .replace("Runnable", "Part<String>")
                        .replace("void run()", "String get(int index)")
                        .replace("runnable.run()", "return runnable.get(index)"));
        assertThat(Cli.adopt(task).out()).contains("  only the keyword form can list the interface\n");
        assertThat(Cli.adopt("--keyword", task).out())
                .contains("+emissary Task(java.util.List<String> runnable) delegates Part<String>;\n");
    }

    @Test
    void namesAForwarderThatAloneOverridesNothingForSure() throws IOException {
        Files.writeString(
                task,
                TASK.replace("Runnable", "java.nio.channels.Channel")
                        .replace("void run()", "void close() throws java.io.IOException")
                        .replace(".run()", ".close()")
                        .replace(
                                "    @Override",
                                "    public boolean isOpen() { return runnable.isOpen(); }\n\n    @Override"));
        assertThat(Cli.run("adopt", task).out())
                .contains("  isOpen (line 10) goes without @Override: a version of the interface without it is not");
    }

    @Test
    void colorsTheDiffOnATerminal() {
        System.setProperty("picocli.ansi", "true");
        try {
            assertThat(Cli.adopt(task).out()).contains("\u001B[32m+@Emissary\u001B[39m\n", "\u001B[31m-");
        } finally {
            System.clearProperty("picocli.ansi");
        }
    }

    @Test
    void forwardsInheritedDefaultsOnlyWhenAskedTo() throws IOException {
        Path source = scratch.resolve("demo/Names.java");
        Files.writeString(source, """
                package demo;

                final class Names implements java.util.Iterator<String> {
                    private final java.util.Iterator<String> names;

                    Names(java.util.Iterator<String> names) {
                        this.names = names;
                    }

                    @Override
                    public boolean hasNext() {
                        return names.hasNext();
                    }

                    @Override
                    public String next() {
                        return names.next();
                    }
                }
                """);
        assertThat(Cli.adopt(source).out())
                .contains(
                        "  it misses default methods of its delegate, which are not forwarded\n"
                                + "    line 3: Iterator.forEachRemaining, Iterator.remove\n",
                        "with --forward-defaults");
        assertThat(Cli.adopt("--forward-defaults", source).out())
                .contains(
                        "record Names(java.util.Iterator<String> names) {}",
                        "  it forwards Iterator.forEachRemaining, Iterator.remove, which it inherited\n");
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
                .contains("<artifactId>emissary-annotations</artifactId>\n      <version>${emissary.version}</version>")
                .endsWith("annotationProcessorPaths switches off the annotation processors of the class path, without a"
                        + " warning: list those there too.\n")
                .doesNotContain(gradle.toString());
        assertThat(guide).contains(out.substring(out.indexOf("      <plugin>"), out.indexOf("    </plugins>")));
        Files.writeString(task, TASK.replace("package demo;", ""));
        Cli kotlin = Cli.adopt("--write", task);
        assertThat(guide).contains(kotlin.out().substring(kotlin.out().indexOf("dependencies {")));
        Files.writeString(task, TASK);
        Files.writeString(pom, "<project><properties/><build><plugins></plugins></build></project>");
        assertThat(Cli.adopt("--write", scratch).out())
                .contains("in <plugins>:\n")
                .doesNotContain("<build>");
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
    void tellsAllObstaclesOfAClass() throws IOException {
        Files.writeString(task, """
                package demo;

                abstract class Task extends Thread implements Runnable {
                    Runnable runnable;
                    int count;

                    Task(Runnable runnable) { this.runnable = runnable; }
                    { count = 1; }
                    @Override public void run() { runnable.run(); }
                }
                """);
        assertThat(Cli.adopt(task).out()).isEqualTo("""
                %s:3: demo.Task stays
                  it extends a class
                    line 3: Thread
                  it is abstract
                    line 3
                  it has an instance initializer
                    line 8
                0 classes to convert, 0 forwarders fewer; 1 other class stays.
                  it extends a class: 1 class
                    to convert it, let it extend nothing, and declare or delegate what it inherits; an exception stays
                  it is abstract: 1 class
                    to convert it, make it a class that is not abstract, since an emissary is final
                  it has an instance initializer: 1 class
                    to convert it, do the same in the constructor
                """.formatted(task));
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
