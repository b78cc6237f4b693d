package dev.emissary.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The files that are to be published, laid out as a Maven repository.
 *
 * @param directory the root of the repository
 * @param version the version of every artifact
 */
record Bundle(Path directory, String version) {
    /** What is published; the others are for the build alone. */
    static final List<String> ARTIFACTS = List.of(
            "emissary-annotations",
            "emissary-rules",
            "emissary-javac-plugin",
            "emissary-eclipse-agent",
            "emissary-source-tools",
            "emissary-conformance");

    /** What each artifact has, after its name and version. */
    static final List<String> FILES =
            List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json", "-cyclonedx.xml");

    static final List<String> CHECKSUMS = List.of(".md5", ".sha1", ".sha256", ".sha512");

    /** Returns the bundle that this build has laid out. */
    static Bundle ofThisBuild() {
        return new Bundle(
                Path.of(System.getProperty("emissary.bundle")).toAbsolutePath(),
                System.getProperty("emissary.version"));
    }

    /** Returns the file of an artifact with one of the endings above. */
    Path file(String artifact, String ending) {
        return directory
                .resolve("dev/emissary")
                .resolve(artifact)
                .resolve(version)
                .resolve(artifact + "-" + version + ending);
    }

    /** Returns the files of all artifacts, without checksums and signatures. */
    List<Path> published() {
        return ARTIFACTS.stream()
                .flatMap(artifact -> FILES.stream().map(ending -> file(artifact, ending)))
                .toList();
    }

    /** Returns all files that there are, in the order of their names. */
    Set<Path> files() {
        try (Stream<Path> files = Files.walk(directory)) {
            return new TreeSet<>(files.filter(Files::isRegularFile).toList());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
