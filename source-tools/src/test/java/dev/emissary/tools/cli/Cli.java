package dev.emissary.tools.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/**
 * What a run of the command gives.
 *
 * @param status the exit code
 * @param out what it prints on standard output
 * @param err what it prints on standard error
 */
public record Cli(int status, String out, String err) {
    /** A class that delegates, without a package. */
    static final String TASK = """
            final class Task implements Runnable {
                private final Runnable runnable;

                Task(Runnable runnable) {
                    this.runnable = runnable;
                }

                @Override
                public void run() {
                    runnable.run();
                }
            }
            """;

    /** The same class as an emissary. */
    static final String EMISSARY = "@Emissary\nrecord Task(Runnable runnable) {}\n";

    /** Runs the command without a terminal. */
    public static Cli run(Object... arguments) {
        return run(Ansi.OFF, arguments);
    }

    /** Runs the command, with colors as on a terminal or without. */
    static Cli run(Ansi colors, Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
        int status = EmissaryCommand.run(new PrintWriter(out), new PrintWriter(err), colors, words);
        return new Cli(status, unix(out), unix(err));
    }

    /** Runs "emissary adopt" so that one forwarder that goes is enough. */
    static Cli adopt(Object... arguments) {
        return run(Stream.concat(Stream.of("adopt", "--at-least", 1), Stream.of(arguments))
                .toArray());
    }

    /** Writes a file, and creates its directory. */
    static Path write(Path directory, String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String unix(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
