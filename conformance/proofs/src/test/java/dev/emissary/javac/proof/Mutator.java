package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** Makes mutants: texts that are nearly, and sometimes fully, a program. */
final class Mutator {
    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_RUN = 12;

    /** What is put into texts, for each of which some place in a text is a bad one. */
    private static final List<String> INSERTIONS =
            List.of(("emissary|@Emissary|@dev.emissary.Emissary|record|class|interface|static|final|public|private|"
                            + "implements|extends|this|return|int|void|{|}|{}|(|)|()|;|,|.|<|>|<T>|@|=|?|emissary N(Runnable r);|"
                            + "emissary N(|@dev.emissary.Emissary record N(Runnable r) {}|@dev.emissary.Emissary({Runnable.class,|"
                            + "{ Runnable r = () -> {|/*|\"|\\u0065missary")
                    .split("[|]"));

    private final List<List<String>> corpus;
    private final List<List<String>> programs;

    Mutator(List<List<String>> corpus) {
        // For an error in a call of AssertJ, which has very many overloads, javac takes seconds.
        this.corpus = corpus.stream()
                .filter(texts -> texts.stream().noneMatch(text -> text.contains("org.assertj")))
                .toList();
        programs = this.corpus.stream()
                .filter(texts -> texts.stream().noneMatch(text -> text.contains("// error")))
                .toList();
    }

    /** The kinds of changes; each is given at least one token. */
    private final List<BiConsumer<List<Token>, RandomGenerator>> changes = List.of(
            Mutator::delete,
            Mutator::duplicate,
            Mutator::truncate,
            Mutator::rename,
            Mutator::insert,
            Mutator::moveRun,
            this::splice);

    /** Returns some sources of the corpus, one of which has been changed in a few places; each second is of a program. */
    List<String> mutant(RandomGenerator random) {
        boolean ofPrograms = random.nextBoolean();
        boolean ofTrees = ofPrograms || random.nextBoolean();
        List<List<String>> sources = ofPrograms ? programs : corpus;
        List<String> texts = new ArrayList<>(sources.get(random.nextInt(sources.size())));
        int changed = random.nextInt(texts.size());
        String text = texts.get(changed);
        int count = random.nextBoolean() ? 1 : 1 + random.nextInt(MOST_CHANGES);
        for (int i = 0; i < count; i++) {
            text = ofTrees ? TreeChanges.change(text, !ofPrograms, random) : change(text, random);
        }
        texts.set(changed, text);
        return texts;
    }

    private String change(String text, RandomGenerator random) {
        List<Token> tokens = Tokens.of(text);
        if (!tokens.isEmpty()) {
            changes.get(random.nextInt(changes.size())).accept(tokens, random);
        }
        return Tokens.join(tokens);
    }

    private static int place(List<Token> tokens, RandomGenerator random) {
        return random.nextInt(tokens.size());
    }

    private static void delete(List<Token> tokens, RandomGenerator random) {
        tokens.remove(place(tokens, random));
    }

    private static void duplicate(List<Token> tokens, RandomGenerator random) {
        int place = place(tokens, random);
        tokens.add(place, tokens.get(place));
    }

    /** Ends the text early, and more often late in it than at its begin. */
    private static void truncate(List<Token> tokens, RandomGenerator random) {
        int place = Math.max(place(tokens, random), place(tokens, random));
        tokens.subList(place, tokens.size()).clear();
    }

    /** Puts one name in the place of another, which leaves the syntax right. */
    private static void rename(List<Token> tokens, RandomGenerator random) {
        List<Integer> names = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isName()) {
                names.add(i);
            }
        }
        if (!names.isEmpty()) {
            int from = names.get(random.nextInt(names.size()));
            set(
                    tokens,
                    names.get(random.nextInt(names.size())),
                    tokens.get(from).text());
        }
    }

    private static void insert(List<Token> tokens, RandomGenerator random) {
        tokens.add(place(tokens, random), new Token(" ", INSERTIONS.get(random.nextInt(INSERTIONS.size())) + " "));
    }

    /** Takes a run of tokens out, and puts it back at another place, or there as well. */
    private static void moveRun(List<Token> tokens, RandomGenerator random) {
        int from = place(tokens, random);
        List<Token> run = tokens.subList(from, Math.min(tokens.size(), from + 1 + random.nextInt(LONGEST_RUN)));
        List<Token> moved = List.copyOf(run);
        if (random.nextBoolean()) {
            run.clear();
        }
        tokens.addAll(random.nextInt(tokens.size() + 1), moved);
    }

    /** Goes on with the rest of another text. */
    private void splice(List<Token> tokens, RandomGenerator random) {
        List<Token> others = other(random);
        truncate(tokens, random);
        tokens.addAll(others.subList(place(others, random), others.size()));
    }

    private List<Token> other(RandomGenerator random) {
        List<String> texts = corpus.get(random.nextInt(corpus.size()));
        List<Token> tokens = Tokens.of(texts.get(random.nextInt(texts.size())));
        return tokens.isEmpty() ? List.of(new Token("", ";")) : tokens;
    }

    private static void set(List<Token> tokens, int place, String text) {
        tokens.set(place, new Token(tokens.get(place).before(), text));
    }
}
