package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Compiles random programs with the plugin, and their references without it, and notes every difference. */
final class HierarchyProof {
    private static final Set<String> NEED_OF_CAST = Set.of(
            "compiler.err.ref.ambiguous",
            "compiler.err.prob.found.req",
            "compiler.err.unreported.exception.need.to.catch.or.throw");

    /** After an error in one program, javac is to find what data flow analysis finds in the others all the same. */
    private static final String[] OPTIONS = {
        "-g:none", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000", "--should-stop=ifError=FLOW"
    };

    private static final Pattern ARRIVAL = Pattern.compile("^\\d");

    private final Map<String, Integer> rejected = new TreeMap<>();
    private final List<String> discrepancies = new ArrayList<>();
    private int programs;
    private int accepted;
    private int called;
    private int arrived;

    /** Returns what the programs of successive seeds are to give. */
    static List<Expectation> expectations(long firstSeed, int count) {
        List<Program> all = Program.of(firstSeed, count);
        Map<String, String> probes = new LinkedHashMap<>();
        all.forEach(program -> probes.put(program.fileName(), program.probe()));
        HierarchyModel model = HierarchyModel.of(probes);
        return all.stream().map(program -> Expectation.of(program, model)).toList();
    }

    /** Compares the programs of successive seeds, all in one compilation. */
    void compare(long firstSeed, int count) {
        List<Expectation> legal = new ArrayList<>();
        List<Expectation> unwritable = new ArrayList<>();
        List<Expectation> illegal = new ArrayList<>();
        List<Expectation> expectations = expectations(firstSeed, count);
        List<Message> stock = references(expectations).diagnostics();
        for (Expectation one : expectations) {
            List<Message> errors = one.errors(stock);
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
    private static boolean isUnwritable(Expectation one, List<Message> errors) {
        Set<Long> inNeedOfCast = errors.stream()
                .filter(message -> NEED_OF_CAST.contains(message.key()))
                .map(Message::line)
                .collect(Collectors.toSet());
        return one.mistakes().isEmpty()
                && errors.stream()
                        .allMatch(message -> one.isInForwarders(message)
                                && inNeedOfCast.contains(message.line())
                                && !message.key().equals(Expectation.ARRAY_AS_BOUND));
    }

    /** Compares what must compile, and the class files of what can be written by hand. */
    private void compareAccepted(List<Expectation> all, List<Expectation> legal, List<Message> stock) {
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
    private void compareWarnings(Expectation one, List<Message> actual, List<Message> stock) {
        Set<String> deserved = one.about(stock).stream()
                .filter(message -> one.isInDeclaration(message) && !one.isInForwarders(message))
                .map(Message::key)
                .collect(Collectors.toSet());
        List<Message> surplus = one.about(actual).stream()
                .filter(one::isInEmissary)
                .filter(message -> message.kind() != Diagnostic.Kind.ERROR && !deserved.contains(message.key()))
                .toList();
        if (!surplus.isEmpty()) {
            note(one, "gives warnings of its own: " + surplus);
        }
    }

    private void compareClasses(Expectation one, Compiled actual, Compiled expected) {
        String prefix = one.program().packageName() + ".";
        Map<String, String> calls = calls(one, expected);
        Map<String, String> own = calls(one, actual);
        if (!own.equals(calls)) {
            note(one, "calls something else than " + calls + ": " + own);
        }
        called += calls.size();
        arrived += (int) calls.values().stream().filter(ARRIVAL.asPredicate()).count();
        for (String name : expected.classNames()) {
            if (name.startsWith(prefix)
                    && differs(name, actual, expected, ClassText::of)
                    && differs(name, actual, expected, ClassText::withoutResultsOfCalls)) {
                note(
                        one,
                        "has another class file " + name + "\nEXPECTED " + ClassText.of(expected.classFile(name))
                                + "\nACTUAL " + ClassText.of(actual.classFile(name)));
            }
        }
    }

    private static Map<String, String> calls(Expectation one, Compiled compiled) {
        Map<String, String> calls = new TreeMap<>();
        new Calls(compiled.load(one.program().packageName() + "." + Program.EMISSARY))
                .outcomes(any -> true)
                .forEach((method, outcome) -> calls.put(method.toString(), outcome));
        return calls;
    }

    private static boolean differs(String name, Compiled actual, Compiled expected, Function<ClassFile, String> text) {
        return !text.apply(actual.classFile(name)).equals(text.apply(expected.classFile(name)));
    }

    private void compareRejected(List<Expectation> illegal, List<Message> stock) {
        List<Message> messages = emissariesOnce(illegal).diagnostics();
        for (Expectation one : illegal) {
            one.errors(messages).stream()
                    .map(Message::key)
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

    /** Returns the differences, each with the seed and the source text. */
    List<String> discrepancies() {
        return List.copyOf(discrepancies);
    }

    /** Returns how many programs were accepted. */
    int accepted() {
        return accepted;
    }

    /** Returns how many programs were rejected with each kind of error. */
    Map<String, Integer> rejected() {
        return new TreeMap<>(rejected);
    }

    @Override
    public String toString() {
        return "%d accepted, %d of %d calls reach a component, %d rejected (by reason: %s)"
                .formatted(accepted, arrived, called, programs - accepted, rejected);
    }
}
