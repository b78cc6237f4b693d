package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Looks up what the agent changes in the oldest and the newest version of the Java tools. */
class ToolPatchesTest {
    private static final Path VERSIONS = Path.of("target", "jdt-core");

    static List<Path> versions() throws IOException {
        try (var jars = Files.list(VERSIONS)) {
            return jars.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("versions")
    void everyPatchFits(Path version) throws IOException {
        try (ZipFile jar = new ZipFile(version.toFile())) {
            assertThat(PatchCheck.missing(Patches.byClass(ToolPatches.ALL), name -> read(jar, name)))
                    .isEmpty();
        }
    }

    private static byte[] read(ZipFile jar, String name) {
        ZipEntry entry = jar.getEntry(name + ".class");
        try (InputStream stream = entry == null ? null : jar.getInputStream(entry)) {
            return stream == null ? null : stream.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
