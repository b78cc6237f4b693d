package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of emissaries with preview features, and with features that were ones: each program runs, in both forms, on every JDK
 * that has its feature, and the plain Java of it gives the same class files. The guide has a table of these programs.
 */
@NoClause("the guide")
class PreviewFeaturesIT {
    private static final Pattern EMISSARY = Pattern.compile("emissary (\\w+(?:<\\w+>)?\\(.*?\\))(;| delegates| \\{)");

    /** A program prints "ok"; its feature is in the language from the first release to the last, of those with a preview. */
    private record Feature(String title, int first, int last, String program) {}

    private static final List<Feature> FEATURES = List.of(
            new Feature("patterns in `switch`", 17, 99, """
                    emissary Front(Iterable<Object> objects) {
                        String word() {
                            return switch (iterator().next()) {
                                case Integer i -> "number";
                                case String s -> s;
                                default -> "other";
                            };
                        }
                    }
                    public class Main {
                        public static void main(String... a) { System.out.println(new Front(java.util.List.of("ok")).word()); }
                    }
                    """),
            new Feature("record patterns", 21, 99, """
                    record Pair(Object left, Object right) {}
                    emissary Front(Iterable<Object> objects) {
                        String word() {
                            return iterator().next() instanceof Pair(String left, Pair(var any, String right)) ? left + right : "";
                        }
                    }
                    public class Main {
                        public static void main(String... a) {
                            System.out.println(new Front(java.util.List.of(new Pair("o", new Pair(1, "k")))).word());
                        }
                    }
                    """),
            new Feature("string templates", 21, 22, """
                    emissary Front(CharSequence text) {
                        String word() { return STR."\\{text}\\{subSequence(1, 2)}"; }
                    }
                    public class Main {
                        public static void main(String... a) { System.out.println(new Front("ok").word().substring(0, 2)); }
                    }
                    """),
            new Feature("unnamed variables and patterns", 21, 99, """
                    emissary Front(Iterable<String> texts) {
                        int count() {
                            int count = 0;
                            for (String _ : texts) { count++; }
                            try { return count; } catch (RuntimeException _) { return 0; }
                        }
                    }
                    public class Main {
                        public static void main(String... a) {
                            java.util.function.BiFunction<Integer, Integer, String> f = (_, _) -> "ok";
                            System.out.println(f.apply(new Front(java.util.List.of()).count(), 0));
                        }
                    }
                    """),
            new Feature("compact source files", 21, 99, """
                    int emissary = 1;
                    String emissary() { return "o"; }
                    emissary Front(CharSequence text) { String word() { return text.toString(); } }
                    void main() {
                        emissary Local(CharSequence text) {}
                        System.out.println(emissary() + new Front("k").word().substring(new Local("").length()));
                    }
                    """),
            new Feature("module imports", 25, 99, """
                    import module java.base;
                    emissary Front(List<String> list) { Optional<String> word() { return stream().findFirst(); } }
                    public class Main {
                        public static void main(String... a) { System.out.println(new Front(List.of("ok")).word().get()); }
                    }
                    """),
            new Feature("flexible constructor bodies", 25, 99, """
                    import java.util.*;
                    emissary Front<T>(List<T> list) {
                        private final int size;
                        Front(List<T> list) { int size = list.size(); this.size = size; this.list = list; }
                        Front(T... all) { List<T> list = new ArrayList<>(); for (T one : all) { list.add(one); } this(list); }
                        int initially() { return size; }
                    }
                    public class Main {
                        public static void main(String... a) { System.out.println("ok".repeat(new Front<>("k").initially())); }
                    }
                    """),
            new Feature("primitive types in patterns", 25, 99, """
                    emissary Front(CharSequence text) {
                        Front(int n) { String s = switch (n) { case byte b when b > 5 -> "no"; case int i -> "ok"; }; this(s); }
                        boolean is(Object object) { return object instanceof float f && f instanceof int i && i == length(); }
                    }
                    public class Main {
                        public static void main(String... a) {
                            Front front = new Front(3);
                            System.out.println(front.is(2.0f) && !front.is(2.5f) ? "o" + front.charAt(1) : "");
                        }
                    }
                    """),
            new Feature("value classes", 28, 99, """
                    sealed interface Money { Money plus(int cents); int cents(); }
                    value record Euro(int cents) implements Money {
                        public Money plus(int more) { return new Euro(cents + more); }
                        emissary Nested(Runnable task) {}
                    }
                    value class Holder { private final Purse purse; Holder(Purse purse) { this.purse = purse; } }
                    emissary Purse(Money money) implements Money { boolean is(Euro euro) { return money == euro; } }
                    public class Main {
                        public static void main(String... a) {
                            Purse purse = new Purse(new Euro(7));
                            boolean same = purse.is(new Euro(7)) && purse.plus(0) == purse && purse.plus(1).cents() == 8
                                    && new Holder(purse) == new Holder(purse) && new Purse(new Euro(7)) != purse;
                            System.out.println(switch ((Money) purse) { case Euro e -> "euro"; case Purse p -> same ? "ok" : ""; });
                        }
                    }
                    """));

    @EachJdk
    void everyFeatureGoesTogetherWithEmissaries(Jdk jdk, @TempDir Path directory) {
        Project project = new Project(jdk, directory);
        int ran = 0;
        for (Feature feature : FEATURES) {
            if (feature.first() <= jdk.feature() && jdk.feature() <= feature.last()) {
                runs(project, feature, feature.program());
                Matcher emissary = EMISSARY.matcher(feature.program());
                runs(
                        project,
                        feature,
                        emissary.replaceAll(found -> "@dev.emissary.Emissary record " + found.group(1)
                                + (found.group(2).equals(";") ? " {}" : found.group(2))));
                ran++;
            }
        }
        System.out.printf("PreviewFeaturesIT: %d features on %s%n", ran, jdk);
    }

    private static void runs(Project project, Feature feature, String program) {
        String release = String.valueOf(project.jdk().feature());
        project.write("Main.java", program);
        for (List<String> compilation : List.of(
                List.of("-processorpath", plugin(), "-Xplugin:Emissary desugar=plain", "-d", "classes", "Main.java"),
                List.of("-proc:none", "-d", "same", "plain/Main.java"))) {
            List<String> options = new ArrayList<>(List.of("--enable-preview", "--release", release));
            options.addAll(List.of("-cp", annotations()));
            options.addAll(compilation);
            Jdk.Outcome outcome = project.javac(options.toArray(String[]::new));
            assertThat(outcome.exitCode())
                    .as("%s: %s", feature.title(), outcome)
                    .isZero();
        }
        assertThat(project.classes("classes").keySet())
                .isEqualTo(project.classes("same").keySet());
        for (String classes : List.of("classes", "same")) {
            assertThat(project.java("--enable-preview", "-cp", path(classes, annotations()), "Main"))
                    .as(feature.title())
                    .isEqualTo("ok");
        }
    }
}
