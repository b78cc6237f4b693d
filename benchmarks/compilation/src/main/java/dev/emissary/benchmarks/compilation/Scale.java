package dev.emissary.benchmarks.compilation;

import java.util.List;

/**
 * The sizes and repetitions of a run.
 *
 * @param methods how many methods the delegated interface has, in turn
 * @param classes how many classes delegate it, in turn
 * @param methodsForAll the largest number of forwarders that every contestant compiles
 * @param methodsForTwo the largest number that emissaries and the hand-written classes compile
 * @param methodsForOne the largest number that emissaries compile
 * @param smallest how often the smallest compilations are repeated, those of up to 50 forwarders
 * @param repetitions how often those of up to 20,000 are; larger ones are half as often
 * @param libraries how many libraries the code base without emissaries has; without any it is an empty class
 * @param pairs how often it is compiled in processes, with and without the plugin
 * @param warmPairs how often it is in a warm process
 * @param starts how often the empty class is
 * @param loopClasses how many classes are compiled in each round of the warm process
 * @param loopWarmUp how many rounds it is warmed up
 * @param loopRounds how many rounds it is measured
 * @param profileClasses how many classes are compiled to see where the time goes
 * @param profiles how often
 */
public record Scale(
        List<Integer> methods,
        List<Integer> classes,
        int methodsForAll,
        int methodsForTwo,
        int methodsForOne,
        int smallest,
        int repetitions,
        int libraries,
        int pairs,
        int warmPairs,
        int starts,
        int loopClasses,
        int loopWarmUp,
        int loopRounds,
        int profileClasses,
        int profiles) {
    private static final int SMALLEST = 50;
    private static final int SMALL = 20_000;

    /** Copies the lists. */
    public Scale {
        methods = List.copyOf(methods);
        classes = List.copyOf(classes);
    }

    /**
     * Returns the scale of results. 10,000 classes of 50 methods are left to two of the contestants, and 10,000 of 195 to
     * emissaries alone: Lombok would take most of an hour for either, and more memory than many machines have.
     */
    public static Scale full() {
        return new Scale(
                List.of(5, 50, Delegated.RESULT_SET),
                List.of(1, 10, 100, 1_000, 10_000),
                200_000,
                500_000,
                2_000_000,
                25,
                5,
                2,
                15,
                25,
                25,
                20,
                100,
                50,
                1_000,
                15);
    }

    /** Returns the scale of a look, in which everything is run at least once. */
    public static Scale quick() {
        return new Scale(
                List.of(5, Delegated.RESULT_SET),
                List.of(1, 10, 100),
                20_000,
                20_000,
                20_000,
                1,
                1,
                2,
                1,
                3,
                5,
                20,
                2,
                3,
                100,
                1);
    }

    /** Returns the scale of a test: every measurement is taken once, of as little as possible. */
    public static Scale tiny() {
        return new Scale(List.of(5), List.of(1, 2, 3), 5, 10, 15, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1);
    }

    /** Whether a contestant takes part in a compilation. */
    boolean includes(Contestant contestant, int forwarders) {
        int limit = switch (contestant) {
            case EMISSARY -> methodsForOne;
            case HAND_WRITTEN -> methodsForTwo;
            case LOMBOK, MANIFOLD -> methodsForAll;
        };
        return forwarders <= limit;
    }

    /** Returns how often a compilation is repeated. */
    int repetitions(int forwarders) {
        if (forwarders <= SMALLEST) {
            return smallest;
        }
        return forwarders <= SMALL ? repetitions : (repetitions + 1) / 2;
    }
}
