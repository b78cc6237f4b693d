package dev.emissary.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** What Maven Central demands of a bundle, and what a user of one relies on. */
class BundleIT {
    private static final Path BUNDLE =
            Path.of(System.getProperty("emissary.bundle")).toAbsolutePath();
    private static final String VERSION = System.getProperty("emissary.version");

    /** What is published; the others are for the build alone. */
    private static final List<String> ARTIFACTS = List.of(
            "emissary-annotations",
            "emissary-rules",
            "emissary-javac-plugin",
            "emissary-eclipse-agent",
            "emissary-source-tools",
            "emissary-conformance");

    /** What each artifact has, after its name and version. */
    private static final List<String> FILES =
            List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json", "-cyclonedx.xml");

    /** The entries of a jar that are this project's, and not a library's. */
    private static final Pattern OURS = Pattern.compile("^(META-INF/maven/)?dev[./]emissary/|^META-INF/MANIFEST[.]MF$");

    @TempDir
    private Path scratch;

    /** Returns the file of an artifact with one of the endings above. */
    private static Path file(String artifact, String ending) {
        Path directory = BUNDLE.resolve("dev/emissary").resolve(artifact).resolve(VERSION);
        return directory.resolve(artifact + "-" + VERSION + ending);
    }

    /** Returns the texts of the elements of a published pom at a path such as {@code licenses/license/url}. */
    private static List<String> texts(String artifact, String path) throws Exception {
        Document pom = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file(artifact, ".pom").toFile());
        XPathNodes nodes =
                XPathFactory.newInstance().newXPath().evaluateExpression("/project/" + path, pom, XPathNodes.class);
        return StreamSupport.stream(nodes.spliterator(), false)
                .map(node -> node.getTextContent().strip())
                .toList();
    }

    @Test
    void bundleHasEachArtifactWithSourcesDocumentationAndBillOfMaterialsAndNothingElse() throws IOException {
        try (Stream<Path> all = Files.walk(BUNDLE)) {
            List<String> files =
                    all.filter(Files::isRegularFile).map(Path::toString).toList();
            boolean signed = files.stream().anyMatch(file -> file.endsWith(".asc"));
            List<String> beside = Stream.of("", ".md5", ".sha1", ".sha256", ".sha512", signed ? ".asc" : "")
                    .distinct()
                    .toList();
            assertThat(files)
                    .containsExactlyInAnyOrderElementsOf(ARTIFACTS.stream()
                            .flatMap(artifact -> FILES.stream().map(ending -> file(artifact, ending)))
                            .flatMap(file -> beside.stream().map(ending -> file + ending))
                            .toList());
        }
    }

    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void pomSaysWhatMavenCentralDemands(String artifact) throws Exception {
        assertThat(file(artifact, ".pom")).content().doesNotContain("${", "SNAPSHOT");
        assertThat(texts(artifact, "groupId")).containsExactly("dev.emissary");
        assertThat(texts(artifact, "artifactId")).containsExactly(artifact);
        assertThat(texts(artifact, "version")).containsExactly(VERSION);
        for (String demanded : List.of(
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "scm/connection",
                "scm/url")) {
            assertThat(texts(artifact, demanded)).as(demanded).hasSize(1).noneMatch(String::isBlank);
        }
        for (String unwanted : List.of("parent", "repositories", "distributionManagement", "build", "profiles")) {
            assertThat(texts(artifact, unwanted)).as(unwanted).isEmpty();
        }
    }

    /** No artifact needs another one: what its classes need is in its jar. */
    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void pomHasNoDependencies(String artifact) throws Exception {
        assertThat(texts(artifact, "dependencies/dependency")).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void jarIsOfThisVersionAndHasTheLicense(String artifact) throws IOException {
        try (JarFile jar = new JarFile(file(artifact, ".jar").toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Implementation-Version"))
                    .isEqualTo(VERSION);
            assertThat(jar.getEntry("META-INF/LICENSE")).isNotNull();
            assertThat(jar.stream()
                            .filter(entry -> OURS.matcher(entry.getName()).find())
                            .filter(entry -> mentionsSnapshot(jar, entry))
                            .map(ZipEntry::getName))
                    .isEmpty();
        }
    }

    private static boolean mentionsSnapshot(JarFile jar, ZipEntry entry) {
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).contains("-SNAPSHOT");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void sourcesAndDocumentationAreThoseOfTheClasses(String artifact) throws IOException {
        try (ZipFile sources = new ZipFile(file(artifact, "-sources.jar").toFile());
                ZipFile documentation =
                        new ZipFile(file(artifact, "-javadoc.jar").toFile())) {
            List<String> types = sources.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".java") && !name.endsWith("-info.java"))
                    .toList();
            Set<String> pages =
                    new HashSet<>(documentation.stream().map(ZipEntry::getName).toList());
            assertThat(types).isNotEmpty();
            assertThat(pages).contains("index.html");
            assertThat(types)
                    .anyMatch(type -> pages.stream().anyMatch(page -> page.endsWith(type.replace(".java", ".html"))));
        }
    }

    @Test
    void billOfMaterialsOfAJarListsTheLibrariesInIt() {
        assertThat(file("emissary-source-tools", "-cyclonedx.json"))
                .content()
                .contains("pkg:maven/info.picocli/picocli@");
        assertThat(file("emissary-eclipse-agent", "-cyclonedx.json")).content().contains("pkg:maven/org.ow2.asm/asm@");
    }

    @Test
    void publishedJarsCompileAndRunAnEmissaryWithNothingElse() throws Exception {
        Path source = Files.writeString(scratch.resolve("Job.java"), """
                emissary Job(Runnable task) {
                    public static void main(String... arguments) {
                        new Job(() -> System.out.print("run")).run();
                    }
                }
                """);
        String annotations = file("emissary-annotations", ".jar").toString();
        String plugin = file("emissary-javac-plugin", ".jar").toString();
        String out = scratch.resolve("out").toString();
        assertThat(run(
                        "javac",
                        "-processorpath",
                        plugin,
                        "-cp",
                        annotations,
                        "-Xplugin:Emissary",
                        "-d",
                        out,
                        source.toString()))
                .isEmpty();
        assertThat(run("java", "-cp", out + File.pathSeparator + annotations, "Job"))
                .isEqualTo("run");
    }

    @ParameterizedTest
    @ValueSource(strings = {"emissary-source-tools", "emissary-conformance"})
    void publishedCommandsRunWithNothingElse(String artifact) throws Exception {
        assertThat(run("java", "-jar", file(artifact, ".jar").toString(), "--help"))
                .startsWith("Usage: ");
    }

    /** Runs a tool of this JDK, and returns what it prints. */
    private String run(String tool, String... arguments) throws Exception {
        Path out = scratch.resolve("printed");
        new ProcessBuilder(Stream.concat(
                                Stream.of(Path.of(System.getProperty("java.home"), "bin", tool)
                                        .toString()),
                                Stream.of(arguments))
                        .toList())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        return Files.readString(out);
    }
}
