package dev.emissary.javac.testing;

import static org.junit.jupiter.api.Assertions.assertLinesMatch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A document that has to be as a test generates it. In the profile {@code regenerate} it is written instead.
 *
 * @param file the document
 */
public record GeneratedText(Path file) {
    private static final boolean REGENERATE = Boolean.getBoolean("emissary.regenerate");

    /** Returns the text as it is now. */
    public String text() {
        return Files.exists(file) ? Checkout.text(file) : "";
    }

    /**
     * Fails if the document is another text than the generated one.
     *
     * @param generated the text that it has to be
     * @param test the test that generates it
     */
    public void mustBe(String generated, Class<?> test) {
        if (REGENERATE) {
            try {
                Files.writeString(file, generated);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        String kind = test.getSimpleName().endsWith("IT") ? "verify -Dtest=none -Dit.test" : "test -Dtest";
        assertLinesMatch(
                generated.lines().map(Pattern::quote),
                text().lines(),
                "%s: to generate all pages anew: mvn -Pregenerate verify; this one only: mvn -Pregenerate %s=%s"
                        .formatted(file.getFileName(), kind, test.getSimpleName()));
    }
}
