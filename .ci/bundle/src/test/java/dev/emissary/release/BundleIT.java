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
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Maven Central demands of a bundle, and what a user of one relies on. */
class BundleIT {
    private static final Bundle BUNDLE = Bundle.ofThisBuild();
    private static final List<String> ARTIFACTS = Bundle.ARTIFACTS;

    /** The entries of a jar that are this project's, and not a library's. */
    private static final Pattern OURS = Pattern.compile("^(META-INF/maven/)?dev[./]emissary/|^META-INF/MANIFEST[.]MF$");

    @TempDir
    private Path scratch;

    @Test
    void bundleHasEachArtifactWithSourcesDocumentationAndBillOfMaterialsAndNothingElse() {
        Set<Path> expected = new TreeSet<>();
        boolean signed =
                BUNDLE.files().stream().anyMatch(file -> file.toString().endsWith(".asc"));
        for (Path file : BUNDLE.published()) {
            expected.add(file);
            Bundle.CHECKSUMS.forEach(checksum -> expected.add(Path.of(file + checksum)));
            if (signed) {
                expected.add(Path.of(file + ".asc"));
            }
        }
        assertThat(BUNDLE.files()).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void pomSaysWhatMavenCentralDemands(String artifact) throws Exception {
        Path file = BUNDLE.file(artifact, ".pom");
        assertThat(file).content().doesNotContain("${", "SNAPSHOT");
        Pom pom = new Pom(file);
        assertThat(pom.texts("groupId")).containsExactly("dev.emissary");
        assertThat(pom.texts("artifactId")).containsExactly(artifact);
        assertThat(pom.texts("version")).containsExactly(BUNDLE.version());
        for (String demanded : List.of(
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "scm/connection",
                "scm/url")) {
            assertThat(pom.texts(demanded)).as(demanded).hasSize(1).noneMatch(String::isBlank);
        }
        for (String unwanted : List.of("parent", "repositories", "distributionManagement", "build", "profiles")) {
            assertThat(pom.texts(unwanted)).as(unwanted).isEmpty();
        }
    }

    /** No artifact needs another one: what its classes need is in its jar. */
    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void pomHasNoDependencies(String artifact) throws Exception {
        assertThat(new Pom(BUNDLE.file(artifact, ".pom")).texts("dependencies/dependency"))
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("ARTIFACTS")
    void jarIsOfThisVersionAndHasTheLicense(String artifact) throws IOException {
        try (JarFile jar = new JarFile(BUNDLE.file(artifact, ".jar").toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Implementation-Version"))
                    .isEqualTo(BUNDLE.version());
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
        try (ZipFile sources = new ZipFile(BUNDLE.file(artifact, "-sources.jar").toFile());
                ZipFile documentation =
                        new ZipFile(BUNDLE.file(artifact, "-javadoc.jar").toFile())) {
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
        assertThat(BUNDLE.file("emissary-source-tools", "-cyclonedx.json"))
                .content()
                .contains("pkg:maven/info.picocli/picocli@");
        assertThat(BUNDLE.file("emissary-eclipse-agent", "-cyclonedx.json"))
                .content()
                .contains("pkg:maven/org.ow2.asm/asm@");
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
        String annotations = BUNDLE.file("emissary-annotations", ".jar").toString();
        String plugin = BUNDLE.file("emissary-javac-plugin", ".jar").toString();
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
        assertThat(run("java", "-jar", BUNDLE.file(artifact, ".jar").toString(), "--help"))
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
