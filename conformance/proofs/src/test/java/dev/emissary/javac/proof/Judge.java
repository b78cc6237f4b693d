package dev.emissary.javac.proof;

import dev.emissary.javac.proof.MutantCompiler.Outcome;
import dev.emissary.javac.proof.MutantCompiler.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Compiles mutants, and says what is wrong with the way in which the compilation has ended (EM-DIAG-3, EM-EQ-3). */
final class Judge {
    private static final String FRAME_OF_THE_PLUGIN = "at dev.emissary.javac.";

    /** A frame in which javac does work of its own; its models of elements and types only answer questions. */
    private static final String FRAME_OF_JAVACS_WORK = "at jdk.compiler/com.sun.tools.javac.comp.";

    /** What the end of a compilation by the plugin, whose error is a complaint of its own, leaves with {@code dev}. */
    private static final String ABORT = "com.sun.tools.javac.util.Abort";

    /**
     * The one known failure of javac that the plugin cannot keep clear of: of {@code interface I<T> extends T<T>}, which is
     * an error, javac cannot tell the supertypes. It fails for each class that implements {@code I}, with exit code 4.
     */
    private static final String TYPE_VARIABLE_AS_SUPERTYPE =
            "com.sun.tools.javac.code.Type$TypeVar cannot be cast to class com.sun.tools.javac.code.Type$ClassType";

    /** How often javac alone compiles what it does not compile alike each time, to see all outcomes. */
    private static final int OUTCOMES = 20;

    private final MutantCompiler compiler;
    private int crashesOfJavac;
    private int severalDiagnostics;

    Judge(MutantCompiler compiler) {
        this.compiler = compiler;
    }

    /**
     * What is to be said of a compilation.
     *
     * @param accepted whether the mutant is a program
     * @param complaints what must not happen, and has
     */
    record Verdict(boolean accepted, List<String> complaints) {}

    /** Compiles a mutant and looks at all that comes of it. */
    Verdict judge(List<String> mutant, Setting setting) {
        Outcome outcome = compiler.compile(mutant, setting);
        List<String> complaints = new ArrayList<>(outcome.complaints());
        if (!outcome.crash().isEmpty() && !outcome.crash().startsWith(ABORT)) {
            if (isJavacsOwn(outcome, mutant, setting)) {
                crashesOfJavac++;
            } else {
                complaints.add("crashes: " + outcome.crash());
            }
        }
        if (complaints.removeIf(complaint -> complaint.contains(TYPE_VARIABLE_AS_SUPERTYPE)
                || (complaint.startsWith(MutantCompiler.THROWS) && crashesWithoutThePlugin(mutant, setting)))) {
            crashesOfJavac++;
        }
        complaints.addAll(Verification.complaints(outcome.classes(), outcome.accepted()));
        if (!setting.processor() && mutant.stream().noneMatch(Judge::holdsTheWord)) {
            complaints.addAll(differencesFromAll(mutant, setting, outcome));
        }
        return new Verdict(outcome.accepted(), complaints);
    }

    /**
     * Returns how the plugin changes what javac makes of sources without emissaries, but for what javac prints when it
     * fails by itself. javac alone may name two methods in one order or the other, as their hash codes are.
     */
    List<String> differences(List<String> sources, Setting setting) {
        Outcome outcome = compiler.compile(sources, setting);
        severalDiagnostics += outcome.texts().size() > 1 ? 1 : 0;
        return differencesFromAll(sources, setting, outcome);
    }

    private List<String> differencesFromAll(List<String> mutant, Setting setting, Outcome outcome) {
        List<String> differences = List.of();
        for (int i = 0; i < OUTCOMES; i++) {
            Outcome plain = compiler.compile(mutant, setting.plain());
            boolean bothFail = !plain.crash().isEmpty() && !outcome.crash().isEmpty();
            differences = bothFail ? List.of() : differences(plain, outcome);
            if (differences.isEmpty()) {
                break;
            }
        }
        return differences;
    }

    /** Returns how many sources without emissaries have had several diagnostics. */
    int severalDiagnostics() {
        return severalDiagnostics;
    }

    /** Returns how often javac has crashed by itself; it keeps that to itself when it has reported an error before. */
    int crashesOfJavac() {
        return crashesOfJavac;
    }

    /** Whether javac has failed at its own work after an error, or fails without the plugin as well. */
    private boolean isJavacsOwn(Outcome outcome, List<String> mutant, Setting setting) {
        boolean afterError = outcome.diagnostics().stream().anyMatch(diagnostic -> diagnostic.contains(".err."));
        List<String> trace = outcome.crash()
                .lines()
                .filter(line -> !line.contains(FRAME_OF_THE_PLUGIN + "proof."))
                .toList();
        boolean atItsOwnWork = trace.stream()
                        .takeWhile(line -> !line.contains(FRAME_OF_THE_PLUGIN))
                        .anyMatch(line -> line.contains(FRAME_OF_JAVACS_WORK))
                || trace.stream().noneMatch(line -> line.contains(FRAME_OF_THE_PLUGIN));
        return (afterError && atItsOwnWork) || crashesWithoutThePlugin(mutant, setting);
    }

    private boolean crashesWithoutThePlugin(List<String> mutant, Setting setting) {
        List<String> records = mutant.stream().map(MutantSources::asRecords).toList();
        Outcome plain = compiler.compile(records, setting.plain());
        return !plain.crash().isEmpty()
                || plain.complaints().stream().anyMatch(complaint -> complaint.startsWith(MutantCompiler.THROWS));
    }

    private static boolean holdsTheWord(String text) {
        return text.contains("\\u")
                || Tokens.of(text).stream().anyMatch(token -> token.text().equalsIgnoreCase("emissary"));
    }

    /** Returns what is different in two compilations of the same sources. */
    private static List<String> differences(Outcome plain, Outcome withPlugin) {
        List<String> differences = new ArrayList<>();
        if (!plain.texts().equals(withPlugin.texts())) {
            differences.add("without the plugin: " + plain.texts() + ", with it: " + withPlugin.texts());
        }
        if (!plain.classes().keySet().equals(withPlugin.classes().keySet())) {
            differences.add("without the plugin: " + plain.classes().keySet() + ", with it: "
                    + withPlugin.classes().keySet());
        }
        for (Map.Entry<String, byte[]> classFile : plain.classes().entrySet()) {
            if (!Arrays.equals(classFile.getValue(), withPlugin.classes().get(classFile.getKey()))) {
                differences.add("other bytes in " + classFile.getKey());
            }
        }
        return differences;
    }
}
