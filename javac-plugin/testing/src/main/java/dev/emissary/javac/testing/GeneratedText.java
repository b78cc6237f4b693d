package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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
        String written = text();
        if (!written.equals(generated)) {
            throw new AssertionError(
                    "%s%nto generate all pages anew: mvn -Pregenerate verify; this one only: mvn -Pregenerate %s=%s"
                            .formatted(
                                    firstDifference(file.getFileName().toString(), written, generated),
                                    test.getSimpleName().endsWith("IT")
                                            ? "verify -Dtest=none -Dit.test"
                                            : "test -Dtest",
                                    test.getSimpleName()));
        }
    }

    /** Returns the first line in which two different texts differ, as it is and as it has to be. */
    static String firstDifference(String file, String actual, String expected) {
        List<String> is = actual.lines().toList();
        List<String> mustBe = expected.lines().toList();
        int line = 0;
        while (line < Math.min(is.size(), mustBe.size()) && is.get(line).equals(mustBe.get(line))) {
            line++;
        }
        return "%s:%d%n  is:      %s%n  must be: %s".formatted(file, line + 1, shown(is, line), shown(mustBe, line));
    }

    private static String shown(List<String> lines, int line) {
        return line < lines.size() ? lines.get(line) : "(the end of the text)";
    }
}
