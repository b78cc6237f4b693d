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
 * @param coldClasses how many classes in front of an interface of five methods are compiled as often as the empty class
 * @param repetitions how often small compilations are repeated, those of up to 20,000 forwarders; larger ones are half
 *     as often
 * @param libraries how many libraries the code base without emissaries has; without any it is an empty class
 * @param pairs how often it is compiled in processes, with and without the plugin
 * @param libraryProfiles how often it is profiled
 * @param warmUpPairs how many rounds a process is warmed up with it
 * @param warmPairs how often it is compiled in a warm process
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
        List<Integer> coldClasses,
        int repetitions,
        int libraries,
        int pairs,
        int libraryProfiles,
        int warmUpPairs,
        int warmPairs,
        int starts,
        int loopClasses,
        int loopWarmUp,
        int loopRounds,
        int profileClasses,
        int profiles) {
    private static final int SMALL = 20_000;

    /** Copies the lists. */
    public Scale {
        methods = List.copyOf(methods);
        classes = List.copyOf(classes);
        coldClasses = List.copyOf(coldClasses);
    }

    /**
     * Returns the scale of results. 10,000 classes of 50 methods are left to two of the contestants, and 10,000 of 195
     * to emissaries alone: Lombok would take most of an hour for either, and more memory than many machines have.
     */
    public static Scale full() {
        return new Scale(
                List.of(5, 50, Delegated.RESULT_SET),
                List.of(10, 100, 1_000, 10_000),
                200_000,
                500_000,
                2_000_000,
                List.of(1, 10),
                5,
                2,
                15,
                30,
                10,
                40,
                25,
                20,
                100,
                50,
                1_000,
                3);
    }

    /** Returns the scale of a look, in which everything is run at least once. */
    public static Scale quick() {
        return new Scale(
                List.of(5, Delegated.RESULT_SET),
                List.of(10, 100),
                20_000,
                20_000,
                20_000,
                List.of(1, 10),
                1,
                2,
                1,
                1,
                2,
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
        return new Scale(List.of(5), List.of(1, 2, 3), 5, 10, 15, List.of(1), 1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1);
    }

    /** Whether a contestant takes part in a compilation. */
    boolean includes(Contestant contestant, int forwarders) {
        int limit = switch (contestant) {
            case EMISSARY -> methodsForOne;
            case HAND_WRITTEN -> methodsForTwo;
            case LOMBOK, MANIFOLD -> methodsForAll;
            case MARKED -> 0;
        };
        return forwarders <= limit;
    }

    /** Returns how often a compilation is repeated. */
    int repetitions(int forwarders) {
        return forwarders <= SMALL ? repetitions : (repetitions + 1) / 2;
    }
}
