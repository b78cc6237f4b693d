package dev.emissary.tools.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The page about methods that forward to another method than their own, and the list of them. */
final class CrossedPage {
    private static final String INTRODUCTION = """
            # Crossed forwarders

            Methods that only call another method of the delegate's than their own, although the delegate has both, with the
            same parameters and the same result. Most are meant so: a reversed view turns `first` into `last`. Where they
            are not, the line compiles, and looks like its neighbors. An emissary does not write such a method.

            The build makes this page of [results.json](results.json). The judgments, in [crossed.txt](crossed.txt), are made
            by hand: from the two names where these say what is meant, as in a reversed view, and otherwise from the source.
            [crossed.csv](crossed.csv) has each method with its place and its judgment.
            """;

    private CrossedPage() {}

    /** Returns the page. */
    static String of(SurveyResult result, Judgments judgments) {
        Map<String, List<Found>> byJudgment = new LinkedHashMap<>();
        for (SubjectResult subject : result.subjects()) {
            for (CrossedMethod method : subject.crossed()) {
                byJudgment
                        .computeIfAbsent(judgments.of(method), absent -> new ArrayList<>())
                        .add(new Found(subject.name(), method));
            }
        }
        Markdown table = new Markdown("judgment", "methods", "classes", "libraries", "one of them");
        byJudgment.entrySet().stream()
                .sorted(Comparator.comparing(judged -> -judged.getValue().size()))
                .forEach(judged -> table.row(
                        judged.getKey(),
                        "%,d".formatted(judged.getValue().size()),
                        "%,d".formatted(distinct(judged.getValue(), Found::className)),
                        "%,d".formatted(distinct(judged.getValue(), Found::library)),
                        judged.getValue().get(0).toString()));
        return INTRODUCTION + "\n" + table + "\n";
    }

    /** Returns the methods as lines of comma-separated values, each with its place and its judgment. */
    static String list(SurveyResult result, Judgments judgments) {
        StringBuilder list = new StringBuilder("library,class,place,method,called,judgment\n");
        for (SubjectResult subject : result.subjects()) {
            for (CrossedMethod method : subject.crossed()) {
                list.append("%s,%s,%s,%s,%s,\"%s\"\n"
                        .formatted(
                                subject.name(),
                                method.className(),
                                method.place(),
                                method.method(),
                                method.called(),
                                judgments.of(method)));
            }
        }
        return list.toString();
    }

    private static long distinct(List<Found> found, Function<Found, String> part) {
        return found.stream().map(part).distinct().count();
    }

    /** A crossed forwarder of a library. */
    private record Found(String library, CrossedMethod method) {
        String className() {
            return method.className();
        }

        @Override
        public String toString() {
            return "`%s` → `%s` in `%s` (%s:%s)"
                    .formatted(method.method(), method.called(), method.className(), library, method.place());
        }
    }
}
