package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of emissaries with preview features, and with features that were ones: each program runs, in both forms and as
 * plain Java, on every JDK that has its feature (EM-FORM-5). Cases show those that are in a release of the language.
 */
@Tag("long")
class PreviewFeaturesIT {
    /** A program prints "ok", by an expression or by itself; the JDKs from the first on compile it. */
    private record Feature(String title, int first, String expression, String declarations) {
        String program() {
            return expression.isEmpty()
                    ? declarations
                    : declarations + "public class Main { public static void main(String... a) { System.out.println("
                            + expression + "); } }";
        }
    }

    private static final List<Feature> FEATURES = List.of(
            new Feature("patterns in switch", 17, "new Front(java.util.List.of(\"ok\")).word()", """
            emissary Front(Iterable<Object> all) {
                String word() {
                    return switch (iterator().next()) { case Integer i -> "i"; case String s -> s; default -> ""; };
                }
            }
            """),
            new Feature("unnamed variables and patterns", 21, "new Front(\"\").word((_, _) -> 0)", """
            emissary Front(CharSequence text) {
                String word(java.util.Comparator<String> c) {
                    try { for (int _ : new int[1]) { return c.compare("", "") == 0 ? "ok" : ""; } } catch (Error _) {}
                    return "";
                }
            }
            """),
            new Feature("module imports", 25, "new Front(List.of(\"ok\")).word().get()", """
            import module java.base;
            emissary Front(List<String> list) { Optional<String> word() { return stream().findFirst(); } }
            """),
            new Feature("primitive types in patterns", 25, "\"ok\".repeat(new Front(3).is(2f) ? 1 : 0)", """
            emissary Front(CharSequence text) {
                Front(int n) { String s = switch (n) { case byte b when b > 5 -> "no"; case int i -> "ok"; }; this(s); }
                boolean is(Object object) { return object instanceof float f && f instanceof int i && i == length(); }
            }
            """),
            new Feature("value classes", 28, "new Front(new Euro(7)).word()", """
            sealed interface Money { Money plus(int cents); int cents(); }
            value record Euro(int cents) implements Money {
                public Money plus(int more) { return new Euro(cents + more); }
                emissary Nested(Runnable task) {}
            }
            value class Holder { private final Front front; Holder(Front front) { this.front = front; } }
            emissary Front(Money money) implements Money {
                String word() {
                    boolean same = money == new Euro(7) && plus(0) == this && plus(1).cents() == 8
                            && new Holder(this) == new Holder(this) && new Front(money) != this;
                    return switch ((Money) this) { case Euro e -> "euro"; case Front f -> same ? "ok" : ""; };
                }
            }
            """),
            // An answer with the state of a value object is the delegate, as docs/decisions.md says.
            new Feature(
                    "dates as value objects",
                    28,
                    "(new Day(Day.first()).with(Day.first()) instanceof Day ? \"ok\" : \"\")",
                    """
            import java.time.LocalDate;
            emissary Day(java.time.temporal.Temporal date) { static LocalDate first() { return LocalDate.of(2026, 1, 1); } }
            """));

    private static final List<String> REFUSED = List.of(
            "value emissary Front(Runnable task);",
            "@dev.emissary.Emissary value record Front(Runnable task) {}",
            "@dev.emissary.Emissary public value record Front(Runnable task) { private final int n = 1; }",
            "class Outer { void go() { value emissary Front(Runnable task) {} } }");

    @EachJdk
    void everyFeatureGoesTogetherWithEmissaries(Jdk jdk, @TempDir Path directory) {
        Project project = new Project(jdk, directory);
        int ran = 0;
        for (Feature feature : FEATURES) {
            if (feature.first() <= jdk.feature()) {
                runs(project, feature, feature.program());
                runs(
                        project,
                        feature,
                        new SourceFile("Main.java", feature.program())
                                .inAnnotationForm()
                                .text());
                ran++;
            }
        }
        System.out.printf("PreviewFeaturesIT: %d features on %s%n", ran, jdk);
    }

    @EachJdk
    void anEmissaryIsNoValueClass(Jdk jdk, @TempDir Path directory) {
        assumeTrue(jdk.feature() >= 28, () -> jdk + " has no value classes");
        Project project = new Project(jdk, directory);
        String line = "--enable-preview --release " + jdk.feature()
                + " -XDrawDiagnostics -processorpath PLUGIN -cp ANNOTATIONS -d out Front.java";
        for (String source : REFUSED) {
            Jdk.Outcome outcome = project.write("Front.java", source).run("javac", line);
            assertThat(outcome.printed())
                    .containsPattern("Front.java:1:\\d+: emissary.err.modifier: value\\R")
                    .contains("1 error");
        }
    }

    private static void runs(Project project, Feature feature, String program) {
        String line = "--enable-preview --release " + project.jdk().feature() + " -cp ANNOTATIONS ";
        project.write("Main.java", program);
        for (String compilation : List.of(
                "-processorpath PLUGIN '-Xplugin:Emissary desugar=plain' -d classes Main.java",
                "-proc:none -d same plain/Main.java")) {
            Jdk.Outcome outcome = project.run("javac", line + compilation);
            assertThat(outcome.exitCode())
                    .as("%s: %s", feature.title(), outcome)
                    .isZero();
        }
        assertThat(project.classes("classes").keySet())
                .isEqualTo(project.classes("same").keySet());
        for (String classes : List.of("classes", "same")) {
            assertThat(project.java("--enable-preview -cp " + classes + ";ANNOTATIONS Main"))
                    .as(feature.title())
                    .isEqualTo("ok");
        }
    }
}
