package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Libraries;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import dev.emissary.benchmarks.page.MarkdownTable;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Compiles the tasks of {@code src/programs/tasks.txt} as classes by hand and as emissaries, and counts their lines. */
class TasksTest {
    private static final Path FILE = Path.of("src", "programs", "tasks.txt");
    private static final String IMPORTS = "import java."
            + ("io nio nio.channels security.cert sql util util.concurrent util.concurrent.atomic"
                            + " util.concurrent.locks util.function util.logging")
                    .replace(" ", ".*; import java.")
            + ".*; import javax.net.ssl.*; import javax.sql.*; import java.sql.Driver;\n";

    @TempDir
    private Path work;

    private final List<String> byHand = new ArrayList<>();
    private final List<String> emissary = new ArrayList<>();

    /** A later JDK has further default methods. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_18)
    void theLinesOfTheTasksAreThoseThatTheFileAndThePageSay() throws Exception {
        String[] parts = Files.readString(FILE).split("(?m)^//// ");
        assertThat(parts).as("the introduction and the tasks").hasSize(21);
        StringBuilder text = new StringBuilder(parts[0]);
        int[] sums = new int[4];
        for (String part : List.of(parts).subList(1, parts.length)) {
            text.append("//// ");
            if (part.contains("\ncannot be an emissary: ")) {
                text.append(part);
                continue;
            }
            write(part.lines().filter(line -> !line.isBlank()).toList());
            Class<?> written = compiled(Javac.plain(), byHand);
            assertThat(methods(compiled(Javac.withEmissary(), emissary)))
                    .as(part)
                    .containsAll(methods(written));
            int defaults = (int) Arrays.stream(written.getMethods())
                    .filter(Method::isDefault)
                    .count();
            text.append(part.replaceFirst(
                    "( \\(.*\\))?\n", " (%d, %d, %d)\n".formatted(byHand.size(), emissary.size(), defaults)));
            sums[0] += 1;
            sums[1] += byHand.size();
            sums[2] += emissary.size();
            sums[3] += defaults;
        }
        MarkdownTable table = MarkdownTable.ofFigures(List.of(
                "classes", "lines by hand", "as an emissary", "default methods that the class by hand leaves out"));
        table.row(Arrays.stream(sums).mapToObj(String::valueOf).toList());
        EvolutionTest.mustSay(FILE, text.toString(), table.toString());
    }

    /** Writes both classes from a heading with the type, a header, and members. */
    private void write(List<String> lines) {
        String type = lines.get(0).substring(0, lines.get(0).indexOf(": "));
        String header = lines.get(1).substring("Front".length());
        String variables = header.startsWith("<") ? header.substring(0, header.indexOf('>') + 1) : "";
        String components = header.substring(header.indexOf('(') + 1, header.indexOf(')'));
        byHand.clear();
        byHand.add("final class Front" + variables + " implements " + type.replace(" and ", ", ") + " {");
        String assignments = "";
        for (String component : components.split(", (?=\\w+(<.*>)? \\w+(,|$))")) {
            String name = component.substring(component.lastIndexOf(' ') + 1);
            byHand.add("private final " + component + ";");
            assignments += "this." + name + " = " + name + "; ";
        }
        byHand.add("Front(" + components + ") { " + assignments + "}");
        emissary.clear();
        emissary.add("emissary Front" + header + " {");
        List<List<String>> both = List.of(byHand, emissary);
        for (String line : lines.subList(2, lines.size())) {
            if (line.startsWith("// ")) {
                both = List.of(line.endsWith("by hand") ? byHand : emissary);
            } else {
                both.forEach(members -> members.add(line));
            }
        }
        byHand.add("}");
        if (emissary.size() > 1) {
            emissary.add("}");
        } else {
            emissary.set(0, emissary.get(0).replace(" {", ";"));
        }
    }

    private Class<?> compiled(SourceCompiler compiler, List<String> lines) throws Exception {
        Path classes = Files.createTempDirectory(work, "task");
        Path source = Files.writeString(classes.resolve("Front.java"), IMPORTS + String.join("\n", lines));
        assertThat(compiler.compile(List.of(source), Libraries.all(), classes)).isEmpty();
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, TasksTest.class.getClassLoader())
                .loadClass("Front");
    }

    private static Set<String> methods(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .map(method -> method.getName() + Arrays.toString(method.getParameterTypes()))
                .collect(Collectors.toSet());
    }
}
