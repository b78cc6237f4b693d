package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import dev.emissary.javac.testing.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Mutants as source files, for other compilers than javac. */
public final class MutantSources {
    private MutantSources() {}

    /** Writes the sources of each mutant of a seed into a directory that is called by its number. */
    public static void write(Path directory, long seed, int count) throws IOException {
        Mutator mutator = new Mutator(Corpus.sources());
        Random random = new Random(seed);
        for (int number = 1; number <= count; number++) {
            for (String text : mutator.mutant(random)) {
                String name = SourceText.qualifiedName(text).replace('.', '/') + ".java";
                Path file = directory.resolve(String.valueOf(number)).resolve(name);
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
        }
    }

    /** Returns what a compiler by itself reads when it is shown records in the place of emissaries. */
    public static String asRecords(String text) {
        List<Token> tokens = Tokens.of(text);
        boolean inHeader = false;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            String afterName = i + 2 < tokens.size() ? tokens.get(i + 2).text() : "";
            if (token.text().equals("emissary") && (afterName.equals("(") || afterName.equals("<"))) {
                tokens.set(i, new Token(token.before(), "record"));
                inHeader = true;
            } else if (inHeader && token.text().equals("delegates")) {
                tokens.set(i, new Token(token.before(), "implements"));
            } else if (inHeader && token.text().equals(";")) {
                tokens.set(i, new Token(token.before(), "{}"));
            }
            inHeader &= !token.text().equals("{") && !token.text().equals(";");
        }
        return Tokens.join(tokens);
    }
}
