package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.compile.Compilation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The differences that a comparison finds, each in a class that has just this one. */
class ClassComparisonTest {
    private static final String SOURCE = """
            public final class A<T> implements Runnable, AutoCloseable {
                private final Runnable runnable;

                public A(Runnable runnable) {
                    this.runnable = runnable;
                }

                public void run() {
                    runnable.run();
                }

                public void close() throws Exception {}

                protected static int number(java.util.List<String> names) {
                    return 1;
                }
            }
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            public void close() throws Exception {} | public void close() {}                  | has another method close()V
            List<String>                            | List<Object>                            | has another method number
            protected static                        | public static                           | has another method number
            protected static                        | protected static synchronized           | has another method number
            int number                              | long number                             | lacks method number
            return 1;                               | return 2;                               | has another method number
            runnable.run();                         | this.runnable.hashCode();               | has another method run()V body
            A<T>                                    | A<T extends Number>                     | has another class signature
            Runnable, AutoCloseable                 | Runnable                                | has another class of A
            'public void run'                       | '@Deprecated public void run'           | adds method run()V @
            'public final class'                    | 'class B {} public final class'         | adds class B
            """)
    void findsADifference(String before, String after, String difference) throws IOException {
        assertThat(difference(SOURCE.replace(before, after)))
                .hasValueSatisfying(found -> assertThat(found).startsWith("the result " + difference));
    }

    @Test
    void ignoresWhatAnEmissaryChangesByItsDefinition() throws IOException {
        String changed = SOURCE.replace("final class", "class")
                .replace("A<T> implements Runnable, AutoCloseable", "A<T> implements AutoCloseable, Runnable")
                .replace("A<T> implements", "A<T> extends dev.emissary.lang.Emissary implements");
        assertThat(difference(changed)).isEmpty();
    }

    private static Optional<String> difference(String changed) throws IOException {
        return ClassComparison.differences(
                        compiled(SOURCE).classFiles(), compiled(changed).classFiles(), Map.of())
                .stream()
                .map(Difference::message)
                .findFirst();
    }

    private static Compilation compiled(String text) throws IOException {
        Compilation compilation = Compilation.of(Path.of("A.java"), text, List.of(), List.of(), false);
        assertThat(compilation.error()).isEmpty();
        return compilation;
    }
}
