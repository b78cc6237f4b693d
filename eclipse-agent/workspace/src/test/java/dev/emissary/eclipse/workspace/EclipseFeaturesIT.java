package dev.emissary.eclipse.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs JDT with and without the agent; a table of the guide says what works. */
@Tag("long")
class EclipseFeaturesIT {
    private static final Path BUNDLES = Path.of(System.getProperty("emissary.bundles.directory"));
    private static final Path TEST_CLASSES = Path.of(System.getProperty("emissary.test.classes"));
    private static final Path PAGE = Path.of("../../docs/guide/eclipse-features.md");

    private static Observations without;
    private static Observations with;

    @BeforeAll
    static void runJdt(@TempDir Path work) throws IOException, InterruptedException {
        Path first = Files.createDirectory(work.resolve("without"));
        Path second = Files.createDirectory(work.resolve("with"));
        Process plain = start(first, List.of());
        Process changed =
                start(second, List.of("-javaagent:" + System.getProperty("emissary.agent.jar") + "=lint=off"));
        without = finish(plain, first);
        with = finish(changed, second);
    }

    private static Process start(Path work, List<String> flags) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(flags);
        command.add("-cp");
        command.add(framework() + System.getProperty("path.separator") + TEST_CLASSES);
        command.add(Equinox.class.getName());
        command.add(BUNDLES.toString());
        command.add(TEST_CLASSES.toString());
        command.add(work.toString());
        command.add(Path.of("src", "test", "workspace").toAbsolutePath().toString());
        command.add(System.getProperty("emissary.annotations.jar"));
        command.add(work.resolve("answers").toString());
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(work.resolve("output").toFile())
                .start();
    }

    private static Path framework() throws IOException {
        try (Stream<Path> bundles = Files.list(BUNDLES)) {
            return bundles.filter(bundle -> bundle.getFileName().toString().startsWith(Equinox.FRAMEWORK))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Observations finish(Process process, Path work) throws IOException, InterruptedException {
        assertThat(process.waitFor()).as(() -> read(work.resolve("output"))).isZero();
        return Observations.read(work.resolve("answers"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            return failure.toString();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theAnnotationFormIsUnderstood(Feature feature) {
        assertThat(with.answer(Form.ANNOTATION, feature)).isEqualTo(feature.answer());
    }

    @ParameterizedTest
    @EnumSource
    void theKeywordFormIsUnderstood(Feature feature) {
        assertThat(with.answer(Form.KEYWORD, feature)).isEqualTo(feature.answer());
    }

    @Test
    void theGuideSaysWhatWorks() throws IOException {
        String page = FeaturesPage.text(without, with);
        if (Boolean.getBoolean("emissary.regenerate")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("to generate it anew: mvn -Pregenerate verify -Dtest=none -Dit.test=EclipseFeaturesIT")
                .isEqualTo(page);
    }
}
