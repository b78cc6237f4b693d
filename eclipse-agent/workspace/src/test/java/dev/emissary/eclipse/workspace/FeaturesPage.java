package dev.emissary.eclipse.workspace;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The page of the guide that says what works in JDT. */
final class FeaturesPage {
    private static final String BEGIN = """
            # What works in Eclipse

            What Eclipse's Java tools answer about emissaries, without the [agent](editors.md) and with it. The answers are
            those of JDT %s, which a test runs as Eclipse does, but without its user interface: in a workspace with
            two projects, a library with interfaces and emissaries, and an application that uses them, once in each form. The
            sources are in `eclipse-agent/workspace/src/test/workspace`; `EclipseFeaturesIT` writes this page.

            | feature | asked | right answer | annotation form, without | with | keyword form, without | with |
            | --- | --- | --- | --- | --- | --- | --- |
            """;

    private static final String END = """

            That `Main` has an error too while `Desk` has one is so with records: as long as the header of a record has an
            error, its class file has no canonical constructor.

            ## Three mistakes

            A component of a class type, a hand-written method that is not public, and a call of an accessor, as the Problems
            view shows them (with the agent; in the keyword form a list is a `delegates` clause):

            ```text
            %s```
            """;

    private FeaturesPage() {}

    static String text(Observations without, Observations with) {
        StringBuilder page = new StringBuilder(BEGIN.formatted(with.version()));
        String area = "";
        for (Feature feature : Feature.values()) {
            String cells = Arrays.stream(Form.values())
                    .map(form -> cell(without, form, feature) + " | " + cell(with, form, feature))
                    .collect(Collectors.joining(" | "));
            page.append("| %s | %s | %s | %s |\n"
                    .formatted(
                            feature.area().equals(area) ? "" : feature.area(),
                            feature.question(),
                            feature.answer(),
                            cells));
            area = feature.area();
        }
        return page.append(END.formatted(with.mistakes(Form.ANNOTATION))).toString();
    }

    private static String cell(Observations observations, Form form, Feature feature) {
        return observations.isRight(form, feature) ? "yes" : "no";
    }
}
