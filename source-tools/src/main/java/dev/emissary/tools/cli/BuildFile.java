package dev.emissary.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * The build file of Maven or Gradle that is nearest above some sources, and what it needs to compile emissaries: a release
 * of Java, the plugin, and the annotations in a module.
 *
 * @param path the file
 * @param release the release of Java that it, or one above it, says the sources are compiled for
 * @param hasPlugin whether it, or one above it, switches the plugin on
 */
record BuildFile(Path path, Optional<Integer> release, boolean hasPlugin) {
    private static final int RELEASE = 17;
    /** The page of the guide, which has what is printed. */
    private static final String PAGE = "/dev/emissary/tools/play/page/guide/build-tools.md";

    private static final List<String> NAMES = List.of("pom.xml", "build.gradle.kts", "build.gradle");
    /** What says the release in Maven; the first that has a number, or names a property that has one, wins. */
    private static final List<String> OF_MAVEN = List.of("release", "source", "target");

    /** What says the release in Gradle; the first that is there wins. */
    private static final List<Pattern> OF_GRADLE = List.of(
            Pattern.compile("\\brelease\\s*(?:=|\\.set\\s*\\()\\s*(\\d+)"),
            Pattern.compile("\\bsourceCompatibility\\b[\\s=]*(?:JavaVersion\\.VERSION_)?[\"']?(?:1[._])?(\\d+)"),
            Pattern.compile("\\b(?:JavaLanguageVersion\\.of|jvmToolchain)\\s*\\(\\s*(\\d+)"));

    /** Returns the nearest build files above some directories. */
    static List<BuildFile> above(List<Path> directories) throws IOException {
        Map<Path, BuildFile> found = new LinkedHashMap<>();
        for (Path directory : directories) {
            List<Path> files = Stream.iterate(directory.toAbsolutePath().normalize(), Objects::nonNull, Path::getParent)
                    .flatMap(each -> NAMES.stream().map(each::resolve))
                    .filter(Files::isRegularFile)
                    .toList();
            Optional<Integer> release = Optional.empty();
            boolean hasPlugin = false;
            for (Path file : files) {
                release = release.isPresent() ? release : release(file);
                hasPlugin |= text(file).contains("-Xplugin:Emissary");
            }
            if (!files.isEmpty()) {
                found.put(files.get(0), new BuildFile(files.get(0), release, hasPlugin));
            }
        }
        return List.copyOf(found.values());
    }

    /** Returns the text of a file of any encoding, in which what matters is in ASCII. */
    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }

    private static Optional<Integer> release(Path file) throws IOException {
        if (file.endsWith("pom.xml")) {
            String pom = text(file).replaceAll("(?s)<!--.*?-->", "");
            return OF_MAVEN.stream()
                    .flatMap(name -> elements(pom, "(?:maven\\.compiler\\.)?" + name))
                    .flatMap(value -> value.matches("\\$\\{.*}")
                            ? elements(pom, Pattern.quote(value.substring(2, value.length() - 1)))
                            : Stream.of(value))
                    .filter(value -> value.matches("(1\\.)?\\d+"))
                    .map(value -> Integer.valueOf(value.replaceFirst("^1\\.", "")))
                    .findFirst();
        }
        String text = text(file).replaceAll("//.*|(?s:/\\*.*?\\*/)", "");
        return OF_GRADLE.stream()
                .flatMap(pattern -> pattern.matcher(text).results())
                .map(version -> Integer.valueOf(version.group(1)))
                .findFirst();
    }

    /** Returns what elements whose name matches a pattern contain. */
    private static Stream<String> elements(String pom, String name) {
        return Pattern.compile("<(" + name + ")>\\s*([^<]*?)\\s*</\\1>")
                .matcher(pom)
                .results()
                .map(found -> found.group(2));
    }

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
                boolean maven = build.path().endsWith("pom.xml");
                String page = page();
                String section = page.substring(page.indexOf(maven ? "\n## Maven\n" : "\n## Gradle\n"));
                String plugin = section.split("```\\w*\n", -1)[1];
                out.println(build.path() + " needs:");
                out.print(
                        maven
                                ? build.ofMaven(text(build.path()), plugin)
                                : "val emissaryVersion = \"" + EmissaryCommand.version() + "\"\n\n" + plugin);
            }
        }
        for (Path root : roots) {
            Path module = root.resolve("module-info.java");
            if (Files.isRegularFile(module) && !text(module).contains("dev.emissary;")) {
                out.println(module + " needs: requires dev.emissary;");
            }
        }
    }

    /** Returns what a pom lacks, each part in the element that it belongs into, or as the content of one that is there. */
    private String ofMaven(String pom, String plugin) {
        String dependency = """
                    <dependency>
                      <groupId>dev.emissary</groupId>
                      <artifactId>emissary-annotations</artifactId>
                      <version>${emissary.version}</version>
                    </dependency>
                """;
        String properties = "    <emissary.version>" + EmissaryCommand.version() + "</emissary.version>\n"
                + (release.isPresent() ? "" : "    <maven.compiler.release>17</maven.compiler.release>\n");
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
        try (InputStream in = BuildFile.class.getResourceAsStream(PAGE)) {
            return new String(Objects.requireNonNull(in, PAGE).readAllBytes(), StandardCharsets.UTF_8)
                    .replace("\r\n", "\n");
        }
    }
}
