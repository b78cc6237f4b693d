package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.proof.HostileNames.Program;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.WithAndWithout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes programs from seeds. What is written of each gives, by plain javac, the class files of the emissary and no further
 * warning; or an error says that a type has no name, and then it has none, be it the simple one, the qualified one, or one
 * that is imported.
 *
 * <p>{@code -Demissary.seed=N} repeats the program of one seed.
 */
class HostileNamesTest {
    private static final int FEW = 60;
    private static final int MANY = 3000;

    /** Its only mentions are constants in annotations. */
    private static final String ENUM = "api.Unit";

    private static final String UNNAMED = "emissary.err.desugar.name";
    private static final Pattern TYPE = Pattern.compile("([\\w.]+) cannot be named there");

    @TempDir
    private Path directory;

    private final List<String> discrepancies = new ArrayList<>();
    private int written;
    private int unnamed;
    private int rejected;

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    void programsOfFixedSeedsAreWrittenAsTheyAreMeant() {
        String replayed = System.getProperty("emissary.seed");
        compare(replayed == null ? 1 : Long.parseLong(replayed), replayed == null ? FEW : 1);
        assertThat(String.join("\n\n", discrepancies)).isEmpty();
    }

    @Test
    @Tag("proof")
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    void programsOfRandomSeedsAreWrittenAsTheyAreMeant() {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        int count = System.getProperty("emissary.seed") == null ? MANY : 1;
        compare(seed, count);
        System.out.printf(
                "Hostile names on JDK %s: %d programs from seed %d: %d written as plain Java with the same class files, "
                        + "%d with a type that has no name, %d that are no programs%n",
                Runtime.version(), count, seed, written, unnamed, rejected);
        assertThat(String.join("\n\n", discrepancies)).isEmpty();
        if (count == MANY) {
            assertThat(written).isGreaterThan(MANY / 2);
            assertThat(unnamed).isBetween(MANY / 100, MANY / 4);
        }
    }

    private void compare(long first, int count) {
        for (long seed = first; seed < first + count; seed++) {
            compare(new HostileNames(new Dice(seed)).program(), seed);
        }
    }

    private void compare(Program program, long seed) {
        Desugared desugared = Desugared.of(program.sources(), directory.resolve(Long.toString(seed)), List.of());
        Compiled compiled = desugared.emissaries();
        if (compiled.success()) {
            written++;
            desugared.complaint().ifPresent(text -> discrepancies.add("seed " + seed + ": " + text));
        } else if (compiled.errors().stream().allMatch(error -> error.endsWith(UNNAMED))) {
            unnamed++;
            Matcher type = TYPE.matcher(compiled.diagnostics().toString());
            if (type.find() && !isHiddenByAMethod(program, type.group(1))) {
                name(program, type.group(1))
                        .ifPresent(name -> discrepancies.add(
                                "seed " + seed + ": there is a name, " + name + "\n" + program.sources()));
            }
        } else {
            rejected++;
        }
    }

    /** A type variable of a method hides a type in its signature only. */
    private static boolean isHiddenByAMethod(Program program, String type) {
        String simple = type.substring(type.lastIndexOf('.') + 1);
        return program.sources().get("zz.Service").contains("<" + simple + " ")
                || program.sources().get("zz.Service").contains("<" + simple + ">")
                || program.sources().get("zz.Service").contains("<" + simple + ",")
                || List.of("U", "V", "W", "E").contains(simple);
    }

    /** Returns a name by which a member of the emissary can mention a type, if it can. */
    private static Optional<String> name(Program program, String type) {
        String simple = type.substring(type.lastIndexOf('.') + 1);
        for (String name : List.of(type, simple, "import " + type)) {
            boolean isImport = name.startsWith("import ");
            String written = isImport ? simple : name;
            String imported = isImport ? name + ";" : "";
            String mention = "static void probe(" + written + " p) { }";
            Compiled probe = compile(program.with(mention, imported).sources());
            if (probe.success()
                    && mentions(probe, type)
                    && (!type.equals(ENUM) || isName(written, imported, program))) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    /** Whether a constant of the enum can be named by it, where a variable may obscure a package (JLS 6.4.2). */
    private static boolean isName(String written, String imported, Program program) {
        String mention = "static Object constant() { return " + written + ".TWO; }";
        return compile(program.with(mention, imported).sources()).success();
    }

    private static boolean mentions(Compiled probe, String type) {
        String descriptor = "probe(L" + type.replace('.', '/') + ";)V";
        return probe.classNames().stream()
                .anyMatch(name -> probe.classFile(name).signatures().stream()
                        .anyMatch(signature -> signature.equals(descriptor)
                                || signature.replace('$', '/').equals(descriptor)));
    }

    private static Compiled compile(Map<String, String> sources) {
        List<JavaFileObject> files = sources.entrySet().stream()
                .map(source -> JavaFileObjects.forSourceString(source.getKey(), source.getValue()))
                .toList();
        return WithAndWithout.with(files, "-proc:none");
    }
}
