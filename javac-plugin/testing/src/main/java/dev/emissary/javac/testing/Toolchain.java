package dev.emissary.javac.testing;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The plugin and other tools on one processor path.
 *
 * @param project where the sources are
 * @param tools the tools
 * @param options further options of javac
 */
public record Toolchain(Project project, List<Tool> tools, List<String> options) {
    /** From this JDK on, the JVM warns of what Lombok does, unless it is told not to. */
    private static final int FIRST_THAT_WARNS_OF_UNSAFE = 24;

    /** Copies the lists. */
    public Toolchain {
        tools = List.copyOf(tools);
        options = List.copyOf(options);
    }

    /**
     * Compiles sources with the plugin first on the processor path and started by its option, and then with the plugin last
     * and starting itself, and fails unless javac is silent and both give the same class files.
     *
     * @return the directory of class files
     */
    public String compileInBothOrders(String... sources) {
        for (boolean pluginFirst : List.of(true, false)) {
            Jdk.Outcome outcome = javac(pluginFirst, directory(pluginFirst), sources);
            assertWithMessage("what javac prints").that(outcome.clean()).isEmpty();
        }
        assertSame(project.classes(directory(true)), project.classes(directory(false)));
        return directory(true);
    }

    private static String directory(boolean pluginFirst) {
        return pluginFirst ? "plugin-first" : "plugin-last";
    }

    /** Fails unless two sets of class files are the same, byte for byte. */
    public static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> actual) {
        assertWithMessage("class files").that(actual.keySet()).isEqualTo(expected.keySet());
        expected.forEach((name, bytes) ->
                assertWithMessage("bytes of " + name).that(actual.get(name)).isEqualTo(bytes));
    }

    /** Compiles sources with the plugin first on the processor path and started by its option. */
    public Jdk.Outcome javac(String output, String... sources) {
        return javac(true, output, sources);
    }

    private Jdk.Outcome javac(boolean pluginFirst, String output, String... sources) {
        List<String> processors = new ArrayList<>(tools.stream().map(Tool::path).toList());
        processors.add(0, Project.plugin());
        if (!pluginFirst) {
            Collections.reverse(processors);
        }
        List<String> line = new ArrayList<>();
        if (project.jdk().feature() >= FIRST_THAT_WARNS_OF_UNSAFE) {
            line.add("-J--sun-misc-unsafe-memory-access=allow");
        }
        // A whole project in few files is what a test is, but not what javac recommends.
        line.addAll(List.of("-Xlint:all,-processing,-auxiliaryclass", "-Werror", "-d", output));
        line.addAll(List.of("-processorpath", Project.path(processors.toArray(String[]::new))));
        line.addAll(List.of("-cp", classPath()));
        if (pluginFirst) {
            line.add("-Xplugin:Emissary");
        }
        line.addAll(options);
        line.addAll(List.of(sources));
        return project.javac(line.toArray(String[]::new));
    }

    /** Runs a main class of a directory of class files, with the tools' jars on the class path, and returns its lines. */
    public List<String> run(String output, String main) {
        return project.java("-cp", Project.path(output, classPath()), main)
                .lines()
                .toList();
    }

    private String classPath() {
        List<String> paths = new ArrayList<>(tools.stream().map(Tool::path).toList());
        paths.add(0, Project.annotations());
        return Project.path(paths.toArray(String[]::new));
    }
}
