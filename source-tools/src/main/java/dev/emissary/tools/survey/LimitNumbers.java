package dev.emissary.tools.survey;

import dev.emissary.tools.survey.wrapper.Limit;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many wrappers a limit of the construct keeps from being emissaries.
 *
 * @param withIt those that have it
 * @param alone those that have no other: so many more the construct could say if it allowed this
 */
record LimitNumbers(int withIt, int alone) {

    /** Returns the numbers of all limits. */
    static Map<Limit, LimitNumbers> of(SurveyResult result, boolean withGenerated) {
        Map<Limit, LimitNumbers> numbers = new EnumMap<>(Limit.class);
        for (Limit limit : Limit.values()) {
            numbers.put(
                    limit,
                    new LimitNumbers(
                            result.count(
                                    withGenerated, wrapper -> wrapper.limits().contains(limit)),
                            result.count(
                                    withGenerated, wrapper -> wrapper.limits().equals(Set.of(limit)))));
        }
        return numbers;
    }

    /** Returns the sets of several limits that wrappers have, and how many wrappers, the most frequent first. */
    static Map<String, Integer> combinations(SurveyResult result) {
        Map<String, Integer> numbers = new HashMap<>();
        result.named(true)
                .filter(wrapper -> wrapper.limits().size() > 1)
                .forEach(wrapper -> numbers.merge(labels(wrapper.limits()), 1, Integer::sum));
        return Sorted.byNumber(numbers);
    }

    /** Returns how many more wrappers the construct could say if it allowed two things, the best pairs first. */
    static Map<String, Integer> gainsOfPairs(SurveyResult result) {
        Map<String, Integer> gains = new HashMap<>();
        for (Limit one : Limit.values()) {
            for (Limit other : Limit.values()) {
                if (one.compareTo(other) < 0) {
                    Set<Limit> both = EnumSet.of(one, other);
                    gains.put(
                            labels(both),
                            result.count(
                                    true,
                                    wrapper -> !wrapper.limits().isEmpty() && both.containsAll(wrapper.limits())));
                }
            }
        }
        return Sorted.byNumber(gains);
    }

    private static String labels(Set<Limit> limits) {
        return limits.stream().sorted().map(Limit::label).collect(Collectors.joining(", "));
    }
}
