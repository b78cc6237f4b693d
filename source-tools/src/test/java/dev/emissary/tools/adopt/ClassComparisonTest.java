package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.source.Compilation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The differences that a comparison finds, each in a class that has just this one. */
class ClassComparisonTest {
    private static final String CONSTRUCTOR = "open(runnable); this.runnable = runnable; open(this);";
    private static final String SOURCE = """
            public final class A<T> implements Runnable, AutoCloseable {
                private final Runnable runnable;

                public A(Runnable runnable) {
                    open(runnable); this.runnable = runnable; open(this);
                }

                static void open(Object any) {}

                public void run() { runnable.run(); }

                public void close() throws Exception {}

                protected static int number(java.util.List<String> names) { return 1; }
            }
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            public void close() throws Exception {} | public void close() {}       | the method close() would have another declaration
            List<String>              | List<Object>                 | the method number(List) would have another declaration
            protected static          | public static                | the method number(List) would have another declaration
            protected static          | protected static synchronized | the method number(List) would have another declaration
            int number                | long number                  | the method number(List) would go
            return 1;                 | return 2;                    | the method number(List) would have another effect
            runnable.run();           | this.runnable.hashCode();    | the method run() would have another effect
            A<T>                      | A<T extends Number>          | the class would have another generic signature
            Runnable, AutoCloseable   | Runnable                     | the class would have another declaration
            'public void run'         | '@Deprecated public void run' | the method run() would get @Deprecated
            'public final class'      | 'class B {} public final class' | the class B would be added
            """)
    void findsADifference(String before, String after, String difference) throws IOException {
        assertThat(difference(SOURCE.replace(before, after))).hasValue(difference);
    }

    /** Neither what a constructor does may change, nor its order, nor which fields it sets. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "this.runnable = runnable; open(this); open(runnable);",
                "open(runnable); open(this); this.runnable = runnable;",
                "open(runnable); this.runnable = runnable;",
                "open(this); this.runnable = runnable; open(this);",
                "open(runnable); this.runnable = null; open(this);",
                "open(runnable); this.runnable = new Thread(runnable); open(this);",
                "open(runnable); this.runnable = java.util.Objects.requireNonNull(runnable); open(this);",
                "open(runnable); if (runnable == null) { throw new Error(); } this.runnable = runnable; open(this);",
                "try { open(runnable); } finally { this.runnable = runnable; } open(this);"
            })
    void findsAnotherConstructor(String body) throws IOException {
        assertThat(difference(SOURCE.replace(CONSTRUCTOR, body)))
                .hasValue("the constructor A(Runnable) would have another effect");
    }

    @Test
    void aConstructorMayDoTheSameInAnotherWay() throws IOException {
        String body = "Runnable first = runnable; open(first); this.runnable = (Runnable) first; open(this);";
        assertThat(difference(SOURCE.replace(CONSTRUCTOR, body))).isEmpty();
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
                .map(ClassComparison.Difference::message)
                .findFirst();
    }

    private static Compilation compiled(String text) throws IOException {
        Compilation compilation = Compilation.of(Path.of("A.java"), text, List.of(), List.of());
        assertThat(compilation.error()).isEmpty();
        // As a JDK writes them that is later than the library that reads them.
        compilation.classFiles().values().forEach(classFile -> classFile[7] = 99);
        return compilation;
    }
}
