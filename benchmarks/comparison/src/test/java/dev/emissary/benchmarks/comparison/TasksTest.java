package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Libraries;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import dev.emissary.benchmarks.page.MarkdownTable;
import java.io.IOException;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles the tasks of {@code src/programs/tasks.txt} as classes by hand and as emissaries, and counts their lines. */
class TasksTest {
    private static final Path FILE = Path.of("..", "..", "docs", "comparison", "tasks.txt");
    private static final String IMPORTS = Stream.of(
                    "java.io",
                    "java.nio",
                    "java.nio.channels",
                    "java.security.cert",
                    "java.sql",
                    "java.util",
                    "java.util.concurrent",
                    "java.util.concurrent.atomic",
                    "java.util.concurrent.locks",
                    "java.util.function",
                    "java.util.logging",
                    "javax.net.ssl",
                    "javax.sql")
            .map(name -> "import " + name + ".*;")
            .collect(Collectors.joining("", "", " import java.sql.Driver;\n"));

    /** A task: its type and what is asked for, and the lines of its two classes, or none where no emissary can be it. */
    private record Task(String type, String title, List<String> byHand, List<String> emissary) {
        static Task of(String text) {
            List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
            String[] title = lines.get(0).split(": ", 2);
            if (lines.get(1).startsWith("cannot be an emissary: ")) {
                return new Task(title[0], title[1], List.of(), List.of());
            }
            String header = lines.get(1).substring("Front".length());
            String variables = header.startsWith("<") ? header.substring(0, header.indexOf('>') + 1) : "";
            String components = header.substring(header.indexOf('(') + 1, header.indexOf(')'));
            List<String> byHand = new ArrayList<>(List.of("final class Front" + variables + " implements "
                    + (title[0].startsWith("Spliterator") ? title[0] + ", AutoCloseable" : title[0]) + " {"));
            List<String> names = new ArrayList<>();
            for (String component : components.split(", (?=\\w+(<.*>)? \\w+(,|$))")) {
                byHand.add("    private final " + component + ";");
                names.add(component.substring(component.lastIndexOf(' ') + 1));
            }
            byHand.add("    Front(" + components + ") {");
            names.forEach(name -> byHand.add("        this." + name + " = " + name + ";"));
            byHand.add("    }");
            List<String> emissary = new ArrayList<>(List.of("emissary Front" + header + " {"));
            List<List<String>> parts = List.of(byHand, emissary);
            for (String line : lines.subList(2, lines.size())) {
                if (line.startsWith("    // ")) {
                    parts = List.of(line.endsWith("by hand") ? byHand : emissary);
                } else {
                    parts.forEach(part -> part.add(line));
                }
            }
            byHand.add("}");
            if (emissary.size() == 1) {
                emissary.set(0, "emissary Front" + header + ";");
            } else {
                emissary.add("}");
            }
            return new Task(title[0], title[1], byHand, emissary);
        }
    }

    @Test
    void theLinesOfTheTasksAreThoseThatTheFileAndThePageSay(@TempDir Path work) throws Exception {
        String[] parts =
                Files.readString(Path.of("src", "programs", "tasks.txt")).split("(?m)^//// ");
        List<Task> tasks = Arrays.stream(parts).skip(1).map(Task::of).toList();
        List<Task> said =
                tasks.stream().filter(task -> !task.emissary().isEmpty()).toList();
        assertThat(tasks).hasSize(20);
        ClassLoader byHand = compile(
                Javac.plain(),
                work.resolve("hand"),
                said.stream().map(Task::byHand).toList());
        ClassLoader emissaries = compile(
                Javac.withEmissary(),
                work.resolve("emissary"),
                said.stream().map(Task::emissary).toList());
        StringBuilder text = new StringBuilder(
                "Lines by hand, lines of the emissary, default methods that the class by hand leaves out, task\n");
        int[] sums = new int[3];
        for (Task task : tasks) {
            String figures = "   -    -    -";
            if (said.contains(task)) {
                String name = "task" + said.indexOf(task) + ".Front";
                int defaults = defaults(byHand, name).size();
                assertThat(names(emissaries, name)).as(task.type()).containsAll(names(byHand, name));
                sums[0] += task.byHand().size();
                sums[1] += task.emissary().size();
                sums[2] += defaults;
                figures = "%4d %4d %4d"
                        .formatted(task.byHand().size(), task.emissary().size(), defaults);
            }
            text.append(figures)
                    .append("  ")
                    .append(task.type())
                    .append(": ")
                    .append(task.title())
                    .append('\n');
        }
        MarkdownTable table = MarkdownTable.ofFigures(
                List.of("", "lines by hand", "as an emissary", "default methods that the class by hand leaves out"));
        table.row("sixteen classes", "" + sums[0], "" + sums[1], "" + sums[2]);
        assertThat(said).hasSize(16);
        EvolutionPage.mustSay(FILE, text.toString(), table.toString());
    }

    private static ClassLoader compile(SourceCompiler compiler, Path work, List<List<String>> classes)
            throws IOException {
        List<Path> sources = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            Path source = Files.createDirectories(work.resolve("task" + i)).resolve("Front.java");
            String head = "package task" + i + ";\n" + IMPORTS;
            sources.add(Files.writeString(source, head + String.join("\n", classes.get(i))));
        }
        assertThat(compiler.compile(sources, Libraries.all(), work)).isEmpty();
        return new URLClassLoader(new URL[] {work.toUri().toURL()}, TasksTest.class.getClassLoader());
    }

    private static List<Method> defaults(ClassLoader loader, String name) throws ReflectiveOperationException {
        return Arrays.stream(loader.loadClass(name).getMethods())
                .filter(Method::isDefault)
                .toList();
    }

    private static Set<String> names(ClassLoader loader, String name) throws ReflectiveOperationException {
        return Arrays.stream(loader.loadClass(name).getMethods())
                .map(method -> method.getName() + Arrays.toString(method.getParameterTypes()))
                .collect(Collectors.toSet());
    }
}
