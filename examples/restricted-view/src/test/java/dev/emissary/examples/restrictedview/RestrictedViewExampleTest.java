package dev.emissary.examples.restrictedview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.ParameterizedType;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** What the narrow views let through, and what stays out of reach. */
class RestrictedViewExampleTest {

    private final StringBuilder journal = new StringBuilder("opened");

    @Test
    void writerWritesAndReturnsItself() throws IOException {
        Appendable writer = new JournalWriter(journal);
        assertThat(writer.append(", closed")).isSameAs(writer);
        assertThat(writer.append('!')).isSameAs(writer);
        assertThat(writer.append("-?-", 1, 2)).isSameAs(writer);
        assertThat(journal.toString()).isEqualTo("opened, closed!?");
    }

    @Test
    void writerCannotRead() {
        Object writer = new JournalWriter(journal);
        assertThat(JournalWriter.class.getInterfaces()).containsExactly(Appendable.class);
        assertThat(writer instanceof CharSequence).isFalse();
        assertThat(writer.toString()).doesNotContain("opened");
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> ((StringBuilder) writer).setLength(0));
    }

    @Test
    void readerSeesLaterEntriesAndCannotWrite() {
        CharSequence reader = new JournalReader(journal);
        assertThat(reader.length()).isEqualTo(6);
        journal.append(", closed");
        assertThat(reader.length()).isEqualTo(14);
        assertThat(reader.charAt(13)).isEqualTo('d');
        assertThat(reader.subSequence(8, 14)).isEqualTo("closed");
        assertThat(reader.toString()).isEqualTo("opened, closed");
        assertThat(reader.isEmpty()).isFalse();
        assertThat(JournalReader.class.getInterfaces()).containsExactly(CharSequence.class);
        assertThat(reader instanceof Appendable).isFalse();
    }

    @Test
    void typeArgumentOfTheListedInterfaceIsInferred() {
        ParameterizedType type = (ParameterizedType) Outcome.class.getGenericInterfaces()[0];
        assertThat(type.getRawType()).isEqualTo(Future.class);
        assertThat(type.getActualTypeArguments()).containsExactly(Outcome.class.getTypeParameters()[0]);
        assertThat(Outcome.class.getInterfaces()).containsExactly(Future.class);
    }

    @Test
    void outcomeIsCompletedByItsOwnerOnly() throws Exception {
        CompletableFuture<String> owned = new CompletableFuture<>();
        Future<String> outcome = new Outcome<>(owned);
        assertThat(RestrictedViewExample.forge(outcome, "forged")).isEqualTo("cannot be cast, is still open");
        assertThat(outcome.cancel(true)).isFalse();
        assertThat(owned.isDone()).isFalse();
        assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> outcome.get(1, TimeUnit.MILLISECONDS));
        owned.complete("done");
        assertThat(outcome.isDone()).isTrue();
        assertThat(outcome.get()).isEqualTo("done");
    }

    @Test
    void outcomePassesTheFailureOn() {
        CompletableFuture<String> owned = new CompletableFuture<>();
        IllegalStateException failure = new IllegalStateException("no answer");
        owned.completeExceptionally(failure);
        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(() -> new Outcome<>(owned).get())
                .withCause(failure);
    }

    @Test
    void printsWhatIsExposed() throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new RestrictedViewExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .containsPattern("JournalWriter +3 of them, through Appendable")
                .containsPattern("append returns +the writer itself")
                .containsPattern("and later +\"opened; closed; archived; \"")
                .containsPattern("Outcome is a +java.util.concurrent.Future<T>")
                .containsPattern("cancel\\(true\\) +refused")
                .containsPattern("get\\(\\) +the owner's result");
    }
}
