package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changes interfaces, and asks what becomes of their wrappers: of the same source, compiled anew, and of the class file from
 * before. Each method of the changed interface is called at the wrapper, and has to do what it does at the delegate.
 */
@Tag("long")
class EvolutionTest {
    private static final Path FILE = Path.of("..", "..", "docs", "comparison", "evolution.txt");
    private static final Path PAGE = FILE.resolveSibling("evolution.md");
    private static final List<Approach> APPROACHES =
            Stream.of(Approach.values()).filter(Approach::canBeObserved).toList();

    /** What becomes of a wrapper, from good to bad; it is as bad as its worst method. */
    private enum Outcome {
        ERROR("the compiler refuses the wrapper"),
        FAILS("the compiler itself fails, by an internal error"),
        WORKS("every call reaches the delegate's method, and the guard where there is one"),
        REVEALS("a method that returned the wrapper returns the delegate"),
        LOSES("a call ends in a default of the interface or in another delegate"),
        BREAKS("a call ends in a linkage error");

        private final String meaning;

        Outcome(String meaning) {
            this.meaning = meaning;
        }

        private String letter() {
            return name().substring(0, 1);
        }
    }

    @TempDir
    private Path work;

    /** Manifold ends with JDK 24. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_24)
    void whatBecomesOfWrappersIsWhatTheFileAndThePageSay() throws IOException {
        List<String> cells = new ArrayList<>();
        for (EvolvingShape shape : EvolvingShape.values()) {
            Path before = given(shape, shape.methods(), "before");
            for (Approach approach : APPROACHES) {
                assertThat(compile(shape, approach, before, "before"))
                        .as("%s, %s, before any change", shape, approach)
                        .isEqualTo(Outcome.WORKS);
            }
            for (Change change : Change.values()) {
                Path after = given(shape, change.apply(shape.methods()), change.name());
                StringBuilder cell = new StringBuilder();
                Set<Outcome> old = EnumSet.noneOf(Outcome.class);
                for (Approach approach : APPROACHES) {
                    cell.append(compile(shape, approach, after, change.name()).letter());
                    old.add(run(shape, after, directory(shape, approach, "before")));
                }
                assertThat(old).as("the old class file, in every language").hasSize(1);
                cells.add(cell + old.iterator().next().letter());
            }
        }
        mustSay(FILE, text(cells), table(cells));
    }

    /** Compares a file and a table of the page, which its first row identifies, or writes both with -Pregenerate. */
    static void mustSay(Path file, String text, String table) throws IOException {
        String page = Files.readString(PAGE);
        String first = table.substring(0, table.indexOf('\n') + 1);
        String expected = page.replaceAll("\\Q" + first + "\\E(\\|.*\n)*", Matcher.quoteReplacement(table));
        if (Boolean.getBoolean("emissary.regenerate")) {
            AtomicFile.write(file, text);
            AtomicFile.write(PAGE, expected);
        }
        assertThat(file).as("to generate it anew: mvn -Pregenerate verify").hasContent(text);
        assertThat(Files.readString(PAGE)).isEqualTo(expected).contains(table);
    }

    private static String text(List<String> cells) {
        StringBuilder text =
                new StringBuilder("What becomes of wrappers when their interface changes: a letter for each of\n");
        APPROACHES.forEach(approach -> text.append(approach.id()).append(", "));
        text.append(
                "compiled anew,\nand one for their class files from before the change, which all fare the same.\n\n");
        for (Outcome outcome : Outcome.values()) {
            text.append(outcome.letter()).append(' ').append(outcome.meaning).append('\n');
        }
        text.append("\n%-46s".formatted(""));
        for (EvolvingShape shape : EvolvingShape.values()) {
            text.append(" %-10s".formatted(shape.title()));
        }
        for (Change change : Change.values()) {
            text.append("\n%-46s".formatted(change.title()));
            for (int i = change.ordinal(); i < cells.size(); i += Change.values().length) {
                text.append(" %-10s".formatted(cells.get(i)));
            }
        }
        return text.toString().replaceAll(" +(?=\n|$)", "") + "\n";
    }

    private static String table(List<String> cells) {
        MarkdownTable table = MarkdownTable.ofFigures(List.of("", "error", "works", "reveals", "loses", "breaks"));
        for (int i = 0; i <= APPROACHES.size(); i++) {
            int place = i;
            List<String> row = new ArrayList<>();
            row.add(i < APPROACHES.size() ? APPROACHES.get(i).title() : "any of them, not compiled anew");
            for (String letters : List.of("EF", "W", "R", "L", "B")) {
                Stream<String> counted = cells.stream().filter(cell -> letters.indexOf(cell.charAt(place)) >= 0);
                row.add(String.valueOf(counted.count()));
            }
            table.row(row);
        }
        return table.toString();
    }

    private Path directory(EvolvingShape shape, Approach approach, String change) throws IOException {
        return Files.createDirectories(
                work.resolve(shape.name()).resolve(change).resolve(approach.id()));
    }

    private Path given(EvolvingShape shape, List<EvolvingShape.Method> methods, String change) throws IOException {
        Path classes = Files.createDirectories(
                work.resolve(shape.name()).resolve(change).resolve("given"));
        List<Path> sources = new ArrayList<>();
        for (String file : shape.given(methods)) {
            String name = file.replaceAll("(?s).*?public (?:class|interface) (\\w+).*", "$1");
            sources.add(Files.writeString(classes.resolve(name + ".java"), "package evolution;\n" + file));
        }
        assertThat(Javac.plain().compile(sources, List.of(), classes))
                .as("%s, %s", shape, change)
                .isEmpty();
        return classes;
    }

    private Outcome compile(EvolvingShape shape, Approach approach, Path given, String change) throws IOException {
        Path classes = directory(shape, approach, change);
        Path source = Files.writeString(
                classes.resolve(approach.program().replace("Program", "Front")), shape.front(approach));
        try {
            List<String> errors = approach.compiler().compile(List.of(source), List.of(given), classes);
            return errors.isEmpty() ? run(shape, given, classes) : Outcome.ERROR;
        } catch (IllegalStateException failure) {
            return Outcome.FAILS;
        }
    }

    private static Outcome run(EvolvingShape shape, Path given, Path classes) throws IOException {
        URL[] path = {given.toUri().toURL(), classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, EvolutionTest.class.getClassLoader())) {
            List<Object> delegates = new ArrayList<>(List.of(instance(loader, "Real")));
            if (shape == EvolvingShape.DOUBLE) {
                delegates.add(instance(loader, "Gauge"));
            }
            Object front = instance(loader, "Front", delegates.toArray());
            List<?> calls = (List<?>)
                    loader.loadClass("evolution.Log").getField("CALLS").get(null);
            Outcome worst = Outcome.WORKS;
            for (Object delegate : delegates) {
                for (Method method : delegate.getClass().getInterfaces()[0].getMethods()) {
                    boolean guarded = shape == EvolvingShape.GUARDED && method.getParameterCount() == 2;
                    Outcome outcome = call(method, delegate, front, calls, guarded ? List.of("guard") : List.of());
                    worst = outcome.compareTo(worst) > 0 ? outcome : worst;
                }
            }
            return worst;
        } catch (ReflectiveOperationException e) {
            if (e.getCause() instanceof LinkageError) {
                return Outcome.BREAKS;
            }
            throw new AssertionError(shape + ", " + classes, e);
        }
    }

    private static Object instance(ClassLoader loader, String name, Object... arguments)
            throws ReflectiveOperationException {
        Constructor<?> constructor = Arrays.stream(
                        loader.loadClass("evolution." + name).getDeclaredConstructors())
                .filter(one -> one.getParameterCount() == arguments.length)
                .findFirst()
                .orElseThrow();
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }

    private static Outcome call(Method method, Object delegate, Object front, List<?> calls, List<?> guards)
            throws IllegalAccessException, InvocationTargetException {
        Object[] arguments = Arrays.stream(method.getParameterTypes())
                .map(type -> type == int.class ? (Object) 1 : type == long.class ? (Object) 1L : "text")
                .toArray();
        calls.clear();
        boolean fluent = method.invoke(delegate, arguments) == delegate;
        List<Object> expected = new ArrayList<>(guards);
        expected.addAll(calls);
        calls.clear();
        boolean revealed = method.invoke(front, arguments) == delegate;
        return !calls.equals(expected) ? Outcome.LOSES : fluent && revealed ? Outcome.REVEALS : Outcome.WORKS;
    }
}
