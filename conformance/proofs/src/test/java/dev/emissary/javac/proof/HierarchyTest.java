package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.conformance.ClassFile;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Kind;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Makes programs from seeds, and compares what the plugin makes of each with what the reference says it is: the same
 * programs are rejected, for the same reasons and without any further error, and the others give the class files that
 * javac makes of the class written by hand, whose calls reach the same methods of the same components (EM-EQ-2,
 * EM-DIAG-3, EM-FWD-1, EM-FWD-3, EM-DEL-2, EM-DEL-3, EM-FWD-5, EM-CONF-1).
 *
 * <p>{@code -Demissary.seed=N} repeats the program of one seed.
 */
class HierarchyTest {
    private static final int FEW = 150;
    private static final int MANY = 1500;
    private static final int AT_ONCE = 100;

    /** Every kind of error that a random program can be rejected with for the sake of the emissary in it. */
    private static final Set<String> REASONS =
            Set.of(("emissary.err.annotation.type emissary.err.component.not.interface emissary.err.interface.repeated "
                            + "emissary.err.interface.sealed emissary.err.interface.unserved emissary.err.list.arguments "
                            + "emissary.err.method.ambiguous emissary.err.method.clash emissary.err.target.unserved "
                            + "emissary.err.method.conflict emissary.err.method.conflict.returns emissary.err.method.finalize "
                            + "emissary.err.method.irreconcilable emissary.err.not.an.interface emissary.err.wildcard "
                            + "compiler.err.cant.inherit.diff.arg compiler.err.does.not.override.abstract "
                            + "compiler.err.override.weaker.access")
                    .split(" "));

    private static final Set<String> NEED_OF_CAST = Set.of(
            "compiler.err.ref.ambiguous",
            "compiler.err.prob.found.req",
            "compiler.err.unreported.exception.need.to.catch.or.throw");

    /** After an error in one program, javac is to find what data flow analysis finds in the others all the same. */
    private static final String[] OPTIONS = {
        "-g:none", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000", "--should-stop=ifError=FLOW"
    };

    private final Map<String, Integer> rejected = new TreeMap<>();
    private final List<String> discrepancies = new ArrayList<>();
    private int programs;
    private int accepted;

    @Test
    void programsOfFixedSeedsMeanWhatTheReferenceSays() {
        compare(Long.getLong("emissary.seed", 1), System.getProperty("emissary.seed") == null ? FEW : 1);
        assertThat(String.join("\n\n", discrepancies)).isEmpty();
    }

    @Test
    @Tag("proof")
    void programsOfRandomSeedsMeanWhatTheReferenceSays() {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        compare(seed, System.getProperty("emissary.seed") == null ? MANY : 1);
        System.out.printf(
                "Random hierarchies on JDK %s: %d programs from seed %d: %d accepted, %d rejected (by reason: %s)%n",
                Runtime.version(), programs, seed, accepted, programs - accepted, rejected);
        assertThat(String.join("\n\n", discrepancies)).isEmpty();
        if (programs == MANY) {
            // What never occurs is not proved.
            assertThat(rejected).containsKeys(REASONS.toArray(new String[0]));
            assertThat(accepted).isBetween(MANY * 40 / 100, MANY * 70 / 100);
        }
    }

    private void compare(long seed, int count) {
        for (int done = 0; done < count; done += AT_ONCE) {
            long first = seed + done;
            int batch = Math.min(AT_ONCE, count - done);
            try {
                compareAtOnce(first, batch);
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("one of %d programs from seed %d".formatted(batch, first), failure);
            }
        }
    }

    /** Compares the programs of successive seeds, all in one compilation. */
    private void compareAtOnce(long firstSeed, int count) {
        List<Expectation> legal = new ArrayList<>();
        List<Expectation> unwritable = new ArrayList<>();
        List<Expectation> illegal = new ArrayList<>();
        List<Program> drawn = Program.of(firstSeed, count);
        Map<String, String> probes = new LinkedHashMap<>();
        drawn.forEach(program -> probes.put(program.fileName(), program.probe()));
        JavacModel model = JavacModel.of(List.of(), probes);
        List<Expectation> expectations =
                drawn.stream().map(program -> Expectation.of(program, model)).toList();
        List<Diagnostic> stock = references(expectations).diagnostics();
        for (Expectation one : expectations) {
            List<Diagnostic> errors = one.errors(stock);
            boolean isLegal = one.isLegal(stock);
            (isLegal ? legal : isUnwritable(one, errors) ? unwritable : illegal).add(one);
        }
        programs += count;
        unwritable.addAll(legal);
        accepted += unwritable.size();
        if (!unwritable.isEmpty()) {
            compareAccepted(unwritable, legal, stock);
        }
        if (!illegal.isEmpty()) {
            compareRejected(illegal, stock);
        }
    }

    /**
     * Whether javac is against the ordinary class only because its forwarders cannot be written as they are: a call needs a
     * cast, for it is ambiguous without one, or its raw delegate returns or throws what is erased.
     *
     * <p>The plugin makes these forwarders all the same: a class file can have them.
     */
    private static boolean isUnwritable(Expectation one, List<Diagnostic> errors) {
        Set<Integer> inNeedOfCast = errors.stream()
                .filter(message -> NEED_OF_CAST.contains(message.key()))
                .map(Diagnostic::line)
                .collect(Collectors.toSet());
        return one.mistakes().isEmpty()
                && errors.stream()
                        .allMatch(message -> one.isInForwarders(message)
                                && inNeedOfCast.contains(message.line())
                                && !message.key().equals(Expectation.ARRAY_AS_BOUND));
    }

    /** Compares what must compile, and the class files of what can be written by hand. */
    private void compareAccepted(List<Expectation> all, List<Expectation> legal, List<Diagnostic> stock) {
        Compiled actual = plugin().compile(files(all, Expectation::emissary));
        List<Expectation> refused = all.stream()
                .filter(one -> !one.errors(actual.diagnostics()).isEmpty())
                .toList();
        refused.forEach(one -> note(one, "is refused: " + one.errors(actual.diagnostics())));
        if (!refused.isEmpty()) {
            return;
        }
        actual.successful();
        if (legal.isEmpty()) {
            return;
        }
        Compiled expected = references(legal).successful();
        for (Expectation one : legal) {
            compareWarnings(one, actual.diagnostics(), stock);
            compareClasses(one, actual, expected);
        }
    }

    /** The emissary may have the warnings that the class written by hand has above its forwarders (EM-FWD-3). */
    private void compareWarnings(Expectation one, List<Diagnostic> actual, List<Diagnostic> stock) {
        Set<String> deserved = one.about(stock).stream()
                .filter(message -> one.isInDeclaration(message) && !one.isInForwarders(message))
                .map(Diagnostic::key)
                .collect(Collectors.toSet());
        List<Diagnostic> surplus = one.about(actual).stream()
                .filter(one::isInEmissary)
                .filter(message -> message.kind() != Kind.ERROR && !deserved.contains(message.key()))
                .toList();
        if (!surplus.isEmpty()) {
            note(one, "gives warnings of its own: " + surplus);
        }
    }

    private void compareClasses(Expectation one, Compiled actual, Compiled expected) {
        String prefix = one.program().packageName() + ".";
        for (String name : expected.classNames()) {
            if (!name.startsWith(prefix) || !differs(name, actual, expected, ClassText::of)) {
                continue;
            }
            if (differs(name, actual, expected, ClassText::withoutResultsOfCalls)) {
                String other = ClassText.of(expected.classFile(name));
                note(
                        one,
                        "has another class file " + name + "\nEXPECTED " + other + "\nACTUAL "
                                + ClassText.of(actual.classFile(name)));
            } else {
                Calls.resolve(actual, name);
            }
        }
    }

    private static boolean differs(String name, Compiled actual, Compiled expected, Function<ClassFile, String> text) {
        return !text.apply(actual.classFile(name)).equals(text.apply(expected.classFile(name)));
    }

    private void compareRejected(List<Expectation> illegal, List<Diagnostic> stock) {
        List<Diagnostic> messages = emissariesOnce(illegal).diagnostics();
        for (Expectation one : illegal) {
            one.errors(messages).stream()
                    .map(Diagnostic::key)
                    .distinct()
                    .forEach(reason -> rejected.merge(reason, 1, Integer::sum));
            String complaint = one.complaint(messages, stock);
            if (!complaint.isEmpty()) {
                note(one, complaint);
            }
        }
    }

    /** Compiles the ordinary classes, by javac alone. */
    private static Compiled references(List<Expectation> expectations) {
        return Javac.selfStarting()
                .withOptions("-processorpath", "")
                .withOptions(OPTIONS)
                .withoutProcessing()
                .compile(files(expectations, Expectation::reference));
    }

    /** Compiles emissaries with errors, once only: an error of javac may name types in another order the next time. */
    private static Compiled emissariesOnce(List<Expectation> expectations) {
        return plugin().withoutProcessing().compile(files(expectations, Expectation::emissary));
    }

    private static Javac plugin() {
        return Javac.emissary("lint=off").withOptions(OPTIONS);
    }

    private static List<JavaFileObject> files(List<Expectation> expectations, Function<Expectation, String> text) {
        return expectations.stream()
                .map(one -> JavaFileObjects.forSourceString(one.program().fileName(), text.apply(one)))
                .toList();
    }

    private void note(Expectation one, String what) {
        discrepancies.add("The program of seed " + one.program().seed() + " " + what + "\n\n" + one.emissary()
                + "\n\nReference:\n"
                + one.reference().substring(one.program().source("").length()));
    }
}
