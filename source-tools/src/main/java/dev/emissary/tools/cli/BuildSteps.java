package dev.emissary.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** What a build needs to compile emissaries: a release of Java, the plugin, and the annotations in a module. */
final class BuildSteps {
    private static final int RELEASE = 17;
    /** The page of the guide, which has what is printed. */
    private static final String PAGE = "/dev/emissary/tools/play/page/build-tools.md";

    private BuildSteps() {}

    /**
     * Fails if sources are compiled for a release of Java that has no emissaries.
     *
     * @param release what the user says, or null
     */
    static void requireRelease(CommandLine command, List<BuildFile> builds, Integer release) {
        if (release != null && release < RELEASE) {
            throw new ParameterException(command, "--release " + release + ": emissaries need " + RELEASE);
        }
        for (BuildFile build : builds) {
            if (release == null && build.release().orElse(RELEASE) < RELEASE) {
                throw new ParameterException(
                        command,
                        build.path() + " says Java " + build.release().get() + ", and emissaries need " + RELEASE
                                + "; nothing is changed; --release " + RELEASE + " goes on as if it said that");
            }
        }
    }

    /** Prints what is missing in build files, as the guide has it, and in module declarations of source roots. */
    static void print(List<BuildFile> builds, List<Path> roots, PrintWriter out) throws IOException {
        for (BuildFile build : builds) {
            if (!build.hasPlugin()) {
                String page = page();
                String section = page.substring(page.indexOf(build.isOfMaven() ? "\n## Maven\n" : "\n## Gradle\n"));
                String plugin = section.split("```\\w*\n", -1)[1];
                out.println(build.path() + " needs:");
                out.print(
                        build.isOfMaven()
                                ? ofMaven(build, BuildFile.text(build.path()), plugin)
                                : "val emissaryVersion = \"" + EmissaryCommand.version() + "\"\n\n" + plugin);
            }
        }
        for (Path root : roots) {
            Path module = root.resolve("module-info.java");
            if (Files.isRegularFile(module) && !BuildFile.text(module).contains("dev.emissary;")) {
                out.println(module + " needs: requires dev.emissary;");
            }
        }
    }

    /** Returns what a pom lacks, each part in the element that it belongs into, or as the content of one that is there. */
    private static String ofMaven(BuildFile file, String pom, String plugin) {
        String dependency = """
                    <dependency>
                      <groupId>dev.emissary</groupId>
                      <artifactId>emissary-annotations</artifactId>
                      <version>${emissary.version}</version>
                    </dependency>
                """;
        String properties = "    <emissary.version>" + EmissaryCommand.version() + "</emissary.version>\n"
                + (file.release().isPresent() ? "" : "    <maven.compiler.release>17</maven.compiler.release>\n");
        String plugins = in(pom, "plugins", "    ", plugin);
        if (pom.contains("<artifactId>maven-compiler-plugin</artifactId>")) {
            plugins = "in the <plugin> maven-compiler-plugin, 3.5 or later:\n"
                    + plugin.substring(plugin.indexOf("        <configuration>"), plugin.indexOf("      </plugin>"));
        } else if (!pom.contains("<build>")) {
            plugins = "  <build>\n" + plugins + "  </build>\n";
        }
        return in(pom, "properties", "  ", properties)
                + in(pom, "dependencies", "  ", dependency)
                + plugins
                + "annotationProcessorPaths switches off the annotation processors of the class path, without a"
                + " warning: list those there too.\n";
    }

    private static String in(String pom, String element, String blanks, String content) {
        return pom.contains("<" + element + ">")
                ? "in <" + element + ">:\n" + content
                : blanks + "<" + element + ">\n" + content + blanks + "</" + element + ">\n";
    }

    private static String page() throws IOException {
        try (InputStream in = BuildSteps.class.getResourceAsStream(PAGE)) {
            return new String(Objects.requireNonNull(in, PAGE).readAllBytes(), StandardCharsets.UTF_8)
                    .replace("\r\n", "\n");
        }
    }
}
