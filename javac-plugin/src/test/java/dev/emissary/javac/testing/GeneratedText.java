package dev.emissary.javac.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A document that has to be as a test generates it. In the profile {@code regenerate} it is written instead.
 *
 * @param file the document
 */
public record GeneratedText(Path file) {
    private static final boolean REGENERATE = Boolean.getBoolean("emissary.regenerate");

    /** Returns the text as it is now. */
    public String text() {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
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
        assertThat(text())
                .as(
                        "%s; to generate all pages anew: mvn -Pregenerate verify; this one only: mvn -Pregenerate %s=%s",
                        file.getFileName(),
                        test.getSimpleName().endsWith("IT") ? "verify -Dtest=none -Dit.test" : "test -Dtest",
                        test.getSimpleName())
                .isEqualTo(generated);
    }
}
