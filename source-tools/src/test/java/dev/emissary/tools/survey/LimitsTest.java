package dev.emissary.tools.survey;

import static dev.emissary.tools.survey.SmallSurvey.onlyWrapper;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What keeps a class from being an emissary, and what does not. */
class LimitsTest {
    /** {@code TASK} begins a class {@code W} that forwards {@code run}; {@code &} begins another file. */
    @ParameterizedTest
    @CsvSource(delimiter = ':', quoteCharacter = '`', textBlock = """
            SUPERCLASS: class B {} class W extends B implements Runnable { Runnable r; RUN }
            EXTENDED: TASK } & class S extends W {}
            ABSTRACT: abstract TASK }
            INNER: class O { int n; TASK int twice() { return 2 * n; } } }
            INNER: class O { void m() {} TASK void n() { m(); } } }
            INNER: class O { TASK Object outer() { return O.this; } } }
            INNER: class O { class I {} TASK Object inner() { return new I(); } } }
            INNER: class O { void m(int n) { TASK int twice() { return 2 * n; } } } }
            MUTABLE_DELEGATE: TASK void set(Runnable r) { this.r = r; } }
            MUTABLE_DELEGATE: class O { void m(W w) { w.r = null; } static TASK } }
            MUTABLE_STATE: TASK int calls; void count() { calls++; } }
            EXPOSED_FIELD: TASK } & class U { Object use(W w) { return w.r; } }
            EXPOSED_FIELD: class W implements Runnable { public Runnable r; RUN } & package p; USER
            WILDCARD_DELEGATE: ITERATOR java.util.Iterator<? extends E> NEXT
            OTHER_TYPE_ARGUMENTS: ITERATOR java.util.Iterator NEXT
            MADE_WITH_THIS: class W implements Runnable { final Runnable r = new Thread((Runnable) this); RUN }
            ABSTRACT ACCESSOR: abstract class W implements Runnable { abstract Runnable r(); GET }
            ADVICE: OPEN try { r.run(); } catch (Error e) { } } }
            ADVICE: OPEN System.gc(); this.r.run(); } }
            RECORD_OR_ENUM: record W(Runnable r) implements Runnable { RUN }
            RECORD_OR_ENUM: enum W implements Runnable { A; final Runnable r = null; RUN }
            ``: class O { int n; static void m() {} TASK int n; int one() { m(); return n; } } }
            ``: class O { void m(int n) { TASK } } }
            ``: TASK void set(Runnable r) { r = null; } }
            ``: TASK } & package p; USER
            ``: class W implements Runnable { private Runnable r; RUN } & USER
            ``: ITERATOR java.util.Iterator<E> NEXT
            ``: class W implements Runnable { final Runnable r; int n; W() { r = new Thread(this.n + ""); } RUN }
            """)
    void eachLimitIsFound(String limits, String sources) {
        String written = sources.replace("TASK", "class W implements Runnable { Runnable r; RUN")
                .replace("OPEN", "class W implements Runnable { Runnable r; public void run() {")
                .replace("GET", "public void run() { r().run(); }")
                .replace("RUN", "public void run() { r.run(); }")
                .replace("USER", "class U { Object use(W w) { return w.r; } }")
                .replace("ITERATOR", "class W<E> implements java.util.Iterator<E> { private final")
                .replace(
                        "NEXT",
                        "i; public boolean hasNext() { return i.hasNext(); } public E next() { return i.next(); } }");
        assertThat(onlyWrapper(written.split(" & ", -1)).limits().stream()
                        .map(Enum::name)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(limits);
    }

    @Test
    void whatAPersonCanWriteInTheBodyIsNoLimit() {
        SurveyedClass wrapper = onlyWrapper("""
                class W implements Runnable, java.io.Serializable {
                    private static final long serialVersionUID = 1;
                    Runnable runnable; final int number;
                    { number = 1; }
                    W() { runnable = () -> {}; }
                    W(Runnable runnable) { this.runnable = runnable; System.gc(); }
                    public void run() { runnable.run(); }
                }""");
        assertThat(wrapper.limits()).isEmpty();
        assertThat(wrapper.converted()).isFalse();
    }

    @Test
    void callWhoseResultIsChangedIsNoAdvice() {
        String wrapper = """
                class W implements java.util.function.IntSupplier {
                    java.util.function.IntSupplier s;
                    public int getAsInt() { return 1 + s.getAsInt(); }
                }""";
        assertThat(SmallSurvey.of(wrapper).wrappers()).isEmpty();
    }
}
