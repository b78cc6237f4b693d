package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import dev.emissary.tools.adopt.ClassComparison.Difference;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.nio.file.Path;
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
    private final Qualification qualification;
    private final int atLeast;
    private final List<Path> roots;
    private final List<Path> classPath;
    private final SourceParser parser;
    private final BiConsumer<DelegatingClass, List<Obstacle>> skipped;
    /** The forwarders that differ from those that the compiler generates. */
    private final IdentityHashMap<DelegatingClass, List<MethodDeclaration>> different = new IdentityHashMap<>();

    private final Map<String, Compilation> compilations = new HashMap<>();

    /**
     * Creates a converter.
     *
     * @param qualification decides by the source which classes can be converted
     * @param atLeast how many lines a conversion has to save
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param parser parses what is rewritten
     * @param skipped is told of each class that stays, and why
     */
    Converter(
            Qualification qualification,
            int atLeast,
            List<Path> roots,
            List<Path> classPath,
            SourceParser parser,
            BiConsumer<DelegatingClass, List<Obstacle>> skipped) {
        this.qualification = qualification;
        this.atLeast = atLeast;
        this.roots = roots;
        this.classPath = classPath;
        this.parser = parser;
        this.skipped = skipped;
    }

    /** Returns the file with its classes converted, except those that stay. */
    RewrittenFile convert(SourceFile file, String text, CompilationUnit unit, List<DelegatingClass> classes)
            throws IOException {
        compilations.clear();
        List<Conversion> conversions = new ArrayList<>();
        for (DelegatingClass source : classes) {
            plan(source)
                    .filter(conversion -> isWorthwhile(RewrittenFile.of(file, text, unit, List.of(conversion), parser)))
                    .ifPresent(conversions::add);
        }
        RewrittenFile verified = verified(RewrittenFile.of(file, text, unit, conversions, parser));
        List<Conversion> announced = new ArrayList<>();
        for (Conversion conversion : verified.conversions()) {
            announced.add(conversion.warnedOf(warnings(verified.only(List.of(conversion), parser))));
        }
        return new RewrittenFile(file, unit, text, verified.after(), List.copyOf(announced));
    }

    /** Returns what the compiler warns of in a rewritten file, and not in the file as it is (EM-DIAG-4). */
    private List<String> warnings(RewrittenFile file) throws IOException {
        List<String> warnings = compiled(file, file.after()).warnings();
        if (warnings.isEmpty()) {
            return warnings;
        }
        List<String> known = compiled(file, file.before()).warnings();
        return warnings.stream().filter(warning -> !known.contains(warning)).toList();
    }

    /** Compiles a text of a file, and once only while this file is converted. */
    private Compilation compiled(RewrittenFile file, String text) throws IOException {
        String key = file.file().path() + "\n" + text;
        Compilation known = compilations.get(key);
        if (known == null) {
            known = Compilation.of(file.file().path(), text, roots, classPath);
            compilations.put(key, known);
        }
        return known;
    }

    private Optional<Conversion> plan(DelegatingClass source) {
        try {
            List<Obstacle> obstacles = new ArrayList<>();
            Optional<Conversion> planned =
                    qualification.plan(source, different.getOrDefault(source, List.of()), obstacles);
            if (planned.isEmpty()) {
                skipped.accept(source, obstacles);
            }
            return planned;
        } catch (RuntimeException | StackOverflowError failure) {
            unverified(source, "a type is not found, " + failure.getMessage());
            return Optional.empty();
        }
    }

    /** Returns whether a conversion saves enough; a constructor that the emissary would have anyway does not count. */
    private boolean isWorthwhile(RewrittenFile file) {
        Conversion conversion = file.conversions().get(0);
        CanonicalConstructor.Form form = conversion.constructor().form();
        boolean added = form == CanonicalConstructor.Form.ADDED || form == CanonicalConstructor.Form.COMPACT;
        long saved = file.before().lines().count() - file.after().lines().count();
        boolean swaps = atLeast > 0 && added && conversion.removed().size() == 1;
        if (saved >= atLeast && !swaps) {
            return true;
        }
        String why = "lines saved: " + saved + (swaps ? ", and 1 method goes for 1 that come" : "");
        skipped.accept(
                conversion.source(),
                List.of(new Obstacle(Reason.SMALL, conversion.source().line(), why)));
        return false;
    }

    private void unverified(DelegatingClass source, String why) {
        skipped.accept(source, List.of(new Obstacle(Reason.UNVERIFIED, source.line(), why)));
    }

    /** Returns the file with the conversions that the compiler confirms. */
    RewrittenFile verified(RewrittenFile file) throws IOException {
        List<Difference> rejection = file.conversions().isEmpty() ? List.of() : rejection(file);
        if (rejection.isEmpty()) {
            return file;
        }
        if (file.conversions().size() == 1) {
            Conversion conversion = file.conversions().get(0);
            if (keepsMore(conversion, rejection)) {
                return verified(file.with(plan(conversion.source()).stream().toList(), parser));
            }
            unverified(conversion.source(), rejection.get(0).message());
            return file.with(List.of(), parser);
        }
        List<Conversion> confirmed = new ArrayList<>();
        for (Conversion conversion : file.conversions()) {
            confirmed.addAll(verified(file.with(List.of(conversion), parser)).conversions());
        }
        RewrittenFile together = file.with(confirmed, parser);
        List<Difference> still = confirmed.size() < 2 ? List.of() : rejection(together);
        if (still.isEmpty()) {
            return together;
        }
        confirmed.forEach(
                conversion -> unverified(conversion.source(), still.get(0).message()));
        return file.with(List.of(), parser);
    }

    /** Notes the removed forwarders that the compiler generates differently, and returns whether there are any. */
    private boolean keepsMore(Conversion conversion, List<Difference> rejection) {
        List<MethodDeclaration> found = conversion.removed().stream()
                .filter(method -> rejection.stream()
                        .anyMatch(difference ->
                                difference.type().equals(conversion.changes().type())
                                        && difference.isOfMethod(method.getNameAsString())))
                .toList();
        different
                .computeIfAbsent(conversion.source(), absent -> new ArrayList<>())
                .addAll(found);
        return !found.isEmpty();
    }

    /** Returns why a rewritten file is rejected: differences of class files, or an error; none if it is accepted. */
    private List<Difference> rejection(RewrittenFile file) throws IOException {
        Compilation before = compiled(file, file.before());
        if (!before.error().isEmpty()) {
            return List.of(new Difference("", "", "the file does not compile on its own, " + before.error()));
        }
        Compilation after = compiled(file, file.after());
        if (!after.error().isEmpty()) {
            return List.of(new Difference("", "", "the result does not compile, " + after.error()));
        }
        Map<String, ExpectedChanges> expected = file.conversions().stream()
                .map(Conversion::changes)
                .collect(Collectors.toMap(ExpectedChanges::type, Function.identity()));
        return ClassComparison.differences(before.classFiles(), after.classFiles(), expected);
    }
}
