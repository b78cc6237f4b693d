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
    private final Allowed allowed;
    private final List<Path> roots;
    private final List<Path> classPath;
    private final SourceParser parser;
    private final BiConsumer<DelegatingClass, List<Obstacle>> skipped;
    /** The forwarders that differ from those that the compiler generates, and how. */
    private final IdentityHashMap<MethodDeclaration, String> different = new IdentityHashMap<>();

    private final Map<String, Compilation> compilations = new HashMap<>();

    /** Why a rewritten file is rejected: differences of class files, or else a message. */
    private record Rejection(Reason reason, String message, List<Difference> differences) {}

    /**
     * Creates a converter.
     *
     * @param allowed what conversions may do
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param parser parses what is rewritten
     * @param skipped is told of each class that stays, and why
     */
    Converter(
            Allowed allowed,
            List<Path> roots,
            List<Path> classPath,
            SourceParser parser,
            BiConsumer<DelegatingClass, List<Obstacle>> skipped) {
        this.qualification = new Qualification(allowed);
        this.allowed = allowed;
        this.roots = roots;
        this.classPath = classPath;
        this.parser = parser;
        this.skipped = skipped;
    }

    /** Returns the file with its classes converted, except those that stay. */
    RewrittenFile convert(SourceFile file, String text, CompilationUnit unit, List<DelegatingClass> classes)
            throws IOException {
        compilations.clear();
        RewrittenFile unchanged = RewrittenFile.of(file, text, unit, List.of(), parser);
        List<Conversion> conversions = new ArrayList<>();
        for (DelegatingClass source : classes) {
            plan(unchanged, source).ifPresent(conversions::add);
        }
        RewrittenFile verified = verified(unchanged.with(conversions, parser));
        for (Conversion conversion : verified.conversions()) {
            warnings(verified.with(List.of(conversion), parser))
                    .forEach(warning -> conversion.remarks().add("javac warns: " + warning));
        }
        return verified;
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

    private Optional<Conversion> plan(RewrittenFile file, DelegatingClass source) {
        List<Obstacle> obstacles = new ArrayList<>();
        Optional<Conversion> planned = Optional.empty();
        if (SourceParser.isEscaped(file.unit())) {
            skipped.accept(
                    source,
                    List.of(new Obstacle(
                            Reason.DIFFERENT, source.line(), "names or keywords are written with Unicode escapes")));
            return planned;
        }
        try {
            planned = qualification.plan(source, different, obstacles);
        } catch (RuntimeException | StackOverflowError failure) {
            obstacles.add(
                    new Obstacle(Reason.UNVERIFIED, source.line(), "a type is not found, " + failure.getMessage()));
        }
        planned.ifPresent(
                conversion -> saves(file.with(List.of(conversion), parser)).ifPresent(obstacles::add));
        if (!obstacles.isEmpty()) {
            skipped.accept(source, obstacles);
            return Optional.empty();
        }
        return planned;
    }

    /** Returns why a conversion does not save enough, if it does not. */
    private Optional<Obstacle> saves(RewrittenFile file) {
        Conversion conversion = file.conversions().get(0);
        int line = conversion.source().line();
        long saved = file.before().lines().count() - file.after().lines().count();
        return saved >= allowed.lines() && conversion.removed().size() >= allowed.forwarders()
                ? Optional.empty()
                : Optional.of(new Obstacle(
                        Reason.SMALL,
                        line,
                        "lines saved: " + saved + ", forwarders: "
                                + conversion.removed().size()));
    }

    private void stays(Conversion conversion, Rejection rejection) {
        DelegatingClass source = conversion.source();
        skipped.accept(source, List.of(new Obstacle(rejection.reason(), source.line(), rejection.message())));
    }

    /** Returns the file with the conversions that the compiler confirms. */
    RewrittenFile verified(RewrittenFile file) throws IOException {
        Optional<Rejection> rejection = file.conversions().isEmpty() ? Optional.empty() : rejection(file);
        if (rejection.isEmpty()) {
            return file;
        }
        if (file.conversions().size() == 1) {
            Conversion conversion = file.conversions().get(0);
            if (keepsMore(conversion, rejection.get().differences())) {
                RewrittenFile unchanged = file.with(List.of(), parser);
                return verified(
                        file.with(plan(unchanged, conversion.source()).stream().toList(), parser));
            }
            stays(conversion, rejection.get());
            return file.with(List.of(), parser);
        }
        List<Conversion> confirmed = new ArrayList<>();
        for (Conversion conversion : file.conversions()) {
            confirmed.addAll(verified(file.with(List.of(conversion), parser)).conversions());
        }
        RewrittenFile together = file.with(confirmed, parser);
        Optional<Rejection> still = confirmed.size() < 2 ? Optional.empty() : rejection(together);
        if (still.isEmpty()) {
            return together;
        }
        confirmed.forEach(conversion -> stays(conversion, still.get()));
        return file.with(List.of(), parser);
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

    private Optional<Rejection> rejection(RewrittenFile file) throws IOException {
        Compilation before = compiled(file, file.before());
        if (!before.error().isEmpty()) {
            return Optional.of(new Rejection(
                    Reason.UNVERIFIED, "the file does not compile on its own, " + before.error(), List.of()));
        }
        Compilation after = compiled(file, file.after());
        if (!after.error().isEmpty()) {
            return Optional.of(
                    new Rejection(Reason.DIFFERENT, "the emissary does not compile, " + after.error(), List.of()));
        }
        Map<String, ExpectedChanges> expected = file.conversions().stream()
                .map(Conversion::changes)
                .collect(Collectors.toMap(ExpectedChanges::type, Function.identity()));
        List<Difference> differences = ClassComparison.differences(before.classFiles(), after.classFiles(), expected);
        return differences.stream()
                .findFirst()
                .map(first -> new Rejection(Reason.DIFFERENT, first.message(), differences));
    }
}
