package dev.emissary.tools.survey;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The numbers of a survey.
 *
 * @param jdk the version of the JDK that ran it
 * @param processors the number of processors
 * @param subjects the libraries
 */
public record SurveyResult(String jdk, int processors, List<SubjectResult> subjects) {
    /** Returns the sum of a number over the libraries. */
    public int sum(ToIntFunction<SubjectResult> number) {
        return subjects.stream().mapToInt(number).sum();
    }

    /** Returns the reasons in all libraries, with their counts. */
    public Map<String, Integer> allReasons() {
        return sums(SubjectResult::reasons);
    }

    /** Returns the default methods that are forgotten in any library, and in how many classes. */
    public Map<String, Integer> allForgotten() {
        return sums(SubjectResult::forgotten);
    }

    private Map<String, Integer> sums(Function<SubjectResult, Map<String, Integer>> numbers) {
        Map<String, Integer> sums = new TreeMap<>();
        subjects.forEach(
                subject -> numbers.apply(subject).forEach((name, number) -> sums.merge(name, number, Integer::sum)));
        return sums;
    }
}
