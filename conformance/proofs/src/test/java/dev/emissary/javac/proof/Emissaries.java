package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Checkout;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The sources of the examples, and which of them declare emissaries. */
final class Emissaries {
    private static final Path EXAMPLES = Checkout.file("examples");
    /** What needs libraries. */
    private static final Pattern OTHERS = Pattern.compile(".*[.](marketdata[.].*|Examples)");

    private static final Pattern EMISSARY = Pattern.compile("(?m)^\\s*@Emissary\\b|\\bemissary \\w+[(<]");

    private Emissaries() {}

    /** Whether a source declares an emissary. */
    static boolean areIn(String text) {
        return EMISSARY.matcher(text).find();
    }

    /** Returns the main sources of all examples that need the JDK only, without module declarations. */
    static SourceTree examples() {
        return SourceTree.of(
                        "examples",
                        EXAMPLES.resolve("src/main/java"),
                        EXAMPLES.resolve("component/component.api"),
                        EXAMPLES.resolve("component/component.app"),
                        EXAMPLES.resolve("component/component.impl"))
                .unnamed()
                .where((file, text) -> !OTHERS.matcher(file).matches());
    }
}
