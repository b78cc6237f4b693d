package dev.emissary.javac.proof;

import java.util.List;
import java.util.SplittableRandom;

/** A source of random choices; two of the same seed choose the same. */
final class Dice {
    private final SplittableRandom random;

    /** Creates a source. */
    Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Says yes so many times in a hundred. */
    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** Returns a number of a range, both ends included. */
    int between(int low, int high) {
        return random.nextInt(low, high + 1);
    }

    /** Returns an element of a list that is not empty. */
    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Returns one of some values. */
    @SafeVarargs
    final <T> T pick(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
