package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the lists of patches against the classes of each version of the compiler, and of two of the Java tools. */
class PatchesTest {
    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#supported")
    void everyPatchFitsEachSupportedVersion(Path ecj) throws IOException {
        assertThat(missing(Patches.OF_COMPILER, ecj)).isEmpty();
    }

    static List<Path> versionsOfTheTools() throws IOException {
        try (var jars = Files.list(Path.of("target", "jdt-core"))) {
            return jars.toList();
        }
    }

    @ParameterizedTest
    @MethodSource("versionsOfTheTools")
    void everyPatchOfTheToolsFits(Path version) throws IOException {
        assertThat(missing(Patches.OF_TOOLS, version)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#supported")
    void aPatchOfWhatIsNotThereIsFound(Path ecj) throws IOException {
        String scope = "org/eclipse/jdt/internal/compiler/lookup/ClassScope";

        assertThat(missing(List.of(entry(scope, "connectRecordSuperclass()I")), ecj))
                .hasValue("org.eclipse.jdt.internal.compiler.lookup.ClassScope.connectRecordSuperclass()I");
        assertThat(missing(List.of(call(scope, "connectSuperInterfaces", "isEmissary()Z")), ecj))
                .isPresent();
        assertThat(missing(List.of(Patch.state(scope + "s")), ecj)).isPresent();
    }

    private static Patch entry(String className, String method) {
        return new Patch(className, method, Patch.Kind.ENTRY, "", "", "", Hook.Guard.NONE);
    }

    private static Patch call(String className, String method, String callee) {
        return new Patch(className, method, Patch.Kind.CALL, "", "", callee, Hook.Guard.NONE);
    }

    private static Optional<String> missing(List<Patch> patches, Path ecj) throws IOException {
        try (JarFile jar = new JarFile(ecj.toFile())) {
            return PatchedProgram.missing(Patches.byClass(patches), name -> {
                ZipEntry entry = jar.getEntry(name + ".class");
                if (entry == null) {
                    return null;
                }
                try (InputStream stream = jar.getInputStream(entry)) {
                    return stream.readAllBytes();
                } catch (IOException cause) {
                    throw new UncheckedIOException(cause);
                }
            });
        }
    }
}
