package dev.emissary.javac.proof;

import dev.emissary.javac.proof.ReferenceDelegation.Supplied;
import dev.emissary.javac.testing.Compiled.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Decides which methods of a program's emissary are written by hand, and what the program must give then.
 *
 * <p>Only a program whose header is right has methods that are written by hand, and an ordinary class to compare with.
 */
final class ExpectationMaker {
    private static final String DIFFERENT_ARGUMENTS = "compiler.err.cant.inherit.diff.arg";

    /**
     * Conflicts of the delegates that are left, and methods of theirs that are not forwarded; an error in the same header that javac itself finds; and a method of the
     * body that overrides nothing any more, because its interface has been refused, or that clashes with one.
     */
    private static final Set<String> BESIDE_MISTAKES =
            Set.of(("emissary.err.method.conflict emissary.err.method.conflict.returns "
                            + "emissary.err.method.irreconcilable emissary.err.method.clash emissary.err.method.finalize emissary.err.method.ambiguous "
                            + "emissary.err.method.bridge emissary.err.list.arguments emissary.err.method.required.returns "
                            + "emissary.err.method.required.result emissary.err.method.required.throws "
                            + "emissary.err.method.same.signature emissary.err.method.undeclarable emissary.err.interface.sealed "
                            + "compiler.err.cant.inherit.from.sealed compiler.err.intf.expected.here "
                            + "compiler.err.method.does.not.override.superclass compiler.err.name.clash.same.erasure "
                            + "compiler.err.name.clash.same.erasure.no.override compiler.err.name.clash.same.erasure.no.override.1")
                    .split(" "));

    private final Program program;
    private final ReferenceDelegation delegation;
    private final ReferenceSource source;
    private final Dice dice;
    private final List<Mistake> mistakes;
    private final Set<String> possible;
    private final boolean hasClass;
    private final List<String> body = new ArrayList<>();
    private final List<String> resolving = new ArrayList<>();
    private final List<Supplied> forwarded = new ArrayList<>();

    ExpectationMaker(Program program, HierarchyModel model) {
        this.program = program;
        delegation = new ReferenceDelegation(model.types(), program);
        source = new ReferenceSource(model.types(), delegation, program);
        dice = new Dice(~program.seed());
        mistakes = new ArrayList<>(delegation.header().mistakes());
        possible = model.errors(program.fileName()).stream()
                .filter(error -> error.line() >= program.declarationLine())
                .map(Message::key)
                .collect(Collectors.toCollection(HashSet::new));
        if (delegation.inheritsDifferentArguments()) {
            if (mistakes.isEmpty()) {
                mistakes.add(new Mistake(Set.of(DIFFERENT_ARGUMENTS), ""));
            }
            possible.add(DIFFERENT_ARGUMENTS);
        }
        hasClass = mistakes.isEmpty();
    }

    /** Makes the expectation. */
    Expectation make() {
        if (hasClass) {
            chooseBody();
        } else {
            possible.addAll(BESIDE_MISTAKES);
            mistakes.stream()
                    .filter(mistake -> mistake.keys().size() > 1)
                    .forEach(mistake -> possible.addAll(mistake.keys()));
        }
        List<String> written = new ArrayList<>(body);
        written.addAll(resolving);
        return new Expectation(
                program,
                body,
                program.emissary(body),
                program.source(hasClass ? source.written(written, forwarded) : ""),
                hasClass && delegation.supplied().stream().noneMatch(method -> method.chosen() == null),
                hasClass && delegation.lacksMethod(),
                List.copyOf(mistakes),
                possible);
    }

    private void chooseBody() {
        boolean resolves = dice.chance(80);
        for (Supplied method : delegation.supplied()) {
            if (method.chosen() != null && dice.chance(method.isConflict() && resolves ? 98 : 5)) {
                body.add(byHand(method));
            } else if (method.refusal() != null) {
                mistakes.add(method.refusal());
                if (method.chosen() != null) {
                    resolving.add(source.byHand(method));
                }
            } else {
                forwarded.add(method);
            }
        }
    }

    private String byHand(Supplied method) {
        String text = source.byHand(method);
        return dice.chance(2) ? text.replace(" public ", " ") : text;
    }
}
