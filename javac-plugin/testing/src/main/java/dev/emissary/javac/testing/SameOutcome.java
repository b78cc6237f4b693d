package dev.emissary.javac.testing;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.emissary.javac.testing.Compiled.Message;
import java.util.Arrays;
import java.util.List;

/** An assertion that two compilations have the same outcome. */
public final class SameOutcome {
    private SameOutcome() {}

    /**
     * Fails unless two compilations have the same diagnostics, in the same order, and the same class files.
     *
     * @param circumstances what is different about the second one, for instance {@code in reverse order}
     */
    public static void assertSame(String circumstances, Compiled expected, Compiled actual) {
        assertSameDiagnostics(circumstances, expected.diagnostics(), actual.diagnostics());
        assertWithMessage("success " + circumstances).that(actual.success()).isEqualTo(expected.success());
        assertWithMessage("classes " + circumstances).that(actual.classNames()).isEqualTo(expected.classNames());
        for (String name : expected.classNames()) {
            // Thousands of bytes would say less than the name does.
            assertWithMessage("bytes of " + name + " " + circumstances + " are the same")
                    .that(Arrays.equals(expected.bytes(name), actual.bytes(name)))
                    .isTrue();
        }
    }

    /** Shows the first difference only: there may be thousands of diagnostics. */
    private static void assertSameDiagnostics(String circumstances, List<Message> expected, List<Message> actual) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            assertWithMessage("diagnostic " + i + " " + circumstances)
                    .that(actual.get(i))
                    .isEqualTo(expected.get(i));
        }
        int common = Math.min(expected.size(), actual.size());
        assertWithMessage("further diagnostics " + circumstances)
                .that(actual.subList(common, actual.size()))
                .isEqualTo(expected.subList(common, expected.size()));
    }
}
