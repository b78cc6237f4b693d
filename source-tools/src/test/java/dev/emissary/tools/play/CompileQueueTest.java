package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.tools.play.CompileQueue.Limits;
import dev.emissary.tools.play.CompileQueue.ProgramCompiler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue in front of the compilers: its bounds of number and time. */
class CompileQueueTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final Program QUICK = AnswerTest.program("class A {}");
    private static final Program ENDLESS = AnswerTest.program("class Endless {}");

    private final CountDownLatch started = new CountDownLatch(1);
    private final List<Fake> compilers = new ArrayList<>();
    private final ExecutorService others = Executors.newCachedThreadPool();

    /** A compiler that never ends with one program unless it is stopped. */
    private final class Fake implements ProgramCompiler {
        private final CountDownLatch stopped = new CountDownLatch(1);

        @Override
        public byte[] answer(Program program) throws IOException {
            if (program.equals(ENDLESS)) {
                started.countDown();
                try {
                    stopped.await();
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
                throw new IOException("stopped");
            }
            return new byte[] {'{', '}'};
        }

        @Override
        public boolean isUsable() {
            return stopped.getCount() > 0;
        }

        @Override
        public void close() {
            stopped.countDown();
        }
    }

    private CompileQueue queue(int compilations, int waiting, Duration patience, Duration time) {
        return new CompileQueue(new Limits(1, compilations, waiting, patience, time), () -> {
            Fake compiler = new Fake();
            compilers.add(compiler);
            return compiler;
        });
    }

    @AfterEach
    void release() {
        compilers.forEach(Fake::close);
        others.shutdown();
    }

    @Test
    void usesACompilerAgain() throws Exception {
        try (CompileQueue queue = queue(1, 0, LONG, LONG)) {
            queue.answer(QUICK);
            queue.answer(QUICK);
            assertThat(compilers).hasSize(1);
        }
    }

    @Test
    void stopsWhatTakesTooLongAndGoesOnWithAnotherCompiler() throws Exception {
        try (CompileQueue queue = queue(1, 0, LONG, SHORT)) {
            for (int i = 0; i < 4; i++) {
                assertThatThrownBy(() -> queue.answer(ENDLESS))
                        .satisfies(refused(Refusal.UNAVAILABLE))
                        .hasMessageContaining("not compiled within");
            }
            assertThat(compilers).hasSize(4).noneMatch(Fake::isUsable);
        }
    }

    /** To start a JVM takes longer than it is given. */
    @Test
    void processThatTakesTooLongIsStopped() throws Exception {
        List<CompilerProcess> processes = new ArrayList<>();
        Limits limits = new Limits(1, 1, 0, LONG, SHORT);
        CompileQueue.Start start = () -> {
            processes.add(new CompilerProcess());
            return processes.get(0);
        };
        try (CompileQueue queue = new CompileQueue(limits, start)) {
            assertThatThrownBy(() -> queue.answer(QUICK)).satisfies(refused(Refusal.UNAVAILABLE));
            assertThat(processes).hasSize(1).noneMatch(CompilerProcess::isUsable);
        }
    }

    @Test
    void processAnswersOneProgramAfterAnother() throws Exception {
        try (CompilerProcess process = new CompilerProcess()) {
            for (String name : List.of("First", "Second")) {
                byte[] answer = process.answer(AnswerTest.program("emissary " + name + "(Runnable r);"));
                assertThat(new String(answer, StandardCharsets.UTF_8)).contains("final class " + name);
            }
        }
    }

    private static Consumer<Throwable> refused(int status) {
        return failure -> assertThat(failure)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(status));
    }
}
