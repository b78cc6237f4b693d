package dev.emissary.eclipse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Asks Eclipse's language server with and without the agent; a table of the guide says what works. */
@Tag("long")
class EclipseFeaturesIT {
    private static final Path PAGE = Path.of("../../docs/guide/eclipse-features.md");
    /** How many MB more the heap may hold after 400 edits. */
    private static final long GROWTH = 30;

    private static final Map<String, String> WITHOUT = new TreeMap<>();
    private static final Map<String, String> WITH = new TreeMap<>();
    private static final List<Load> LOADS = new ArrayList<>();
    private static String mistakes = "";

    @BeforeAll
    static void ask(@TempDir Path work) throws IOException {
        String given = System.getProperty("emissary.jdtls", "");
        // Maven leaves the name of a variable of the environment that is not set.
        assumeTrue(!given.isBlank() && !given.startsWith("$"), "EMISSARY_JDTLS names no language server");
        Optional<Jdk> jdk = Server.jdk();
        assumeTrue(jdk.isPresent(), "no JDK here runs the language server");
        for (Map<String, String> answers : List.of(WITHOUT, WITH)) {
            Path directory = Files.createDirectory(work.toRealPath().resolve(answers == WITH ? "with" : "without"));
            List<Project> projects = new ArrayList<>();
            for (Form form : answers == WITH ? Form.values() : new Form[] {Form.ANNOTATION}) {
                projects.add(project(form, true, directory));
                if (answers == WITH) {
                    projects.add(project(form, false, directory));
                }
            }
            List<String> flags = answers == WITH
                    ? List.of("-javaagent:" + System.getProperty("emissary.agent.jar") + "=lint=off")
                    : List.of();
            Path files = Files.createDirectory(directory.resolve("server"));
            try (Server server = new Server(
                    Path.of(given),
                    jdk.get(),
                    files,
                    flags,
                    projects.stream().map(Project::root).toList())) {
                for (Project project : projects) {
                    project.openIn(server);
                }
                for (Project project : projects) {
                    for (Feature feature : Feature.values()) {
                        if (project.isMaven() || Feature.UNMANAGED.contains(feature)) {
                            answers.put(key(feature, project.form(), project.isMaven()), feature.ask(project));
                        }
                    }
                }
                LOADS.add(Load.of(projects.get(0)));
                if (answers == WITH) {
                    mistakes = Building.mistakes(projects.get(0));
                }
            }
        }
    }

    private static Project project(Form form, boolean maven, Path directory) throws IOException {
        return new Project(form, maven, directory, Path.of(System.getProperty("emissary.annotations.jar")));
    }

    private static String key(Feature feature, Form form, boolean maven) {
        return feature + ", " + form + (maven ? "" : ", unmanaged");
    }

    @ParameterizedTest
    @EnumSource
    void theAnnotationFormIsUnderstood(Feature feature) {
        check(feature, Form.ANNOTATION);
    }

    @ParameterizedTest
    @EnumSource
    void theKeywordFormIsUnderstood(Feature feature) {
        check(feature, Form.KEYWORD);
    }

    private static void check(Feature feature, Form form) {
        assertThat(WITH.get(key(feature, form, true))).isEqualTo(feature.answer());
    }

    @Test
    void projectsWithoutToolAreUnderstood() {
        for (Feature feature : Feature.UNMANAGED) {
            for (Form form : Form.values()) {
                String key = key(feature, form, false);
                assertThat(WITH.get(key)).as(key).isEqualTo(feature.answer());
            }
        }
    }

    @Test
    void editsDoNotFillTheHeap() {
        System.out.println("Without the agent: " + LOADS.get(0) + "; with it: " + LOADS.get(1));
        assertThat(LOADS.get(1).growth()).isLessThan(GROWTH);
    }

    @Test
    void theGuideSaysWhatWorks() throws IOException {
        String page = FeaturesPage.text(
                mistakes,
                (feature, form, agent) ->
                        feature.answer().equals((agent ? WITH : WITHOUT).get(key(feature, form, true))));
        if (Boolean.getBoolean("emissary.regenerate")) {
            Files.writeString(PAGE, page);
        }
        // What the server makes of an emissary without the agent differs from run to run.
        String without = "(yes|no) (?=[|] (yes|no) [|] (yes|no) [|]\\R)";
        assertThat(Files.readString(PAGE).replaceAll(without, ""))
                .as("to generate it anew: mvn -Pregenerate verify -Dtest=none -Dit.test=EclipseFeaturesIT")
                .isEqualTo(page.replaceAll(without, ""));
    }
}
