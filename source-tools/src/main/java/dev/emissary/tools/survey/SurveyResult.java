package dev.emissary.tools.survey;

import dev.emissary.tools.survey.SurveyedClass.Verdict;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The results of a survey. They do not depend on the machine, nor on the time that it took.
 *
 * @param jdk the version of the JDK that ran it, whose sources may be among the subjects
 * @param subjects the libraries
 */
public record SurveyResult(String jdk, List<SubjectResult> subjects) {
    public SurveyResult {
        subjects = List.copyOf(subjects);
    }

    /** Returns the results of the libraries of one group. */
    SurveyResult ofGroup(String group) {
        return new SurveyResult(
                jdk,
                subjects.stream()
                        .filter(subject -> subject.group().equals(group))
                        .toList());
    }

    /** Returns the sums over the libraries, of all files or of those that are not generated. */
    Numbers sum(boolean withGenerated) {
        return subjects.stream()
                .map(subject -> withGenerated ? subject.all() : subject.written())
                .reduce(Numbers.NONE, Numbers::plus);
    }

    /** Returns a number of the library in the middle, of those for which it is not zero, in files not generated. */
    int median(ToIntFunction<Numbers> number) {
        int[] sorted = subjects.stream()
                .mapToInt(subject -> number.applyAsInt(subject.written()))
                .filter(each -> each > 0)
                .sorted()
                .toArray();
        return sorted.length == 0 ? 0 : sorted[(sorted.length - 1) / 2];
    }

    /** Returns how many libraries have a number that is not zero. */
    int librariesWith(ToIntFunction<Numbers> number) {
        return (int) subjects.stream()
                .filter(subject -> number.applyAsInt(subject.all()) > 0)
                .count();
    }

    /** Returns all wrappers, the anonymous ones included. */
    Stream<SurveyedClass> all(boolean withGenerated) {
        return subjects.stream()
                .flatMap(subject -> subject.wrappers().stream())
                .filter(wrapper -> withGenerated || !wrapper.generated());
    }

    /** Returns the wrappers that have a name. */
    Stream<SurveyedClass> named(boolean withGenerated) {
        return all(withGenerated).filter(wrapper -> !wrapper.isAnonymous());
    }

    /** Returns how many wrappers with a name have a property. */
    int count(boolean withGenerated, Predicate<SurveyedClass> property) {
        return (int) named(withGenerated).filter(property).count();
    }

    /** Returns how many wrappers with a name have a verdict. */
    int count(boolean withGenerated, Verdict verdict) {
        return count(withGenerated, wrapper -> wrapper.verdict() == verdict);
    }

    /** Returns the default methods that are forgotten in any library, and in how many classes. */
    Map<String, Integer> allForgotten() {
        Map<String, Integer> sums = new TreeMap<>();
        subjects.forEach(
                subject -> subject.forgotten().forEach((name, number) -> sums.merge(name, number, Integer::sum)));
        return sums;
    }
}
