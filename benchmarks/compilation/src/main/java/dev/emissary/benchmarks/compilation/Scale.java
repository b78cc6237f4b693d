package dev.emissary.benchmarks.compilation;

import java.util.List;

/**
 * The sizes and repetitions of a run.
 *
 * @param methods how many methods the delegated interface has, in turn
 * @param classes how many classes delegate it, in turn
 * @param coldClasses how many classes in front of an interface of five methods, and of one of many, are compiled as
 *     often as the empty class
 * @param repetitions how often small compilations are repeated, those of up to 20,000 forwarders; larger ones are half
 *     as often
 * @param libraries how many libraries the code base without emissaries has; without any it is an empty class
 * @param pairs how often it is compiled in processes, with and without the plugin
 * @param warmUpPairs how many rounds a process is warmed up with it
 * @param warmPairs how often it is compiled in a warm process
 * @param starts how often the empty class is
 */
public record Scale(
        List<Integer> methods,
        List<Integer> classes,
        List<Integer> coldClasses,
        int repetitions,
        int libraries,
        int pairs,
        int warmUpPairs,
        int warmPairs,
        int starts) {

    /** The scale of results. */
    static final Scale FULL = new Scale(
            List.of(5, 50, Delegated.RESULT_SET), List.of(10, 100, 1_000), List.of(1, 10), 5, 2, 15, 10, 40, 25);

    /** The scale of a look, in which everything is run at least once. */
    static final Scale QUICK =
            new Scale(List.of(5, Delegated.RESULT_SET), List.of(10, 100), List.of(1, 10), 1, 2, 1, 2, 3, 5);

    /** The scale of a test: every measurement is taken once, of as little as possible. */
    static final Scale TINY = new Scale(List.of(5), List.of(1), List.of(1), 1, 0, 1, 0, 1, 1);

    private static final int SMALL = 20_000;

    /** Copies the lists. */
    public Scale {
        methods = List.copyOf(methods);
        classes = List.copyOf(classes);
        coldClasses = List.copyOf(coldClasses);
    }

    /** Returns how often a compilation is repeated. */
    int repetitions(int forwarders) {
        return forwarders <= SMALL ? repetitions : (repetitions + 1) / 2;
    }
}
