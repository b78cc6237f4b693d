package dev.emissary.tools.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code emissary}. */
@Command(
        name = "emissary",
        mixinStandardHelpOptions = true,
        versionProvider = EmissaryCommand.Version.class,
        description = "Converts sources to emissaries and back, and counts delegation.",
        subcommands = {AdoptCommand.class, DesugarCommand.class, PlayCommand.class, SurveyCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:Done.",
            "1:Done as far as possible: something is wrong in the sources, and the messages say what.",
            "2:Invalid usage; nothing was done."
        })
public final class EmissaryCommand implements Runnable {
    static final int WRONG_SOURCES = 1;

    @Spec
    private CommandSpec spec;

    /** Runs the command and ends the program. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status = run(out, err, Terminal.isPresent() ? Ansi.AUTO : Ansi.OFF, args);
        out.flush();
        System.exit(status);
    }

    /**
     * Runs the command.
     *
     * @return the exit code
     */
    static int run(PrintWriter out, PrintWriter err, Ansi colors, String... args) {
        int status = new CommandLine(new EmissaryCommand())
                .setOut(out)
                .setErr(err)
                .setColorScheme(CommandLine.Help.defaultColorScheme(colors))
                .setParameterExceptionHandler((mistake, words) -> {
                    String command = mistake.getCommandLine().getCommandSpec().qualifiedName();
                    err.println("error: " + Messages.of(mistake) + " (" + command + " --help)");
                    Suggestions.of(mistake).ifPresent(names -> err.println("  did you mean " + names + "?"));
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((failure, command, result) -> {
                    err.println("error: " + Messages.of(failure));
                    return WRONG_SOURCES;
                })
                .execute(args);
        out.flush();
        err.flush();
        return status;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "missing command: adopt, desugar, play or survey");
    }

    /** The version of the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = EmissaryCommand.class.getPackage().getImplementationVersion();
            return new String[] {"emissary " + (version == null ? "(not packaged)" : version)};
        }
    }
}
