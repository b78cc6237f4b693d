package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.adopt.ClassComparison.Difference;
import dev.emissary.tools.source.Compilation;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Converts the delegating classes of one file after the other, as far as the compiler confirms it for the file. */
final class Converter {
    private final SourceTree tree;
    private final Allowed allowed;
    private final BiConsumer<DelegatingClass, List<Obstacle>> skipped;
    /** The forwarders that differ from those that the compiler generates, and how. */
    private final IdentityHashMap<MethodDeclaration, String> different = new IdentityHashMap<>();

    private final Map<String, Compilation> compilations = new HashMap<>();

    /** Why a change is rejected: differences of class files, or else a message. */
    private record Rejection(Reason reason, String message, List<Difference> differences) {}

    /**
     * Creates a converter.
     *
     * @param tree the sources
     * @param allowed what conversions may do
     * @param skipped is told of each class that stays, and why
     */
    Converter(SourceTree tree, Allowed allowed, BiConsumer<DelegatingClass, List<Obstacle>> skipped) {
        this.tree = tree;
        this.allowed = allowed;
        this.skipped = skipped;
    }

    /** Returns a file with its classes converted, except those that stay. */
    Change convert(Change unchanged, List<DelegatingClass> classes) throws IOException {
        compilations.clear();
        List<Conversion> conversions = new ArrayList<>();
        for (DelegatingClass source : classes) {
            plan(unchanged, source).ifPresent(conversions::add);
        }
        Change verified = verified(unchanged.with(conversions));
        for (Conversion conversion : verified.conversions()) {
            warnings(verified.with(List.of(conversion)))
                    .forEach(warning -> conversion.remarks().add("javac warns: " + warning));
        }
        return verified;
    }

    /** Returns what the compiler warns of in a changed file, and not in the file as it is (EM-DIAG-4). */
    private List<String> warnings(Change change) throws IOException {
        List<String> warnings = new ArrayList<>(compiled(change, change.after()).warnings());
        if (!warnings.isEmpty()) {
            warnings.removeAll(compiled(change, change.before()).warnings());
        }
        return warnings;
    }

    /** Compiles a text of a file, and once only while this file is converted. */
    private Compilation compiled(Change change, String text) throws IOException {
        String key = change.file() + "\n" + text;
        Compilation known = compilations.get(key);
        if (known == null) {
            known = Compilation.of(change.file(), text, tree.roots(), tree.classPath());
            compilations.put(key, known);
        }
        return known;
    }

    private Optional<Conversion> plan(Change unchanged, DelegatingClass source) {
        List<Obstacle> obstacles = new ArrayList<>();
        Optional<Conversion> planned = Optional.empty();
        if (SourceParser.isEscaped(unchanged.unit())) {
            obstacles.add(new Obstacle(
                    Reason.DIFFERENT, source.line(), "names or keywords are written with Unicode escapes"));
        } else {
            planned = Conversion.plan(source, allowed, different, obstacles);
        }
        planned.flatMap(conversion -> small(unchanged.with(List.of(conversion))))
                .ifPresent(obstacles::add);
        if (!obstacles.isEmpty()) {
            skipped.accept(source, obstacles);
            return Optional.empty();
        }
        return planned;
    }

    /** Returns why a conversion does not save enough, if it does not. */
    private Optional<Obstacle> small(Change change) {
        Conversion conversion = change.conversions().get(0);
        int forwarders = conversion.removed().size();
        long saved = change.before().lines().count() - change.after().lines().count();
        return saved >= allowed.lines() && forwarders >= allowed.forwarders()
                ? Optional.empty()
                : Optional.of(new Obstacle(
                        Reason.SMALL,
                        conversion.source().line(),
                        "lines saved: " + saved + ", forwarders: " + forwarders));
    }

    private void stays(Conversion conversion, Rejection rejection) {
        DelegatingClass source = conversion.source();
        skipped.accept(source, List.of(new Obstacle(rejection.reason(), source.line(), rejection.message())));
    }

    /** Returns a change with the conversions that the compiler confirms. */
    Change verified(Change change) throws IOException {
        Optional<Rejection> rejection = change.conversions().isEmpty() ? Optional.empty() : rejection(change);
        if (rejection.isEmpty()) {
            return change;
        }
        Change unchanged = change.with(List.of());
        if (change.conversions().size() == 1) {
            Conversion conversion = change.conversions().get(0);
            if (keepsMore(conversion, rejection.get().differences())) {
                return verified(change.with(
                        plan(unchanged, conversion.source()).stream().toList()));
            }
            stays(conversion, rejection.get());
            return unchanged;
        }
        List<Conversion> confirmed = new ArrayList<>();
        for (Conversion conversion : change.conversions()) {
            confirmed.addAll(verified(change.with(List.of(conversion))).conversions());
        }
        Change together = change.with(confirmed);
        Optional<Rejection> still = confirmed.size() < 2 ? Optional.empty() : rejection(together);
        still.ifPresent(why -> confirmed.forEach(conversion -> stays(conversion, why)));
        return still.isEmpty() ? together : unchanged;
    }

    /** Notes the removed forwarders that the compiler generates differently, and returns whether there are any. */
    private boolean keepsMore(Conversion conversion, List<Difference> differences) {
        int before = different.size();
        for (MethodDeclaration method : conversion.removed()) {
            differences.stream()
                    .filter(difference ->
                            difference.type().equals(conversion.changes().type())
                                    && difference.method().equals(method.getNameAsString()))
                    .findFirst()
                    .ifPresent(difference -> different.put(method, difference.what()));
        }
        return different.size() > before;
    }

    private Optional<Rejection> rejection(Change change) throws IOException {
        Compilation before = compiled(change, change.before());
        if (!before.error().isEmpty()) {
            return Optional.of(new Rejection(
                    Reason.UNVERIFIED, "the file does not compile on its own, " + before.error(), List.of()));
        }
        Compilation after = compiled(change, change.after());
        if (!after.error().isEmpty()) {
            return Optional.of(
                    new Rejection(Reason.DIFFERENT, "the emissary does not compile, " + after.error(), List.of()));
        }
        Map<String, ExpectedChanges> expected = change.conversions().stream()
                .map(Conversion::changes)
                .collect(Collectors.toMap(ExpectedChanges::type, Function.identity()));
        List<Difference> differences = ClassComparison.differences(before.classFiles(), after.classFiles(), expected);
        return differences.stream()
                .findFirst()
                .map(first -> new Rejection(Reason.DIFFERENT, first.message(), differences));
    }
}
