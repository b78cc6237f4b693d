package dev.emissary.eclipse.server;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page of the guide that says what works in Eclipse's language server. */
final class FeaturesPage {
    private static final String BEGIN = """
            # What works in Eclipse

            What Eclipse's Java tools answer about emissaries, without the [agent](editors.md) and with it. The answers
            are those of the Eclipse JDT Language Server 1.59, which is what VS Code runs, with JDT 3.46.0. A test asks
            it over its protocol about a Maven project with two modules, a library with interfaces and emissaries and an
            application that uses them, once in each form. It asks a part about a folder without a build, with the same
            answers. The sources are in `eclipse-agent/server/src/test/projects`; `EclipseFeaturesIT` writes this page.

            | feature | asked | right answer | annotation form, without | with | keyword form, with |
            | --- | --- | --- | --- | --- | --- |
            """;

    private static final String END = """

            That `Main` has an error too while `Desk` has one is so with records: as long as the header of a record has
            an error, its class file has no canonical constructor.

            ## Three mistakes

            A component of a class type, a hand-written method that is not public, and a call of an accessor, as the
            Problems view shows them (with the agent; in the keyword form a list is a `delegates` clause):

            ```text
            %s```
            """;

    private FeaturesPage() {}

    /** Says whether an answer is right. */
    interface Answers {
        boolean isRight(Feature feature, Form form, boolean agent);
    }

    static String text(String mistakes, Answers answers) {
        StringBuilder page = new StringBuilder(BEGIN);
        for (Feature feature : Feature.values()) {
            String cells = Stream.of(
                            answers.isRight(feature, Form.ANNOTATION, false),
                            answers.isRight(feature, Form.ANNOTATION, true),
                            answers.isRight(feature, Form.KEYWORD, true))
                    .map(right -> right ? "yes" : "no")
                    .collect(Collectors.joining(" | "));
            page.append(
                    "| %s | %s | %s | %s |\n".formatted(feature.area(), feature.question(), feature.answer(), cells));
        }
        return page.append(END.formatted(mistakes)).toString();
    }
}
