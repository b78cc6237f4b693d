package dev.emissary.examples.restrictedview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the narrow views let through, and what stays out of reach, as the program prints it. */
class RestrictedViewExampleTest {
    @Test
    void printsWhatIsExposed() throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new RestrictedViewExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
        String text = printed.toString(StandardCharsets.UTF_8).replaceAll("\\R", "\n");
        // How many methods StringBuilder and CharSequence have depends on the JDK.
        assertThat(text.replaceAll("\\d+ (public|of them, through C)", "MANY $1"))
                .endsWith("""
                  One StringBuilder, two one-way doors
                    StringBuilder       MANY public methods
                    JournalWriter       3 of them, through Appendable
                    JournalReader       MANY of them, through CharSequence
                    append returns      the writer itself, not the StringBuilder
                    reader sees         "opened; closed; "
                    and later           "opened; closed; archived; "
                    reader can write    false
                    writer can read     false

                  A result that only its owner can give
                    Outcome is a        java.util.concurrent.Future<T>
                    CompletableFuture   can be cast and completed by anyone: get() gives "forged"
                    Outcome             cannot be cast, is still open
                    cancel(true)        refused
                    get()               the owner's result
                """);
    }
}
