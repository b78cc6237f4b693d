package dev.emissary.tools.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command or option that a mistyped word may stand for; picocli compares only the beginnings of options. */
final class Suggestions {
    private static final int MOST = 2;

    private Suggestions() {}

    /** Returns the name nearest to the first unknown word, if one is near. */
    static Optional<String> of(ParameterException mistake) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched)) {
            return Optional.empty();
        }
        String word = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
        CommandSpec spec = mistake.getCommandLine().getCommandSpec();
        List<String> names = Stream.concat(spec.subcommands().keySet().stream(), spec.optionsMap().keySet().stream())
                .filter(name -> name.startsWith("-") == word.startsWith("-"))
                .toList();
        return names.stream()
                .min(Comparator.comparingInt(name -> distance(word, name)))
                .filter(name -> distance(word, name) <= MOST);
    }

    /** Returns how many characters have to be inserted, deleted or replaced: the Levenshtein distance. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int column = 0; column < row.length; column++) {
            row[column] = column;
        }
        for (int line = 1; line <= one.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column < row.length; column++) {
                int replaced = diagonal + (one.charAt(line - 1) == other.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(replaced, 1 + Math.min(row[column - 1], diagonal));
            }
        }
        return row[other.length()];
    }
}
