package dev.emissary.tools.cli;

import dev.emissary.tools.source.Compilation;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the plugin write emissaries as plain Java, without a build. */
@Command(
        name = "desugar",
        description = "Writes sources that declare emissaries as plain Java.",
        exitCodeList = {
            "0:Done.",
            "1:The sources have errors, and nothing is written without --partial.",
            "2:Invalid usage; nothing was done."
        })
final class DesugarCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private Sources sources;

    @Option(
            names = {"-d", "--directory"},
            required = true,
            paramLabel = "DIR",
            description = "Where the sources are written, outside of the sources that are read.")
    private Path directory;

    @Option(
            names = "--superclass",
            paramLabel = "CLASS",
            description =
                    "The superclass, as the plugin's option of that name: none, for classes without a dependency.")
    private String superclass;

    @Option(
            names = "--partial",
            description = "Where there are errors, write the declarations that have none, as the plugin's partial=on.")
    private boolean partial;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    /** The machine-readable result. */
    private record Output(List<String> errors, List<String> files) {}

    @Override
    public Integer call() throws IOException {
        CommandLine command = spec.commandLine();
        SourceTree tree = sources.open(command);
        requireOutside(command, tree);
        Map<Path, Long> before = files();
        List<String> errors = Stream.concat(tree.problems().stream().map(Problem::toString), errors(tree).stream())
                .toList();
        Map<Path, Long> after = files();
        List<String> files = after.keySet().stream()
                .filter(file -> !after.get(file).equals(before.get(file)))
                .map(Path::toString)
                .toList();
        if (json) {
            command.getOut().println(EmissaryCommand.json(new Output(errors, files)));
        } else {
            files.forEach(command.getOut()::println);
            errors.forEach(error -> command.getErr().println("error: " + error));
        }
        return errors.isEmpty() ? 0 : EmissaryCommand.WRONG_SOURCES;
    }

    /** Makes the plugin write emissaries as plain Java, and returns the errors; class files are discarded. */
    private List<String> errors(SourceTree tree) throws IOException {
        List<String> unreadable = new ArrayList<>();
        for (Path file : tree.files()) {
            try {
                Files.readString(file);
            } catch (IOException failure) {
                unreadable.add(new Problem(file, 0, Problem.text(failure)).toString());
            }
        }
        if (tree.files().isEmpty() || !unreadable.isEmpty()) {
            return unreadable;
        }
        String output = directory.toAbsolutePath().normalize().toString();
        if (!output.equals(output.replaceAll("\\s+", " "))) {
            return List.of(output + ": the compiler reads several blanks as one; name a directory without them");
        }
        String quote = output.contains("'") ? "\"" : "'";
        String plugin = "-Xplugin:Emissary desugar=" + quote + output + quote
                + (superclass == null ? "" : " superclass=" + superclass)
                + (partial ? " partial=on" : "");
        // No class file is kept, and so none depends on the release.
        String release = Integer.toString(Runtime.version().feature());
        Compilation run = Compilation.of(
                List.of("-proc:none", "-nowarn", "--enable-preview", "-source", release, plugin),
                tree.classPath(),
                tree.classPath(),
                List.of(),
                tree.files());
        return Stream.concat(
                        run.errors().stream().map(error -> place(error, tree) + error.getMessage(Locale.ROOT)),
                        Stream.of(run.failure()).filter(failure -> !failure.isEmpty()))
                .toList();
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic, SourceTree tree) {
        return tree.files().stream()
                .filter(file -> diagnostic.getSource() != null
                        && file.toUri().equals(diagnostic.getSource().toUri()))
                .map(file -> Problem.name(file) + ":" + diagnostic.getLineNumber() + ": ")
                .findFirst()
                .orElse("");
    }

    /** Returns when each file in the directory was written. */
    private Map<Path, Long> files() throws IOException {
        if (!Files.isDirectory(directory)) {
            return Map.of();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.toMap(
                            file -> file, file -> file.toFile().lastModified(), Math::max, TreeMap::new));
        }
    }

    private void requireOutside(CommandLine command, SourceTree tree) {
        Path target = directory.toAbsolutePath().normalize();
        tree.roots().stream().filter(target::startsWith).findFirst().ifPresent(root -> {
            throw new ParameterException(
                    command, "-d: " + directory + " is among the sources; specify a directory outside, such as plain");
        });
    }
}
