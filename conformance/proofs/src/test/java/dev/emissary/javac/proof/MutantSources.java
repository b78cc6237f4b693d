package dev.emissary.javac.proof;

import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.proof.Tokens.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Mutants as source files, for other compilers than javac, and as sources that declare no emissary. */
public final class MutantSources {
    private static final Pattern ESCAPED_LETTER = Pattern.compile("\\\\u+00([46][1-9A-Fa-f]|[57][0-9Aa])");
    private static final String NOTHING = "(?:\\s|/\\*[^*]*\\*/)*";
    private static final Pattern OUR_PACKAGE = Pattern.compile("\\bdev" + NOTHING + "\\." + NOTHING + "emissary\\b");

    /** What makes the word before a name the beginning of an emissary, and words between the two that do (EM-FORM-2). */
    private static final Set<String> AFTER_NAME = Set.of("(", "<", "{", "implements", "extends");

    private static final Set<String> OTHER_KINDS = Set.of("record", "class", "interface", "enum");

    private MutantSources() {}

    /** Writes the sources of each mutant of a seed into a directory that is called by its number. */
    public static void write(Path directory, long seed, int count) throws IOException {
        Mutator mutator = new Mutator(Corpus.sources());
        Random random = new Random(seed);
        for (int number = 1; number <= count; number++) {
            for (String text : mutator.mutant(random)) {
                String name = SourceFile.qualifiedName(text).replace('.', '/') + ".java";
                Path file = directory.resolve(String.valueOf(number)).resolve(name);
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
        }
    }

    /**
     * Returns what a compiler by itself reads when it is shown records in the place of emissaries. All else stands where it
     * did, if there is a blank before a clause and after a semicolon.
     */
    public static String asRecords(String text) {
        List<Token> tokens = Tokens.of(text);
        // From the end, because a word that has become "record" makes the one before it begin an emissary.
        for (int i = tokens.size() - 3; i >= 0; i--) {
            if (tokens.get(i).text().equals("emissary")
                    && (AFTER_NAME.contains(tokens.get(i + 2).text())
                            || OTHER_KINDS.contains(tokens.get(i + 1).text()))) {
                tokens.set(i, new Token(tokens.get(i).before(), "record  "));
                int end = i + 2;
                while (end < tokens.size()
                        && !Set.of("{", ";").contains(tokens.get(end).text())) {
                    end++;
                }
                replaceClauses(tokens.subList(i + 2, end));
                if (end < tokens.size() && tokens.get(end).text().equals(";")) {
                    tokens.set(end, new Token(tokens.get(end).before(), "{}"));
                    if (end + 1 < tokens.size()) {
                        tokens.set(
                                end + 1,
                                shifted(tokens.get(end + 1), tokens.get(end + 1).text()));
                    }
                }
            }
        }
        return Tokens.join(tokens);
    }

    /** Makes one clause of what is delegated and implemented, without the components of the types. */
    private static void replaceClauses(List<Token> header) {
        boolean delegates = false;
        for (int i = 0; i < header.size(); i++) {
            Token token = header.get(i);
            if (token.text().equals("delegates")) {
                delegates = true;
                header.set(i, shifted(token, "implements"));
            } else if (delegates && token.text().equals("implements")) {
                header.set(i, new Token(token.before(), ",         "));
            } else if (delegates && token.text().equals("to") && i + 1 < header.size()) {
                header.set(i, new Token(token.before(), "  "));
                String component = header.get(i + 1).text();
                header.set(i + 1, new Token(header.get(i + 1).before(), " ".repeat(component.length())));
            }
        }
    }

    /** Returns a token with another text, one character nearer to the token before it. */
    private static Token shifted(Token token, String text) {
        return new Token(token.before().replaceFirst("^\\s", ""), text);
    }

    /** Returns records that have another annotation than ours, and the word in a comment, so that the plugin looks. */
    static String withoutEmissaries(String text) {
        String unescaped = ESCAPED_LETTER
                .matcher(text)
                .replaceAll(letter -> Character.toString(Integer.parseInt(letter.group(1), 16)));
        return "/*emissary*/" + OUR_PACKAGE.matcher(asRecords(unescaped)).replaceAll("foreign");
    }
}
