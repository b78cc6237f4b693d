package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue in front of the compilers: its bounds of number and time. */
class CompileQueueTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(1);

    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final ExecutorService others = Executors.newCachedThreadPool();

    @AfterEach
    void release() {
        released.countDown();
        others.shutdown();
    }

    @Test
    void usesACompilerAgain() throws Exception {
        try (CompileQueue queue = new CompileQueue(limits(1, 0, LONG, LONG))) {
            WarmCompiler first = queue.run(compiler -> compiler);
            WarmCompiler second = queue.run(compiler -> compiler);
            assertThat(second).isSameAs(first);
        }
    }

    @Test
    void refusesMoreThanCanWait() throws Exception {
        try (CompileQueue queue = new CompileQueue(limits(1, 0, LONG, LONG))) {
            Future<?> other = others.submit(() -> queue.run(compiler -> hang()));
            started.await();
            assertThatThrownBy(() -> queue.run(compiler -> "")).satisfies(refused(Refusal.TOO_MANY));
            released.countDown();
            other.get();
        }
    }

    @Test
    void refusesWhatWouldWaitTooLong() throws Exception {
        try (CompileQueue queue = new CompileQueue(limits(1, 1, SHORT, LONG))) {
            Future<?> other = others.submit(() -> queue.run(compiler -> hang()));
            started.await();
            assertThatThrownBy(() -> queue.run(compiler -> "")).satisfies(refused(Refusal.UNAVAILABLE));
            released.countDown();
            other.get();
        }
    }

    @Test
    void abandonsWhatTakesTooLongAndGoesOnWithAnotherCompiler() throws Exception {
        try (CompileQueue queue = new CompileQueue(limits(2, 0, LONG, SHORT))) {
            WarmCompiler[] hanging = new WarmCompiler[1];
            assertThatThrownBy(() -> queue.run(compiler -> {
                        hanging[0] = compiler;
                        return hang();
                    }))
                    .satisfies(refused(Refusal.UNAVAILABLE))
                    .hasMessageContaining("abandoned");
            started.await();
            assertThat(hanging[0].isAbandoned()).isTrue();
        }
    }

    /** An abandoned compilation ends when it asks for a file. */
    @Test
    void anAbandonedCompilerCompilesNothing() throws IOException {
        try (WarmCompiler compiler = new WarmCompiler()) {
            compiler.abandon();
            Compiled compiled = compiler.compile(Programs.of("class A { java.util.List<String> list; }"));
            assertThat(compiled.messages()).extracting(Message::text).anyMatch(text -> text.contains("takes too long"));
        }
    }

    private String hang() {
        started.countDown();
        try {
            released.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return "";
    }

    private static Limits limits(int compilations, int waiting, Duration patience, Duration time) {
        return new Limits(1, compilations, waiting, patience, time);
    }

    private static Consumer<Throwable> refused(int status) {
        return failure -> assertThat(failure)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(status));
    }
}
