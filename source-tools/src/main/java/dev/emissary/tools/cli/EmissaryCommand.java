package dev.emissary.tools.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.emissary.tools.source.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code emissary}. */
@Command(
        name = "emissary",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = EmissaryCommand.Version.class,
        description = "Converts sources to emissaries and back.",
        subcommands = {
            AdoptCommand.class,
            DesugarCommand.class,
            PlayCommand.class,
            AutoComplete.GenerateCompletion.class
        },
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:Done.",
            "1:Done as far as possible: something is wrong in the sources, and the messages say what.",
            "2:Invalid usage; nothing was done."
        })
public final class EmissaryCommand implements Runnable {
    static final int WRONG_SOURCES = 1;
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    @Spec
    private CommandSpec spec;

    /** Runs the command and ends the program. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int status = run(out, err, Ansi.AUTO, args);
        out.flush();
        System.exit(status);
    }

    /**
     * Runs the command.
     *
     * @param colors whether there are colors
     * @return the exit code
     */
    static int run(PrintWriter out, PrintWriter err, Ansi colors, String... args) {
        int status = new CommandLine(new EmissaryCommand())
                .setOut(out)
                .setErr(err)
                .setColorScheme(Help.defaultColorScheme(colors))
                .setParameterExceptionHandler((mistake, words) -> {
                    String command = mistake.getCommandLine().getCommandSpec().qualifiedName();
                    err.println("error: " + message(mistake) + " (" + command + " --help)");
                    if (mistake instanceof UnmatchedArgumentException unmatched) {
                        unmatched.getSuggestions().stream()
                                .findFirst()
                                .ifPresent(name -> err.println("  did you mean " + name + "?"));
                    }
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((failure, command, result) -> {
                    err.println("error: " + message(failure));
                    return WRONG_SOURCES;
                })
                .execute(args);
        out.flush();
        err.flush();
        return status;
    }

    /** Returns what has failed, in a line. */
    static String message(Exception failure) {
        String message = Problem.text(failure);
        if (failure instanceof FileSystemException system && system.getFile() != null) {
            return system.getFile() + ": " + message;
        }
        return failure instanceof IOException || failure instanceof ParameterException
                ? message
                : failure.getClass().getSimpleName() + ": " + message;
    }

    /** Returns an object as JSON. */
    static String json(Object value) throws JsonProcessingException {
        return JSON.writeValueAsString(value).replace(System.lineSeparator(), "\n");
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "missing command: adopt, desugar or play");
    }

    /** Returns the version of the jar. */
    static String version() {
        String version = EmissaryCommand.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    /** Tells the version of the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"emissary " + version()};
        }
    }
}
