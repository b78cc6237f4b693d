package dev.emissary.eclipse.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Asks Eclipse's language server, with the agent, what a table says that it answers. */
@Tag("long")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class EclipseFeaturesIT {
    private static final Path ANSWERS = Checkout.file("eclipse-agent/server/src/test/answers.txt");
    private static final int OLDEST_JDK = 21;

    private static final int EDITS = 500;
    private static final int WARM_UP = 100;
    /** How many MB more the heap may hold after 400 edits. */
    private static final long GROWTH = 30;

    private static List<Project> projects = List.of();
    private static Server server;

    @BeforeAll
    static void start(@TempDir Path work) throws IOException {
        String given = System.getProperty("emissary.jdtls", "");
        // Maven leaves the name of a variable of the environment that is not set.
        assumeTrue(!given.isBlank() && !given.startsWith("$"), "EMISSARY_JDTLS names no language server");
        Optional<Jdk> jdk = Jdk.found().stream()
                .filter(found -> found.feature() >= OLDEST_JDK)
                .min(Comparator.comparingInt(Jdk::feature));
        assumeTrue(jdk.isPresent(), "no JDK here runs the language server");
        Path directory = work.toRealPath();
        projects = List.of(new Project(false, directory), new Project(true, directory));
        server = new Server(
                Path.of(given),
                jdk.get(),
                directory,
                projects.stream().map(Project::root).toList());
        for (Project project : projects) {
            project.openIn(server);
        }
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    /** Returns each row of the table, in which an area that is left out is that of the row above, in both forms. */
    static Stream<Arguments> rows() {
        List<Arguments> rows = new ArrayList<>();
        String area = "";
        for (String line : Checkout.text(ANSWERS).lines().toList()) {
            String[] cells = line.split("\\s*[|]\\s*");
            if (cells.length == 4 && !line.matches("[|] (feature|---) .*")) {
                area = cells[1].isEmpty() ? area : cells[1];
                for (int form = 0; form < 2; form++) {
                    rows.add(Arguments.of(form == 0 ? "annotation" : "keyword", area, cells[2], cells[3]));
                }
            }
        }
        return rows.stream();
    }

    @Order(1)
    @ParameterizedTest
    @MethodSource("rows")
    void theServerAnswersAsTheTableSays(String form, String area, String question, String answer) throws Exception {
        Project project = projects.get(form.equals("annotation") ? 0 : 1);
        try {
            assertThat(Question.ask(area, question, project)).isEqualTo(answer);
        } finally {
            project.reset();
        }
    }

    /** The server is warm by now. */
    @Order(2)
    @Test
    void editsDoNotFillTheHeap() {
        long first = 0;
        try (Editor main = new Editor(projects.get(0), "Main")) {
            for (int edit = 1; edit <= EDITS; edit++) {
                main.replace(edit == 1 ? "Ada\"));" : "Ada" + (edit - 1) + "\"));", "Ada" + edit + "\"));");
                if (edit % 5 == 0) {
                    assertThat(main.completion(" desk.")).isNotEmpty();
                }
                if (edit == WARM_UP) {
                    first = server.heap();
                }
            }
        }
        assertThat(server.heap() - first).isLessThan(GROWTH);
    }
}
