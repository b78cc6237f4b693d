package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Takes out whatever is not needed, in ever smaller runs of tokens. */
final class Shrinker {
    private Shrinker() {}

    /** Returns sources from which no token can be taken without losing the property that the given ones have. */
    static List<String> shrink(List<String> sources, Predicate<List<String>> property) {
        List<String> small = new ArrayList<>(sources);
        for (int i = small.size() - 1; i >= 0 && small.size() > 1; i--) {
            List<String> fewer = new ArrayList<>(small);
            fewer.remove(i);
            if (property.test(fewer)) {
                small = fewer;
            }
        }
        for (int i = 0; i < small.size(); i++) {
            shrink(small, i, property);
        }
        return small;
    }

    private static void shrink(List<String> sources, int index, Predicate<List<String>> property) {
        List<Token> tokens = Tokens.of(sources.get(index));
        for (int length = Integer.highestOneBit(Math.max(1, tokens.size())); length > 0; length /= 2) {
            for (int from = 0; from + length <= tokens.size(); ) {
                List<Token> fewer = new ArrayList<>(tokens);
                fewer.subList(from, from + length).clear();
                List<String> candidate = new ArrayList<>(sources);
                candidate.set(index, Tokens.join(fewer));
                if (property.test(candidate)) {
                    tokens = fewer;
                    sources.set(index, candidate.get(index));
                } else {
                    from++;
                }
            }
        }
    }
}
