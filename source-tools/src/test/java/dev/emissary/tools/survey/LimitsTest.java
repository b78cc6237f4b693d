package dev.emissary.tools.survey;

import static dev.emissary.tools.survey.SmallSurvey.limits;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.analysis.Limit;
import org.junit.jupiter.api.Test;

/** What keeps a class from being an emissary, and what does not. */
class LimitsTest {
    private static final String RUN = " public void run() { runnable.run(); } ";
    private static final String CONSTRUCTOR = " W(Runnable runnable) { this.runnable = runnable; } ";

    @Test
    void finalClassWithAFinalDelegateHasNoLimit() {
        assertThat(limits("class W implements Runnable { private final Runnable runnable;" + CONSTRUCTOR + RUN + "}"))
                .isEmpty();
    }

    @Test
    void whatAPersonCanWriteInTheBodyIsNoLimit() {
        SurveyedClass wrapper = SmallSurvey.onlyWrapper("class W implements Runnable, java.io.Serializable {"
                + " private static final long serialVersionUID = 1;"
                + " Runnable runnable; final int number;"
                + " { number = 1; }"
                + " W() { runnable = () -> {}; } "
                + " W(Runnable runnable) { this.runnable = runnable; System.gc(); }"
                + RUN + "}");
        assertThat(wrapper.limits()).isEmpty();
        assertThat(wrapper.converted()).isFalse();
    }

    @Test
    void whatTheToolConvertsHasNothingInItsWay() {
        assertThat(SmallSurvey.onlyWrapper("final class W implements Runnable { private final Runnable runnable;"
                                + CONSTRUCTOR + RUN + "}")
                        .converted())
                .isTrue();
    }

    @Test
    void superclassIsALimit() {
        assertThat(limits("class B {} class W extends B implements Runnable { Runnable runnable;" + RUN + "}"))
                .containsExactly(Limit.SUPERCLASS);
    }

    @Test
    void subclassInAnotherFileIsALimit() {
        assertThat(limits("class W implements Runnable { Runnable runnable;" + RUN + "}", "class S extends W {}"))
                .containsExactly(Limit.EXTENDED);
    }

    @Test
    void abstractClassIsALimit() {
        assertThat(limits("abstract class W implements Runnable { Runnable runnable;" + RUN + "}"))
                .containsExactly(Limit.ABSTRACT);
    }

    @Test
    void innerClassIsALimitWhereItUsesTheObjectAroundIt() {
        String wrapper = "class W implements Runnable { Runnable runnable; " + RUN;
        assertThat(limits("class O { int n; " + wrapper + " int twice() { return 2 * n; } } }"))
                .containsExactly(Limit.INNER);
        assertThat(limits("class O { void m() {} " + wrapper + " void n() { m(); } } }"))
                .containsExactly(Limit.INNER);
        assertThat(limits("class O { " + wrapper + " Object outer() { return O.this; } } }"))
                .containsExactly(Limit.INNER);
        assertThat(limits("class O { class I {} " + wrapper + " Object inner() { return new I(); } } }"))
                .containsExactly(Limit.INNER);
    }

    @Test
    void innerClassThatUsesNothingAroundItIsNoLimit() {
        String wrapper = "class W implements Runnable { Runnable runnable; int n; " + RUN;
        assertThat(limits("class O { int n; static void m() {} " + wrapper + " int one() { m(); return n; } } }"))
                .isEmpty();
    }

    @Test
    void localClassIsALimitWhereItUsesAVariableOfTheMethod() {
        String wrapper = "class W implements Runnable { Runnable runnable; " + RUN;
        assertThat(limits("class O { void m(int n) { " + wrapper + " int twice() { return 2 * n; } } } }"))
                .containsExactly(Limit.INNER);
        assertThat(limits("class O { void m(int n) { " + wrapper + " } } }")).isEmpty();
    }

    @Test
    void delegateThatIsAssignedLaterIsALimit() {
        String wrapper = "class W implements Runnable { Runnable runnable; " + RUN;
        assertThat(limits(wrapper + "void set(Runnable runnable) { this.runnable = runnable; } }"))
                .containsExactly(Limit.MUTABLE_DELEGATE);
        assertThat(limits(wrapper + "void set(Runnable runnable) { runnable = null; } }"))
                .as("the parameter is assigned")
                .isEmpty();
        assertThat(limits("class O { void m(W w) { w.runnable = null; } static " + wrapper + "} }"))
                .containsExactly(Limit.MUTABLE_DELEGATE);
    }

    @Test
    void otherFieldThatIsAssignedLaterIsALimit() {
        assertThat(limits("class W implements Runnable { Runnable runnable; int calls; " + RUN
                        + "void count() { calls++; } }"))
                .containsExactly(Limit.MUTABLE_STATE);
    }

    @Test
    void fieldThatAnotherFileUsesIsALimit() {
        String wrapper = "class W implements Runnable { %s Runnable runnable; " + RUN + "}";
        String user = "class U { Object use(W w) { return w.runnable; } }";
        assertThat(limits(wrapper.formatted(""), user)).containsExactly(Limit.EXPOSED_FIELD);
        assertThat(limits(wrapper.formatted("public"), "package p; " + user)).containsExactly(Limit.EXPOSED_FIELD);
        assertThat(limits(wrapper.formatted(""), "package p; " + user)).isEmpty();
        assertThat(limits(wrapper.formatted("private"), user)).isEmpty();
    }

    @Test
    void delegateWithAWildcardIsALimit() {
        String wrapper = """
                import java.util.Iterator;
                class W<E> implements Iterator<E> {
                    private final Iterator<%s> i;
                    W(Iterator<%<s> i) { this.i = i; }
                    public boolean hasNext() { return i.hasNext(); }
                    public E next() { return i.next(); }
                }""";
        assertThat(limits(wrapper.formatted("? extends E"))).containsExactly(Limit.WILDCARD_DELEGATE);
        assertThat(limits(wrapper.formatted("E"))).isEmpty();
    }

    @Test
    void delegateWithOtherTypeArgumentsIsALimit() {
        assertThat(limits("class W implements Iterable<Object> { Iterable i;"
                        + " public java.util.Iterator<Object> iterator() { return i.iterator(); } }"))
                .containsExactly(Limit.OTHER_TYPE_ARGUMENTS);
    }

    @Test
    void delegateThatIsMadeWithTheObjectIsALimit() {
        assertThat(limits("class W implements Runnable { final Runnable runnable = new Thread((Runnable) this);" + RUN
                        + "}"))
                .containsExactly(Limit.MADE_WITH_THIS);
        assertThat(limits("class W implements Runnable { final Runnable runnable; int n;"
                        + " W() { runnable = new Thread(this.n + \"\"); }" + RUN + "}"))
                .isEmpty();
    }

    @Test
    void delegateBehindAMethodIsALimit() {
        SurveyedClass wrapper = SmallSurvey.onlyWrapper("abstract class W implements Runnable {"
                + " abstract Runnable delegate(); public void run() { delegate().run(); } }");
        assertThat(wrapper.limits()).containsExactlyInAnyOrder(Limit.ABSTRACT, Limit.ACCESSOR);
    }

    @Test
    void adviceAroundMostMethodsIsALimit() {
        String wrapper = "class W implements Runnable { Runnable runnable; public void run() { %s } }";
        assertThat(limits(wrapper.formatted("try { runnable.run(); } catch (RuntimeException e) { }")))
                .containsExactly(Limit.ADVICE);
        assertThat(limits(wrapper.formatted("System.gc(); this.runnable.run();")))
                .containsExactly(Limit.ADVICE);
    }

    @Test
    void callWhoseResultIsChangedIsNoAdvice() {
        assertThat(SmallSurvey.of(
                                "class W implements java.util.function.IntSupplier {"
                                        + " java.util.function.IntSupplier s; public int getAsInt() { return 1 + s.getAsInt(); } }")
                        .wrappers())
                .isEmpty();
    }

    @Test
    void recordAndEnumAreLimits() {
        assertThat(limits("record W(Runnable runnable) implements Runnable {" + RUN + "}"))
                .containsExactly(Limit.RECORD_OR_ENUM);
        assertThat(limits("enum W implements Runnable { A; final Runnable runnable = () -> {};" + RUN + "}"))
                .containsExactly(Limit.RECORD_OR_ENUM);
    }
}
