package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.ErrorProne;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.Tool;
import dev.emissary.javac.testing.Toolchain;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of emissaries under Error Prone, in the launcher of every JDK that it knows (EM-EQ-4). */
@Tag("long")
class ErrorProneIT {
    private static final String STORE = """
            package shop;

            import java.io.IOException;
            import java.io.Serializable;
            import java.util.List;

            /** A store. */
            public interface Store<K, V> extends Serializable {
              V get(K key) throws IOException;

              Store<K, V> chained();

              List<V> values();

              <E extends Exception> void each(Action<? super V, E> action) throws E;

              default String label(String prefix, Object... rest) {
                return prefix + rest.length;
              }

              /** Not any more. */
              @Deprecated
              void old();

              /** An action. */
              interface Action<T, E extends Exception> {
                void run(T value) throws E;
              }
            }
            """;

    /** Most delegates are used by forwarders only, which have no trees while Error Prone looks. */
    private static final String FRONTS = """
            package shop;

            import dev.emissary.Emissary;
            import java.util.Locale;

            final class Fronts {
              private Fronts() {}

              @SuppressWarnings("emissary") emissary Plain<V>(Store<String, V> store, AutoCloseable resource);

              @SuppressWarnings("emissary") @Emissary record Noted(Store<String, String> store, Runnable run) implements Runnable {}

              @Emissary(CharSequence.class)
              private record Chosen(String text, Thread state) {
                int priority() {
                  return state.getPriority();
                }
              }

              emissary Compact(Runnable first, Comparable<String> second) {
                Compact {
                  first = first == null ? () -> {} : first;
                }

                static String lower(String text) {
                  return text.toLowerCase(Locale.ROOT);
                }
              }

              static Runnable local(Runnable delegate, String text) {
                emissary Local(Runnable run);
                int size = new Chosen(text, Thread.currentThread()).priority();
                return new Local(size > 0 ? delegate : new Compact(delegate, text));
              }

              /** Is compiled before its superclass. */
              static class After extends Base {
                emissary Inner(Runnable run);
              }
            }
            """;

    private static final String BASE = """
            package shop;

            class Base {
              emissary Inner(Runnable run, CharSequence text) implements Runnable, CharSequence;

              public static void main(String... args) {
                Runnable runnable = Fronts.local(() -> System.out.println("ran"), "text");
                Inner inner = new Inner(runnable, "text");
                new Fronts.After.Inner(inner).run();
                System.out.println(inner.length());
              }
            }

            class Behind {
              static Runnable hide(Runnable run) {
                return new Base.Inner(run, "");
              }
            }
            """;

    /** A line that Error Prone finds something in says so. */
    private static final String FINDINGS = """
            package shop;

            import dev.emissary.Emissary;
            import java.util.Deque;
            import java.util.Map; // finding

            final class Findings {
              private Findings() {}

              private emissary Wrong(Runnable my_run, Deque<String> names) implements Runnable { // finding
                private static void helper() {} // finding

                public void run() { // finding
                  new Exception("dropped"); // finding
                }
              }

              private emissary Compact(Runnable My_Run) { // finding
                Compact {
                  My_Run.run();
                }
              }

              private emissary Qualified(CharSequence text) implements java.lang.CharSequence; // finding

              emissary Mutable(java.util.List<String> list); // finding

              @Emissary({Deque.class, Runnable.class})
              private record Fine(Deque<String> names, Runnable run, String[] state) {
                private static final int SIZE = 3;

                int size(int more) {
                  return state.length + SIZE + more;
                }
              }

              static int use(Runnable run, Deque<String> deque) {
                Runnable wrong = new Wrong(new Compact(run), deque);
                return new Qualified("").length() + new Fine(deque, wrong, new String[0]).size(1);
              }
            }
            """;

    private static final String[] FILES = {"shop/Fronts.java", "shop/Base.java", "shop/Store.java"};

    @TempDir
    private Path directory;

    private Project project(Jdk jdk) {
        assumeTrue(ErrorProne.knows(jdk), "Error Prone of this version does not know the javac of " + jdk);
        return new Project(jdk, directory);
    }

    private static Toolchain errorProne(Project project, String options) {
        return new Toolchain(project, List.of(Tool.ERROR_PRONE), ErrorProne.options(options));
    }

    @EachJdk
    @Clause({"EM-EQ-4", "EM-FWD-3", "EM-FWD-9"})
    void findsNothingInWhatNobodyHasWrittenAndChangesNothing(Jdk jdk) {
        Project project = project(jdk)
                .write("shop/Fronts.java", FRONTS)
                .write("shop/Base.java", BASE)
                .write("shop/Store.java", STORE);
        Toolchain tools = errorProne(project, "");
        String output = tools.compileInBothOrders(FILES);
        assertThat(tools.run(output, "shop.Base")).containsExactly("ran", "4");
        project.compile("alone", FILES);
        Toolchain.assertSame(project.classes("alone"), project.classes(output));
    }

    @EachJdk
    @Clause({"EM-EQ-4", "EM-FWD-9"})
    void withEveryCheckItFindsWhatIsWrittenAndNothingElse(Jdk jdk) {
        Project project = project(jdk).write("shop/Findings.java", FINDINGS);
        Jdk.Outcome outcome =
                errorProne(project, "-XepAllDisabledChecksAsWarnings").javac("out", "shop/Findings.java");
        assertThat(outcome.exitCode()).isEqualTo(1);
        Set<String> expected = new TreeSet<>();
        List<String> lines = FINDINGS.lines().toList();
        for (int line = 1; line <= lines.size(); line++) {
            if (lines.get(line - 1).contains("// finding")) {
                expected.add("shop/Findings.java:" + line);
            }
        }
        assertThat(ErrorProne.findings(outcome)).as(outcome.err()).isEqualTo(expected);
    }
}
