package dev.emissary.tools.cli;

import dev.emissary.tools.compile.PluginRun;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.Subject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
        mixinStandardHelpOptions = true,
        versionProvider = EmissaryCommand.Version.class,
        description = "Writes sources that declare emissaries as plain Java.",
        exitCodeListHeading = "%nExit codes:%n",
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
        try (Subject.Opened opened = sources.open(command)) {
            requireOutside(command, opened.tree());
            List<String> options = new ArrayList<>();
            if (superclass != null) {
                options.add("superclass=" + superclass);
            }
            if (partial) {
                options.add("partial=on");
            }
            PluginRun run = PluginRun.desugar(opened.tree(), opened.classPath(), directory, options);
            List<String> files = run.files().stream().map(Path::toString).toList();
            List<String> errors = Stream.concat(
                            opened.tree().problems().stream().map(Problem::toString), run.errors().stream())
                    .toList();
            if (json) {
                command.getOut().println(Json.of(new Output(errors, files)));
            } else {
                files.forEach(command.getOut()::println);
                errors.forEach(error -> command.getErr().println("error: " + error));
            }
            return errors.isEmpty() ? 0 : EmissaryCommand.WRONG_SOURCES;
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
