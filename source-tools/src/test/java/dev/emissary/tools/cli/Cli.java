package dev.emissary.tools.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine.Help.Ansi;

/**
 * What a run of the command gives.
 *
 * @param status the exit code
 * @param out what it prints on standard output
 * @param err what it prints on standard error
 */
public record Cli(int status, String out, String err) {
    /** Runs the command without a terminal. */
    public static Cli run(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = new String[arguments.length];
        for (int index = 0; index < words.length; index++) {
            words[index] = arguments[index].toString();
        }
        int status = EmissaryCommand.run(new PrintWriter(out), new PrintWriter(err), Ansi.OFF, words);
        return new Cli(status, unix(out), unix(err));
    }

    private static String unix(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
