package dev.emissary.javac.proof;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Kind;
import dev.emissary.javac.proof.ReferenceDelegation.Supplied;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the reference says of one program.
 *
 * <p>Only a program whose header is right has methods that are written by hand, and an ordinary class to compare with.
 *
 * @param program the program
 * @param body the methods that the body of the emissary declares, some by lot
 * @param reference its source with the ordinary class, or without any where the header is wrong
 * @param isWritten whether the class has a method for each conflict
 * @param lacksMethod whether a method is missing that is to be written by hand
 * @param mistakes the errors that the plugin must report; where there are conflicts, the class resolves them
 * @param possible the messages that may come besides, as they are right as well
 */
record Expectation(
        Program program,
        List<String> body,
        String reference,
        boolean isWritten,
        boolean lacksMethod,
        List<Mistake> mistakes,
        Set<String> possible) {
    private static final String DIFFERENT_ARGUMENTS = "compiler.err.cant.inherit.diff.arg";
    /** What javac says of the type parameter of a method whose bound would be an array (EM-DEL-5). */
    static final String ARRAY_AS_BOUND = "compiler.err.type.found.req";

    private static final String NOT_ABSTRACT = "compiler.err.does.not.override.abstract";

    /** What is said of an emissary in the place of what javac says of the class by hand, of two at one place the first. */
    private static final Map<String, String> INSTEAD = Map.of(
            ARRAY_AS_BOUND,
            "emissary.err.method.bound",
            "compiler.err.override.meth.doesnt.throw",
            "emissary.err.method.undeclarable",
            NOT_ABSTRACT,
            "compiler.err.override.weaker.access");

    /**
     * Conflicts of the delegates that are left, and methods of theirs that are not forwarded; an error in the same header
     * that javac itself finds; and a method of the body that overrides nothing any more, because its interface has been
     * refused, or that clashes with one.
     */
    private static final Set<String> BESIDE_MISTAKES =
            Set.of(("emissary.err.method.conflict emissary.err.method.conflict.returns "
                            + "emissary.err.method.irreconcilable emissary.err.method.clash emissary.err.method.finalize emissary.err.method.ambiguous "
                            + "emissary.err.method.bound emissary.err.method.bridge emissary.err.list.arguments emissary.err.method.required.returns "
                            + "emissary.err.method.required.result emissary.err.method.required.throws "
                            + "emissary.err.method.same.erasure "
                            + "emissary.err.method.same.signature emissary.err.method.undeclarable emissary.err.interface.sealed "
                            + "compiler.err.cant.inherit.from.sealed compiler.err.intf.expected.here "
                            + "compiler.err.method.does.not.override.superclass compiler.err.name.clash.same.erasure "
                            + "compiler.err.name.clash.same.erasure.no.override compiler.err.name.clash.same.erasure.no.override.1")
                    .split(" "));

    /** Decides what a program must give, whose probe a compilation has seen. */
    static Expectation of(Program program, JavacModel model) {
        ReferenceDelegation delegation = new ReferenceDelegation(model.types(), program);
        List<Mistake> mistakes = new ArrayList<>(delegation.header().mistakes());
        Set<String> possible = JavacModel.in(program.fileName(), model.errors()).stream()
                .filter(error -> error.line() >= program.declarationLine())
                .map(Diagnostic::key)
                .collect(Collectors.toCollection(HashSet::new));
        if (delegation.inheritsDifferentArguments()) {
            if (mistakes.isEmpty()) {
                // Of two errors at one place, javac reports the first.
                mistakes.add(new Mistake(
                        delegation.lacksMethod()
                                ? Set.of(NOT_ABSTRACT, DIFFERENT_ARGUMENTS)
                                : Set.of(DIFFERENT_ARGUMENTS),
                        ""));
            }
            possible.add(DIFFERENT_ARGUMENTS);
        }
        if (mistakes.isEmpty()) {
            return of(program, delegation, new ReferenceSource(model.types(), delegation, program), possible);
        }
        possible.addAll(BESIDE_MISTAKES);
        mistakes.stream()
                .filter(mistake -> mistake.keys().size() > 1)
                .forEach(mistake -> possible.addAll(mistake.keys()));
        return new Expectation(program, List.of(), program.source(""), false, false, mistakes, possible);
    }

    /** Decides which methods are written by hand. */
    private static Expectation of(
            Program program, ReferenceDelegation delegation, ReferenceSource source, Set<String> possible) {
        Dice dice = new Dice(~program.seed());
        List<Mistake> mistakes = new ArrayList<>();
        List<String> body = new ArrayList<>();
        List<String> resolving = new ArrayList<>();
        List<Supplied> forwarded = new ArrayList<>();
        boolean resolves = dice.chance(80);
        for (Supplied method : delegation.supplied()) {
            if (method.chosen() != null && dice.chance(method.isConflict() && resolves ? 98 : 5)) {
                String text = source.byHand(method);
                body.add(dice.chance(2) ? text.replace(" public ", " ") : text);
            } else if (method.refusal() != null) {
                mistakes.add(method.refusal());
                if (method.chosen() != null) {
                    resolving.add(source.byHand(method));
                }
            } else {
                forwarded.add(method);
            }
        }
        resolving.addAll(0, body);
        return new Expectation(
                program,
                body,
                program.source(source.written(resolving, forwarded)),
                delegation.supplied().stream().noneMatch(method -> method.chosen() == null),
                delegation.lacksMethod(),
                mistakes,
                possible);
    }

    /** Returns the source with the emissary. */
    String emissary() {
        return program.emissary(body);
    }

    /** Whether the emissary is one that compiles, where javac has some messages about the ordinary classes. */
    boolean isLegal(List<Diagnostic> stock) {
        return mistakes.isEmpty() && errors(stock).isEmpty();
    }

    /** Returns what is wrong with the messages about an emissary that must be rejected, or an empty text. */
    String complaint(List<Diagnostic> messages, List<Diagnostic> ofReferences) {
        List<Diagnostic> actual = errors(messages);
        List<Diagnostic> stock = errors(ofReferences);
        String about = "\nEXPECTED " + mistakes + " " + at(stock) + "\nACTUAL " + at(actual);
        if (actual.isEmpty()) {
            return "is accepted" + about;
        }
        if (stock.stream().anyMatch(this::leadsToOthers)) {
            return "";
        }
        List<Diagnostic> own = new ArrayList<>(actual);
        for (Mistake mistake : mistakes) {
            Optional<Diagnostic> found =
                    own.stream().filter(mistake::isReportedBy).findFirst();
            if (found.isPresent()) {
                own.remove(found.get());
            } else if (!mistake.isConflict() || actual.stream().noneMatch(Expectation::isOfSeveral)) {
                return "lacks the error " + mistake + about;
            }
        }
        Set<String> deserved = deserved(stock);
        own.removeIf(message -> deserved.contains(message.key())
                && mistakes.stream()
                        .noneMatch(mistake -> mistake.isOnlyOneOfSubject() && mistake.isSubjectOf(message.text())));
        return own.isEmpty() ? "" : "has further errors " + at(own) + about;
    }

    /** Whether a message is about many conflicts that one list settles; those after the first are left out. */
    private static boolean isOfSeveral(Diagnostic message) {
        return message.text().contains(" are also supplied by ");
    }

    /** Whether an error is one in another type, or of methods whose erasures clash, from which others may follow. */
    private boolean leadsToOthers(Diagnostic error) {
        return !isInDeclaration(error) || error.key().startsWith("compiler.err.name.clash.same.erasure");
    }

    /** Returns the messages that javac has for the ordinary class too, and those that take their place. */
    private Set<String> deserved(List<Diagnostic> stock) {
        Set<String> keys = stock.stream().map(Diagnostic::key).collect(Collectors.toSet());
        keys.addAll(possible);
        INSTEAD.forEach((stocks, own) -> {
            if (keys.contains(stocks)) {
                keys.add(own);
            }
        });
        if (!isWritten && !lacksMethod) {
            keys.remove(NOT_ABSTRACT);
        }
        return keys;
    }

    private static List<String> at(List<Diagnostic> messages) {
        return messages.stream().map(Diagnostic::at).sorted().toList();
    }

    /** Returns the messages about this program among some. */
    List<Diagnostic> about(List<Diagnostic> messages) {
        return JavacModel.in(program.fileName(), messages);
    }

    /** Returns the errors about this program among some diagnostics. */
    List<Diagnostic> errors(List<Diagnostic> messages) {
        return about(messages).stream()
                .filter(message -> message.kind() == Kind.ERROR)
                .toList();
    }

    /** Whether a diagnostic stands in the emissary or the ordinary class, or below it, and not in the other types. */
    boolean isInDeclaration(Diagnostic message) {
        return message.line() >= program.declarationLine();
    }

    /** Whether a diagnostic stands in the emissary. */
    boolean isInEmissary(Diagnostic message) {
        return isInDeclaration(message) && message.line() <= emissary().lines().count();
    }

    /** Whether a diagnostic stands in a forwarder of the ordinary class, or below them. */
    boolean isInForwarders(Diagnostic message) {
        return message.line()
                > reference
                        .substring(0, reference.indexOf(ReferenceSource.FORWARDERS))
                        .lines()
                        .count();
    }
}
