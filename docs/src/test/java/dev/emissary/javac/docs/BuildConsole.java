package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.JShellSession;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A copy of an example build, with every jar that its pages name beside it.
 *
 * <p>{@code plugin.jar}, {@code agent.jar} and {@code annotations.jar} are the project's own, and the others those of the
 * tools that the build has fetched. The JDK is that of the running test.
 *
 * @param directory the directory with the copy
 */
record BuildConsole(Path directory) {
    private static final String PROMPT = "$ ";

    /** Copies an example build. */
    static BuildConsole of(Path build, Path directory) {
        copy(build, directory);
        copyJars(directory);
        return new BuildConsole(directory);
    }

    /** Copies what the root of a clone holds for a user after a build: the example builds, and the jars in {@code target}. */
    static BuildConsole ofRoot(Path root, Path directory) {
        String builds = "examples/builds";
        copy(root.resolve(builds), directory.resolve(builds));
        copyJars(directory.resolve("target"));
        return new BuildConsole(directory);
    }

    private static void copyJars(Path directory) {
        try {
            Files.createDirectories(directory);
            Files.copy(Path.of(Project.plugin()), directory.resolve("plugin.jar"));
            Files.copy(Path.of(Project.annotations()), directory.resolve("annotations.jar"));
            Files.copy(Path.of(Project.agent()), directory.resolve("agent.jar"));
            try (Stream<Path> tools = Files.list(tools())) {
                for (Path tool : (Iterable<Path>) tools::iterator) {
                    Files.copy(tool, directory.resolve(tool.getFileName().toString()));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Path tools() {
        return Path.of(System.getProperty("emissary.guide.directory"));
    }

    /**
     * Returns the commands of a block with what they print now. The directory {@code $EMISSARY/target} of a command is the one
     * with the jars.
     */
    String answered(String block) {
        StringBuilder answered = new StringBuilder();
        List<String> lines = block.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(PROMPT)) {
                List<String> words = GuidePage.words(lines.get(i)
                        .substring(PROMPT.length())
                        .replace("$EMISSARY/target/", directory + File.separator));
                List<String> below = lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(line -> !line.startsWith(PROMPT))
                        .toList();
                answered.append(lines.get(i))
                        .append('\n')
                        .append(words.get(0).equals("jshell") ? session(words, below) : run(words));
            }
        }
        return answered.toString();
    }

    /** Types the lines after JShell's prompts. */
    private String session(List<String> words, List<String> transcript) {
        return withoutPlacesOfThisRun(
                JShellSession.run(Jdk.running(), directory, words.subList(1, words.size()), transcript)
                        .text());
    }

    private String run(List<String> words) {
        List<String> arguments = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "cat" -> Checkout.text(directory.resolve(arguments.get(0)));
            // Of grep only this, as a number of lines is all that does not depend on the JDK.
            case "grep" -> count(arguments.get(1), directory.resolve(arguments.get(2)));
            // Of cp only this: all of one directory into another one.
            case "cp" -> copy(directory.resolve(arguments.get(1)), directory.resolve(arguments.get(2)));
            case "mvn" -> withoutPlacesOfThisRun(new ExampleTools(directory).maven(arguments));
            case "jbang" -> withoutPlacesOfThisRun(new ExampleTools(directory).jbang(arguments));
            case "ant" -> {
                List<String> line =
                        new ArrayList<>(List.of("-cp", "ant.jar" + File.pathSeparator + "ant-launcher.jar"));
                line.add("org.apache.tools.ant.launch.Launcher");
                line.addAll(arguments);
                yield tool("java", line);
            }
            default -> tool(words.get(0), arguments);
        };
    }

    /** Runs a tool of the JDK of the test, or of the one whose directory is named before it. */
    private String tool(String command, List<String> arguments) {
        Path path = Path.of(command);
        Path home = path.getNameCount() == 1
                ? Path.of(System.getProperty("java.home"))
                : directory.resolve(path).getParent().getParent();
        Jdk jdk = new Jdk(home, System.getProperty("java.version"));
        Jdk.Outcome outcome = jdk.run(directory, path.getFileName().toString(), arguments);
        return withoutPlacesOfThisRun(outcome.err() + outcome.out());
    }

    private String withoutPlacesOfThisRun(String text) {
        return text.replace("\r\n", "\n").replace(directory + File.separator, "");
    }

    private static String count(String text, Path file) {
        return Checkout.text(file).lines().filter(line -> line.contains(text)).count() + "\n";
    }

    private static String copy(Path from, Path to) {
        try (Stream<Path> files = Files.walk(from.normalize())) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                Path copy = to.resolve(from.normalize().relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            return "";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
