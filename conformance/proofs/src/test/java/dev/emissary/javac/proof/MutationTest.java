package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Kind;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Mutation fuzzing of the plugin: takes the sources of the corpus, changes a few tokens, and compiles (EM-DIAG-3,
 * EM-EQ-3). Some mutants are compiled with records in the place of their emissaries too, of which javac says the same,
 * in the same order, with and without the plugin.
 *
 * <p>The system property {@code emissary.seed} replays a run, and {@code emissary.mutants} makes it longer or shorter.
 */
@Tag("long")
class MutationTest {
    private static final long FIXED_SEED = 17;
    private static final int FEW = Boolean.getBoolean("emissary.long") ? 300 : 100;
    private static final int MANY = 100_000;
    private static final int MOST_FAILURES = 5;
    private static final String FOREIGN =
            "package foreign; public @interface Emissary { Class<?>[] value() default {}; }";

    /** What an internal failure of the plugin says, by its key or under that of another. */
    private static final Pattern FAILURE = Pattern.compile(
            "emissary[.]err[.]internal|the Emissary plugin \\S+ failed|\\bat dev[.]emissary[.][\\w.$]+[(]");

    private static final Pattern STACK_TRACE = Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(");

    /** Why a class cannot be verified that mentions one that has not been compiled, or is in a package of the JDK. */
    private static final Pattern NOT_VERIFIABLE =
            Pattern.compile("NoClassDefFoundError|ClassNotFound|TypeNotPresent|SecurityException");

    /** No mutant takes a second; a compilation that hangs has failed. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** How often javac alone compiles what it does not compile alike each time, to see all outcomes. */
    private static final int OUTCOMES = 20;

    private int accepted;
    private int crashesOfJavac;
    private int severalDiagnostics;

    /**
     * How a compilation is run.
     *
     * @param plugin whether the plugin takes part
     * @param processor whether an annotation processor does, which does nothing
     * @param flow whether javac goes on after errors, so that more of what is wrong reaches the plugin
     */
    record Setting(boolean plugin, boolean processor, boolean flow) {
        Setting plain() {
            return new Setting(false, processor, flow);
        }
    }

    /**
     * What comes of a compilation.
     *
     * @param failure what javac prints or throws when it crashes; empty if it does not
     * @param broken what the JVM says against the classes
     */
    private record Outcome(
            boolean success,
            List<Diagnostic> diagnostics,
            Map<String, String> classes,
            String failure,
            List<String> broken) {
        boolean crashed() {
            return !failure.isEmpty();
        }

        boolean hasError() {
            return diagnostics.stream().anyMatch(one -> one.kind() == Kind.ERROR);
        }
    }

    @Test
    void noMutantCrashesTheCompilerOrLeavesBrokenClassFiles() {
        fuzz(FIXED_SEED, FEW, 1);
    }

    @Test
    @Tag("proof")
    void noneOfManyRandomMutantsCrashesTheCompilerOrLeavesBrokenClassFiles() {
        fuzz(Long.getLong("emissary.seed", new Random().nextLong()), Integer.getInteger("emissary.mutants", MANY), 10);
    }

    /** Compiles so many mutants, and one of {@code each} without emissaries as well. */
    private void fuzz(long seed, int count, int each) {
        List<List<String>> corpus = Corpus.sources();
        Mutator mutator = new Mutator(corpus);
        Random random = new Random(seed);
        List<String> failures = new ArrayList<>();
        int compiled = 0;
        while (compiled < count && failures.size() < MOST_FAILURES) {
            List<String> mutant = mutator.mutant(random);
            Setting setting = new Setting(true, random.nextBoolean(), random.nextBoolean());
            compiled++;
            List<String> complaints = complaints(mutant, setting);
            if (compiled % each == 0) {
                complaints.addAll(differences(
                        Stream.concat(Stream.of(FOREIGN), mutant.stream().map(MutantSources::withoutEmissaries))
                                .toList(),
                        setting));
            }
            if (!complaints.isEmpty()) {
                failures.add("mutant " + compiled + ", " + setting + ":\n" + String.join("\n---\n", mutant) + "\n"
                        + String.join("\n", complaints));
            }
        }
        System.out.printf(
                "Mutation fuzzing on JDK %s: %d mutants of %d sources from seed %d: "
                        + "%d accepted, %d rejected, %d failures (crashes of javac itself: %d); "
                        + "%d without emissaries, %d of them with several diagnostics%n",
                Runtime.version(),
                compiled,
                corpus.size(),
                seed,
                accepted,
                compiled - accepted,
                failures.size(),
                crashesOfJavac,
                compiled / each,
                severalDiagnostics);
        assertThat(failures).as("seed %d", seed).isEmpty();
        assertThat(severalDiagnostics).isGreaterThan(count / each / 4);
        assertThat(accepted).isPositive().isLessThan(compiled);
    }

    /** Compiles a mutant, and returns what must not happen, and has. */
    private List<String> complaints(List<String> mutant, Setting setting) {
        Outcome outcome = compile(mutant, setting);
        List<String> complaints = new ArrayList<>(outcome.broken());
        if (outcome.crashed()) {
            List<String> records = mutant.stream().map(MutantSources::asRecords).toList();
            if (compile(records, setting.plain()).crashed()) {
                crashesOfJavac++;
            } else {
                complaints.add("crashes: " + outcome.failure());
            }
        } else if (outcome.success() == outcome.hasError()) {
            complaints.add("ends with " + outcome.success() + " after " + outcome.diagnostics());
        }
        if (outcome.diagnostics().stream()
                .anyMatch(one -> FAILURE.matcher(one.key() + " " + one.text()).find())) {
            complaints.add("fails: " + outcome.diagnostics());
        }
        if (outcome.success()) {
            accepted++;
            Outcome again = compile(mutant, setting);
            if (!again.equals(outcome)) {
                complaints.add("is compiled once to " + outcome + "\nand then to " + again);
            }
        }
        return complaints;
    }

    /**
     * Returns how the plugin changes what javac makes of sources without emissaries. javac alone may name two methods in
     * one order or the other, as their hash codes are.
     */
    private List<String> differences(List<String> sources, Setting setting) {
        Outcome with = compile(sources, setting);
        severalDiagnostics += with.diagnostics().size() > 1 ? 1 : 0;
        Outcome without = null;
        for (int i = 0; i < OUTCOMES; i++) {
            without = compile(sources, setting.plain());
            if (without.equals(with) || (without.crashed() && with.crashed())) {
                return List.of();
            }
        }
        return List.of("without the plugin: " + without, "with it: " + with);
    }

    private static Outcome compile(List<String> texts, Setting setting) {
        Javac plain = setting.plugin() ? Javac.withPluginOfTests().withOptions("-Xplugin:Emissary") : Javac.plain();
        Javac linting = plain.withLint().withOptions("-Xmaxerrs", "10000");
        Javac flowing = setting.flow() ? linting.withOptions("-XDshould-stop.ifError=FLOW") : linting;
        Javac javac = setting.processor()
                ? flowing.withProcessors(ScriptedProcessor.idle())
                : flowing.withOptions("-proc:none");
        try {
            Compiled compiled = assertTimeoutPreemptively(LONGEST, () -> javac.compile(texts.toArray(String[]::new)));
            Map<String, String> classes = new TreeMap<>();
            List<String> broken = new ArrayList<>();
            for (String name : compiled.classNames()) {
                classes.put(name, HexFormat.of().formatHex(compiled.bytes(name)));
                if (!name.endsWith("-info")) {
                    broken.addAll(broken(compiled, name));
                }
            }
            String failure = STACK_TRACE.matcher(compiled.printed()).find() ? compiled.printed() : "";
            return new Outcome(compiled.success(), compiled.diagnostics(), classes, failure, broken);
        } catch (RuntimeException | AssertionError failure) {
            return new Outcome(false, List.of(), Map.of(), failure.toString(), List.of());
        }
    }

    /** The JVM links a class, and so verifies it, before it tells its methods; reflection reads their attributes. */
    private static List<String> broken(Compiled compiled, String name) {
        try {
            for (Method method : compiled.load(name).getDeclaredMethods()) {
                method.toGenericString();
                method.getAnnotatedReturnType();
                method.getAnnotatedParameterTypes();
                method.getParameterAnnotations();
            }
            return List.of();
        } catch (LinkageError | RuntimeException broken) {
            return NOT_VERIFIABLE.matcher(broken.toString()).find() ? List.of() : List.of(name + ": " + broken);
        }
    }
}
