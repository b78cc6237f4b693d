package dev.emissary.tools.survey;

import java.util.List;
import java.util.function.Predicate;

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
        return where(group::equals);
    }

    /** Returns the results of the libraries of some groups. */
    SurveyResult where(Predicate<String> group) {
        return new SurveyResult(
                jdk,
                subjects.stream().filter(subject -> group.test(subject.group())).toList());
    }

    /** Returns the sums over the libraries. */
    Numbers sum() {
        return subjects.stream().map(SubjectResult::numbers).reduce(Numbers.NONE, Numbers::plus);
    }

    /** Returns how many wrappers have a property. */
    int count(Predicate<SurveyedClass> property) {
        return (int) subjects.stream()
                .flatMap(subject -> subject.wrappers().stream())
                .filter(property)
                .count();
    }
}
