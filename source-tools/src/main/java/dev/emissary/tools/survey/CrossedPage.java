package dev.emissary.tools.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the page about methods that forward to another method than their own. */
public final class CrossedPage {
    private static final String INTRODUCTION = """
            # Crossed forwarders

            Methods that only call another method of the delegate's than their own, although the delegate has both, with the
            same parameters and the same result. Most are meant so: a reversed view turns `first` into `last`. Where they
            are not, the line compiles, and looks like its neighbors. An emissary does not write such a method.

            `emissary survey --crossed` writes this page. The judgments, in [crossed.txt](crossed.txt), are made by hand: from the
            two names where these say what is meant, as in a reversed view, and otherwise from the source.
            """;

    private CrossedPage() {}

    /** Returns the page. */
    public static String of(SurveyResult result, Judgments judgments) {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        for (SubjectResult subject : result.subjects()) {
            if (!subject.crossed().isEmpty()) {
                Markdown table = new Markdown("class", "methods and what they call", "judgment");
                byClass(subject, judgments)
                        .forEach((place, methods) -> table.row(
                                "`" + place.className() + "` (" + place.place() + ")",
                                methods.stream()
                                        .map(each -> "`" + each.method() + "` → `" + each.called() + "`")
                                        .distinct()
                                        .collect(Collectors.joining(", ")),
                                place.judgment()));
                page.append("\n## ")
                        .append(subject.name())
                        .append("\n\n")
                        .append(table)
                        .append('\n');
            }
        }
        return page.toString();
    }

    /** A class, the place of its first crossed forwarder, and a judgment of some of them. */
    private record Place(String className, String place, String judgment) {}

    private static Map<Place, List<CrossedMethod>> byClass(SubjectResult subject, Judgments judgments) {
        Map<String, Place> first = new HashMap<>();
        Map<Place, List<CrossedMethod>> byClass = new LinkedHashMap<>();
        for (CrossedMethod method : subject.crossed()) {
            String judgment = judgments.of(method);
            Place place = first.computeIfAbsent(
                    method.className() + judgment, absent -> new Place(method.className(), method.place(), judgment));
            byClass.computeIfAbsent(place, absent -> new ArrayList<>()).add(method);
        }
        return byClass;
    }
}
