package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.proof.MutantCompiler.Outcome;
import dev.emissary.javac.proof.MutantCompiler.Setting;
import dev.emissary.javac.proof.Tokens.Token;
import dev.emissary.javac.testing.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * A comparison of all that javac says of wrong sources, in its order, with and without the plugin (EM-EQ-3).
 *
 * <p>The sources are mutants of those of the conformance tests that mention the word everywhere: in a comment, as a name,
 * and as another annotation of that name. They declare records in the place of emissaries, so that the plugin looks at
 * each and has nothing to do. The system properties are those of {@link MutationTest}.
 */
@Isolated("It reads the standard error stream.")
class DiagnosticOrderTest {
    private static final long FIXED_SEED = 14;
    private static final int FEW = 200;
    private static final int MANY = 6000;
    private static final int MOST_FAILURES = 5;
    /** What makes the word before a name the beginning of an emissary, and words between the two that do (EM-FORM-2). */
    private static final Set<String> AFTER_NAME = Set.of("(", "<", "{", "implements", "extends");

    private static final Set<String> OTHER_KINDS = Set.of("record", "class", "interface", "enum");

    private static final String FOREIGN =
            "package foreign; public @interface Emissary { Class<?>[] value() default {}; }";

    @Test
    @Clause({"EM-EQ-3", "EM-DIAG-3"})
    void fewMutantsHaveTheirDiagnosticsInJavacsOrder() {
        compare(FIXED_SEED, FEW);
    }

    @Test
    @Tag("proof")
    @Clause({"EM-EQ-3", "EM-DIAG-3"})
    void manyMutantsHaveTheirDiagnosticsInJavacsOrder() {
        compare(Long.getLong("emissary.seed", new Random().nextLong()), Integer.getInteger("emissary.mutants", MANY));
    }

    private static void compare(long seed, int count) {
        List<List<String>> corpus = Corpus.sources();
        Mutator mutator = new Mutator(corpus);
        Random random = new Random(seed);
        List<String> failures = new ArrayList<>();
        int severalErrors = 0;
        int compared = 0;
        try (MutantCompiler compiler = new MutantCompiler()) {
            while (compared < count && failures.size() < MOST_FAILURES) {
                List<String> mutant = ordinary(mutator.mutant(random));
                Setting setting = new Setting(true, random.nextInt(4) == 0, random.nextBoolean());
                compared++;
                Outcome plain = compiler.compile(mutant, setting.plain());
                severalErrors += plain.texts().size() > 1 ? 1 : 0;
                if (!differences(plain, compiler.compile(mutant, setting)).isEmpty()) {
                    List<String> shrunk = Shrinker.shrink(
                            mutant,
                            candidate -> ordinary(candidate).equals(candidate)
                                    && !differences(
                                                    compiler.compile(candidate, setting.plain()),
                                                    compiler.compile(candidate, setting))
                                            .isEmpty());
                    failures.add("mutant " + compared + ", " + setting + ", shrunk:\n"
                            + String.join("\n---\n", shrunk) + "\n"
                            + differences(
                                    compiler.compile(shrunk, setting.plain()), compiler.compile(shrunk, setting)));
                }
            }
        }
        System.out.printf(
                "Order of diagnostics on JDK %s: %d mutants from seed %d, %d of them with several diagnostics: "
                        + "%d differences%n",
                Runtime.version(), compared, seed, severalErrors, failures.size());
        assertThat(failures).as("seed %d", seed).isEmpty();
        assertThat(severalErrors).isGreaterThan(count / 4);
    }

    /** What differs, but for what javac prints when it fails by itself, which it does with and without the plugin. */
    private static List<String> differences(Outcome plain, Outcome withPlugin) {
        return plain.crash().isEmpty() || withPlugin.crash().isEmpty()
                ? Judge.differences(plain, withPlugin)
                : List.of();
    }

    /** Makes records of the emissaries in some sources, and another annotation of theirs. */
    private static List<String> ordinary(List<String> texts) {
        return Stream.concat(Stream.of(FOREIGN), texts.stream().filter(text -> !text.equals(FOREIGN)))
                .map(text -> text.equals(FOREIGN) ? text : ordinary(text))
                .toList();
    }

    private static String ordinary(String text) {
        List<Token> tokens = Tokens.of(text);
        // From the end, because a word that has become "record" makes the one before it begin an emissary.
        for (int i = tokens.size() - 1; i >= 0; i--) {
            Token token = tokens.get(i);
            String next = i + 1 < tokens.size() ? tokens.get(i + 1).text() : "";
            String afterNext = i + 2 < tokens.size() ? tokens.get(i + 2).text() : "";
            boolean declares = token.text().replaceFirst("^\\\\u+0065", "e").equals("emissary")
                    && (AFTER_NAME.contains(afterNext) || OTHER_KINDS.contains(next));
            if (declares) {
                tokens.set(i, new Token(token.before(), "record"));
            } else if (token.text().equals("dev") && next.equals(".") && afterNext.equals("emissary")) {
                tokens.set(i, new Token(token.before(), "foreign"));
                tokens.subList(i + 1, i + 3).clear();
            }
        }
        String joined = Tokens.join(tokens);
        return joined.startsWith("/*emissary*/") ? joined : "/*emissary*/" + joined;
    }
}
