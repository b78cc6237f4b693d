package dev.emissary.tools.survey;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many wrappers that the construct can say an obstacle keeps from being converted by adopt.
 *
 * @param withIt those that have it
 * @param alone those that have no other
 */
record ToolObstacles(int withIt, int alone) {

    /** Returns the numbers of all obstacles, the most frequent first. */
    static Map<String, ToolObstacles> of(SurveyResult result) {
        Map<String, Integer> withIt = new TreeMap<>();
        Map<String, Integer> alone = new TreeMap<>();
        result.named(true).filter(wrapper -> wrapper.limits().isEmpty()).forEach(wrapper -> {
            wrapper.tool().forEach(obstacle -> withIt.merge(obstacle, 1, Integer::sum));
            if (wrapper.tool().size() == 1) {
                alone.merge(wrapper.tool().get(0), 1, Integer::sum);
            }
        });
        Map<String, ToolObstacles> numbers = new LinkedHashMap<>();
        Sorted.byNumber(withIt)
                .forEach((name, number) -> numbers.put(name, new ToolObstacles(number, alone.getOrDefault(name, 0))));
        return numbers;
    }
}
