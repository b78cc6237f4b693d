package dev.emissary.javac.proof;

import dev.emissary.javac.proof.TwinCompiler.Outcome;
import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Compiled;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Compares random emissaries with the classes written by hand in their place, and notes every difference. */
final class TwinProof implements AutoCloseable {
    /** More differences than this are not made smaller. */
    private static final int SMALL = 3;

    private final TwinCompiler compiler = TwinCompiler.create();
    private final Map<TwinFeature, Integer> features = new EnumMap<>(TwinFeature.class);
    private final TwinTally tally = new TwinTally();
    private final List<String> differences = new ArrayList<>();
    private int programs;
    private int methods;
    private int unsayable;

    /** Compares the programs of successive seeds, all in one compilation. */
    void compare(long firstSeed, int count) {
        List<TwinProgram> all = LongStream.range(firstSeed, firstSeed + count)
                .mapToObj(seed -> TwinProgram.of(seed, Set.of()))
                .toList();
        Outcome outcome = compiler.compile(all);
        if (!outcome.isWhole() && count > 1) {
            LongStream.range(firstSeed, firstSeed + count).forEach(seed -> compare(seed, 1));
            return;
        }
        if (isUnsayable(outcome)) {
            unsayable++;
            return;
        }
        for (TwinProgram program : all) {
            difference(program, outcome).ifPresent(difference -> note(program, difference));
            if (outcome.isWhole()) {
                tally.add(outcome.byHand().classFile(program.packageName() + ".Em"));
            }
            methods += program.methods();
            program.features().forEach(feature -> features.merge(feature, 1, Integer::sum));
        }
        programs += count;
    }

    /**
     * Whether a class by hand cannot name the method that the emissary forwards: javac finds {@code m0} ambiguous where an
     * interface overrides a method with a bound such as {@code E extends Out<E[][]>.In}.
     */
    private static boolean isUnsayable(Outcome outcome) {
        List<String> errors = outcome.byHand().errors();
        return !errors.isEmpty()
                && errors.stream().allMatch(error -> error.endsWith(" compiler.err.ref.ambiguous"))
                && outcome.together().success()
                && outcome.separately().success();
    }

    /** Returns how many programs have no twin. */
    int unsayable() {
        return unsayable;
    }

    /** Returns what distinguishes the emissary of a program, compiled with its types or after them, from its twin. */
    private static Optional<String> difference(TwinProgram program, Outcome outcome) {
        String name = program.packageName() + ".Em";
        return failure("the class written by hand", outcome.byHand())
                .or(() -> failure("the emissary", outcome.together()))
                .or(() -> failure("the emissary, compiled after its types,", outcome.separately()))
                .or(() -> difference("", name, outcome.byHand(), outcome.together()))
                .or(() -> difference(", compiled after its types,", name, outcome.byHand(), outcome.separately()));
    }

    private static Optional<String> failure(String what, Compiled compiled) {
        return compiled.success()
                ? Optional.empty()
                : Optional.of(what + " does not compile: " + compiled.errors() + "\n" + compiled.diagnostics());
    }

    private static Optional<String> difference(String how, String name, Compiled byHand, Compiled emissary) {
        String expected = text(byHand.classFile(name));
        String actual = text(emissary.classFile(name));
        return expected.equals(actual)
                ? Optional.empty()
                : Optional.of("the emissary" + how + " has another class file\nEXPECTED\n" + without(expected, actual)
                        + "\nACTUAL\n" + without(actual, expected));
    }

    /** Returns the text of a class file, in each of whose lines stands the method that it is about. */
    private static String text(ClassFile file) {
        StringBuilder text = new StringBuilder();
        String method = "";
        for (String line : ClassText.of(file).lines().toList()) {
            if (line.startsWith("  // access flags")) {
                method = "";
            } else if (line.matches("  \\S.*\\).*") && !line.startsWith("  @") && !line.startsWith("  //")) {
                method = line.strip();
            }
            text.append(line).append("    of ").append(method).append('\n');
        }
        return text.toString();
    }

    /** Returns the lines of a text that another one has not, in their order. */
    private static String without(String text, String other) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        other.lines().forEach(lines::remove);
        return String.join("\n", lines);
    }

    /** Notes a difference of a program, with the smallest program that still differs in the same way. */
    private void note(TwinProgram program, String difference) {
        TwinProgram small = differences.size() < SMALL ? shrink(program, kind(difference)) : program;
        String shown = differences.size() < SMALL
                ? difference(small, compiler.compile(List.of(small))).orElse(difference)
                : difference;
        differences.add("The program of seed " + program.seed() + ": " + shown + "\n\n" + small.types() + "\n"
                + small.emissary() + "\nBy hand:\n" + small.byHand());
    }

    /** Leaves out one part after the other, in ever smaller runs, as long as the difference is of the same kind. */
    private TwinProgram shrink(TwinProgram program, String kind) {
        Set<Integer> removed = new HashSet<>();
        for (int length = Integer.highestOneBit(Math.max(1, program.parts())); length > 0; length /= 2) {
            for (int from = 0; from < program.parts(); from += length) {
                Set<Integer> more = new HashSet<>(removed);
                for (int part = from; part < from + length; part++) {
                    more.add(part);
                }
                if (more.size() > removed.size() && differs(TwinProgram.of(program.seed(), more), kind)) {
                    removed = more;
                }
            }
        }
        return TwinProgram.of(program.seed(), removed);
    }

    private boolean differs(TwinProgram program, String kind) {
        return compiler.types(List.of(program)).success()
                && difference(program, compiler.compile(List.of(program)))
                        .filter(difference -> kind(difference).equals(kind))
                        .isPresent();
    }

    private static String kind(String difference) {
        return difference.lines().findFirst().orElse("").replaceAll("Em.java:\\d+ |Types.java:\\d+ ", "");
    }

    /** Returns the differences, each with the seed and the source text. */
    List<String> differences() {
        return List.copyOf(differences);
    }

    /** Returns how many programs have each feature. */
    Map<TwinFeature, Integer> features() {
        return Map.copyOf(features);
    }

    @Override
    public void close() {
        compiler.close();
    }

    @Override
    public String toString() {
        String rarest = features.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(feature -> feature.getKey() + "=" + feature.getValue())
                .collect(Collectors.joining(", "));
        return "%d programs, %d forwarders, compared: %s, programs by feature: %s"
                .formatted(programs, methods, tally, rarest);
    }
}
