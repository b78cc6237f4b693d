package dev.emissary.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the commands of the pages: in a {@code console} after {@code runs in: DIRECTORY}, each line after a prompt is given to
 * a shell, and the lines below are what it prints. The directory is a copy of an example build, or of the root of a clone. It
 * holds the project's jars and those of tools, as {@code $EMISSARY/target} does. A section of the tutorial is such a directory
 * too, with its fences of {@code java} as files; those that it leaves behind compile without a warning.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("long")
class CommandsIT {
    private static final String PROMPT = "$ ";
    private static final String POM = "<project><modelVersion>4.0.0</modelVersion><groupId>dev.emissary</groupId>"
            + "<artifactId>%s</artifactId><version>%s</version></project>";
    /** Maven takes what a build needs from the local repository of the user, and the project's own jars from another one. */
    private static final String SETTINGS = "<settings><localRepository>%s</localRepository><mirrors><mirror>"
            + "<id>user</id><mirrorOf>*</mirrorOf><url>%s</url></mirror></mirrors></settings>";

    @TempDir
    private Path scratch;

    static List<Page> pages() {
        return Page.all().stream()
                .filter(page -> page.isTutorial()
                        || page.blocks().stream()
                                .anyMatch(block -> block.note("runs in").isPresent()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void answersAreThoseOfTheTools(Page page) {
        check(page, "runs in");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void answersOfLongCommandsAreThoseOfTheTools(Page page) {
        check(page, "runs long in");
    }

    private void check(Page page, String note) {
        Map<String, Path> roots = new HashMap<>();
        String answered = page.with(block -> {
            String place = page.isTutorial()
                    ? "section" + block.section()
                    : block.note(note).orElse("");
            if (place.isEmpty() || !List.of("java", "console").contains(block.language())) {
                return block.text();
            }
            Path root = roots.computeIfAbsent(place, this::copy);
            Path directory = root.resolve(place).normalize();
            if (block.language().equals("console")) {
                return answered(block.text(), root, directory);
            }
            write(directory.resolve(SourceFile.qualifiedName(block.text()) + ".java"), block.text());
            return block.text();
        });
        new GeneratedText(Checkout.file(page.name())).mustBe(answered, CommandsIT.class);
        if (page.isTutorial()) {
            String compile = "javac -processorpath plugin.jar -cp annotations.jar -Xlint:all *.java";
            roots.forEach((section, root) ->
                    assertThat(run(compile, root, root.resolve(section))).isEmpty());
        }
    }

    /** Returns the root of a copy of the example builds, with all jars in {@code target} and in one directory. */
    private Path copy(String place) {
        try {
            Path root = Files.createTempDirectory(scratch.toRealPath(), "clone");
            Path directory = root.resolve(place).normalize();
            String jars = String.join(
                    " ",
                    Project.plugin(),
                    Project.annotations(),
                    Project.agent(),
                    System.getProperty("emissary.guide.directory") + "/*");
            String examples = Checkout.file("examples/builds") + " " + Checkout.file("examples/component");
            run("mkdir -p target bin examples && cp -R " + examples + " examples", root, root);
            run("mkdir -p " + directory + " && cp " + jars + " target && cp " + jars + " " + directory, root, root);
            String ant = "java -cp ant.jar:ant-launcher.jar org.apache.tools.ant.launch.Launcher";
            write(root.resolve("bin/ant"), "exec " + ant + " \"$@\"\n");
            maven(root);
            run("chmod +x bin/*", root, root);
            return root;
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static void maven(Path root) throws IOException {
        String version = System.getProperty("emissary.version");
        Map.of("emissary-annotations", Project.annotations(), "emissary-javac-plugin", Project.plugin())
                .forEach((name, jar) -> {
                    String place = "repository/dev/emissary/" + name + "/" + version;
                    String file = place + "/" + name + "-" + version;
                    run("mkdir -p " + place + " && cp " + jar + " " + file + ".jar", root, root);
                    write(root.resolve(file + ".pom"), POM.formatted(name, version));
                });
        Path user = Path.of(System.getProperty("emissary.maven.repository"));
        write(root.resolve("settings.xml"), SETTINGS.formatted(root.resolve("repository"), user.toUri()));
        String maven = System.getProperty("emissary.maven.home") + "/bin/mvn -B -ntp -s " + root + "/settings.xml";
        write(root.resolve("bin/mvn"), "exec " + maven + " \"$@\" 2>/dev/null\n");
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static String answered(String block, Path root, Path directory) {
        StringBuilder answered = new StringBuilder();
        block.lines()
                .filter(line -> line.startsWith(PROMPT))
                .forEach(line -> answered.append(line)
                        .append('\n')
                        .append(run(line.substring(PROMPT.length()), root, directory)
                                .replace(directory + "/", "")));
        return answered.toString();
    }

    private static String run(String command, Path root, Path directory) {
        try {
            Path out = Files.createTempFile(root, "command", ".out");
            ProcessBuilder shell = new ProcessBuilder("sh", "-c", command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile());
            Map<String, String> variables = shell.environment();
            variables.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVAC_OPTIONS", "MAVEN_OPTS", "MAVEN_ARGS"));
            String java = System.getProperty("java.home");
            variables.put("JAVA_HOME", java);
            variables.put("PATH", root + "/bin:" + java + "/bin:" + variables.get("PATH"));
            variables.put("EMISSARY", root.toString());
            variables.put("LC_ALL", "C.UTF-8");
            shell.start().waitFor();
            // Some versions of Maven print colors even where there are to be none.
            return Checkout.text(out).replaceAll("\u001B\\[[\\d;]*m", "");
        } catch (IOException | InterruptedException failure) {
            throw new AssertionError(failure);
        }
    }
}
