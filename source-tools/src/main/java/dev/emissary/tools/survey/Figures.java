package dev.emissary.tools.survey;

import dev.emissary.tools.survey.SurveyedClass.Verdict;
import dev.emissary.tools.survey.wrapper.Advice;
import dev.emissary.tools.survey.wrapper.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The numbers of a survey that sentences mention. */
final class Figures {
    /** So many methods that a wrapper forwards make it worth a declaration. */
    private static final int MANY = 5;

    private final SurveyResult result;

    Figures(SurveyResult result) {
        this.result = result;
    }

    /** Returns the numbers by name. */
    Map<String, Integer> all() {
        Map<String, Integer> all = new LinkedHashMap<>();
        Numbers numbers = result.sum(true);
        Numbers written = result.sum(false);
        all.put("libraries-surveyed", (int) result.subjects().stream()
                .filter(subject -> subject.name().contains(":"))
                .count());
        all.put("libraries-chosen", result.ofGroup("survey").subjects().size());
        all.put("libraries-by-rule", result.ofGroup("managed").subjects().size());
        all.put("types", numbers.types());
        all.put("files", numbers.files());
        all.put("delegating", numbers.delegating());
        all.put("half-written", written.mostly());
        all.put("forgotten-methods", numbers.forgotten());
        all.put("forgotten-methods-written", written.forgotten());
        all.put("left-by-restricting", numbers.leftByRestricting());
        all.put("leaks", numbers.leaks());
        all.put("leaks-written", written.leaks());
        all.put("lambdas", numbers.lambdas());
        verdicts(all);
        byRule(all);
        alone(all);
        restricting(all);
        all.put(
                "crossed",
                result.subjects().stream()
                        .mapToInt(subject -> subject.crossed().size())
                        .sum());
        all.put(
                "unresolved",
                result.subjects().stream().mapToInt(SubjectResult::unresolved).sum());
        all.put(
                "unparsed",
                result.subjects().stream()
                        .mapToInt(subject -> subject.unparsed().size())
                        .sum());
        return all;
    }

    /** The libraries that a rule chose, without generated code. */
    private void byRule(Map<String, Integer> all) {
        SurveyResult ruled = result.ofGroup("managed");
        Numbers numbers = ruled.sum(false);
        all.put("rule-types", numbers.types());
        all.put("rule-delegating", numbers.delegating());
        all.put("rule-forgotten", numbers.forgotten());
        all.put("rule-leaks", numbers.leaks());
        all.put("rule-wrappers", ruled.count(false, wrapper -> true));
        all.put("rule-sayable", ruled.count(false, wrapper -> wrapper.limits().isEmpty()));
    }

    private void verdicts(Map<String, Integer> all) {
        for (boolean withGenerated : List.of(true, false)) {
            String suffix = withGenerated ? "" : "-written";
            all.put("wrappers" + suffix, result.count(withGenerated, wrapper -> true));
            all.put("converted" + suffix, result.count(withGenerated, Verdict.CONVERTED));
            all.put(
                    "sayable" + suffix,
                    result.count(withGenerated, wrapper -> wrapper.limits().isEmpty()));
            all.put("not-sayable" + suffix, result.count(withGenerated, Verdict.NOT_SAYABLE));
            all.put("superclass" + suffix, has(withGenerated, Limit.SUPERCLASS));
            all.put("advice" + suffix, has(withGenerated, Limit.ADVICE));
            all.put("wildcard" + suffix, has(withGenerated, Limit.WILDCARD_DELEGATE));
            all.put(
                    "wildcard-alone" + suffix,
                    result.count(withGenerated, wrapper -> wrapper.limits().equals(Set.of(Limit.WILDCARD_DELEGATE))));
        }
        Predicate<SurveyedClass> several = wrapper -> wrapper.limits().size() > 1;
        all.put("several-limits", result.count(true, several));
        all.put("wildcard-libraries", (int) result.subjects().stream()
                .filter(subject -> subject.wrappers().stream()
                        .anyMatch(wrapper -> wrapper.limits().equals(Set.of(Limit.WILDCARD_DELEGATE))))
                .count());
    }

    /** The wrappers with one limit: what they do alike around their calls, and how much they forward beside a superclass. */
    private void alone(Map<String, Integer> all) {
        all.put("advice-alone", result.count(true, wrapper -> wrapper.advice() != null));
        all.put("advice-arguments", doing(true, Advice.Kind.CODE_WITH_ARGUMENTS));
        for (boolean withGenerated : List.of(true, false)) {
            String suffix = withGenerated ? "" : "-written";
            all.put("advice-same" + suffix, doing(withGenerated, Advice.Kind.CODE));
            all.put("superclass-alone" + suffix, result.count(withGenerated, wrapper -> wrapper.forwards() > 0));
            all.put("superclass-many" + suffix, result.count(withGenerated, wrapper -> wrapper.forwards() >= MANY));
        }
    }

    private int doing(boolean withGenerated, Advice.Kind alike) {
        return result.count(withGenerated, wrapper -> wrapper.advice() == alike);
    }

    private int has(boolean withGenerated, Limit limit) {
        return result.count(withGenerated, wrapper -> wrapper.limits().contains(limit));
    }

    private void restricting(Map<String, Integer> all) {
        List<SurveyedClass> restricting =
                result.all(true).filter(SurveyedClass::isRestricting).toList();
        all.put("restricting", restricting.size());
        all.put("restricting-left", (int) restricting.stream()
                .filter(wrapper -> !wrapper.left().isEmpty())
                .count());
        all.put(
                "restricting-left-methods",
                restricting.stream().mapToInt(wrapper -> wrapper.left().size()).sum());
        all.put("restricting-holes", (int) restricting.stream()
                .filter(wrapper -> !wrapper.holes().isEmpty())
                .count());
        all.put(
                "restricting-hole-methods",
                restricting.stream().mapToInt(wrapper -> wrapper.holes().size()).sum());
    }

    /** Returns how many wrappers there are of each shape. */
    Map<String, Integer> shapes(boolean withGenerated) {
        Map<String, Integer> shapes = new LinkedHashMap<>();
        shapes.put("a field of the type of the interface", of(withGenerated, "interface"));
        shapes.put("a field of a class or of another interface", of(withGenerated, "other type"));
        shapes.put("a method, as in `getDelegate().m()`", of(withGenerated, "accessor"));
        shapes.put(
                "of all these, records",
                result.count(withGenerated, wrapper -> wrapper.kind().equals("record")));
        shapes.put(
                "of all these, enums",
                result.count(withGenerated, wrapper -> wrapper.kind().equals("enum")));
        shapes.put("anonymous classes, not counted elsewhere", (int)
                result.all(withGenerated).filter(SurveyedClass::isAnonymous).count());
        shapes.put(
                "lambda expressions that only forward, not counted elsewhere",
                result.sum(withGenerated).lambdas());
        return shapes;
    }

    private int of(boolean withGenerated, String delegate) {
        return result.count(withGenerated, wrapper -> wrapper.delegate().equals(delegate));
    }
}
