package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Finds the delegating classes in sources, and converts those that can be converted. */
public final class Adoption {
    private static final long LIMIT = 1_000_000;

    /** A class that is not converted. */
    public record SkippedClass(String name, String file, int line, List<Obstacle> obstacles) {}

    /** Is told how far an adoption is. */
    public interface Progress {
        /** Is told that some steps of one kind are done. */
        void at(String step, int done, int all);
    }

    /** The whole result of adopt. */
    public record Result(List<Change> changes, List<SkippedClass> skipped, List<Problem> problems) {}

    private final SourceTree tree;
    private final Converter converter;
    private final TypeSolver types;
    private final DelegationFinder finder;
    private final List<Change> changes = new ArrayList<>();
    private final List<SkippedClass> skipped = new ArrayList<>();
    /** The packages that are not found, and where each is imported first. */
    private final Map<String, Problem> missing = new LinkedHashMap<>();

    private final List<Problem> problems;

    private Adoption(SourceTree tree, Allowed allowed) throws IOException {
        this.tree = tree;
        this.problems = new ArrayList<>(tree.problems());
        this.types = ClassPath.types(tree);
        this.finder = new DelegationFinder(new JavaSymbolSolver(types));
        this.converter = new Converter(tree, allowed, this::skip);
    }

    /**
     * Finds and converts classes, without writing anything.
     *
     * @param tree the sources
     * @param allowed what may change in the behavior of a class
     * @param progress is told how far it is
     * @throws IOException if a file cannot be read
     */
    public static Result of(SourceTree tree, Allowed allowed, Progress progress) throws IOException {
        Adoption adoption = new Adoption(tree, allowed);
        int done = 0;
        for (Path file : tree.files()) {
            progress.at("reading and converting", done++, tree.files().size());
            adoption.adopt(file);
        }
        progress.at("compiling files", done, done);
        return new Result(adoption.verifiedTogether(), adoption.skipped, adoption.problems());
    }

    private void adopt(Path file) throws IOException {
        String text = text(file);
        CompilationUnit unit = text == null ? null : SourceParser.parse(file, text, problems::add);
        if (unit == null) {
            return;
        }
        int before = problems.size();
        List<DelegatingClass> classes = finder.find(file, unit, problems::add);
        if (!classes.isEmpty() || problems.size() > before) {
            noteMissing(file, unit);
        }
        if (!classes.isEmpty()) {
            changes.add(converter.convert(new Change(file, unit, text, text, List.of()), classes));
        }
    }

    /** Returns the text of a file, or null if it cannot be read, or would take the parser minutes and gigabytes. */
    private String text(Path file) {
        long size = file.toFile().length();
        if (size > LIMIT) {
            String message = "it is not read: it has " + size / 1000 + " kB, and the limit is " + LIMIT / 1000 + " kB";
            problems.add(new Problem(file, 0, message));
            return null;
        }
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            problems.add(new Problem(file, 0, Problem.text(failure)));
            return null;
        }
    }

    /** Notes the packages of imported types that are not found. */
    private void noteMissing(Path file, CompilationUnit unit) {
        for (ImportDeclaration each : unit.getImports()) {
            String name = each.getNameAsString();
            String type = each.isStatic() && !each.isAsterisk() ? name.substring(0, name.lastIndexOf('.')) : name;
            if ((each.isStatic() || !each.isAsterisk()) && !types.hasType(type)) {
                missing.putIfAbsent(
                        type.replaceFirst("\\.\\p{Lu}.*", ""), new Problem(file, DelegatingClass.line(each), ""));
            }
        }
    }

    /** Returns what could not be read, and in one message all packages that are not found. */
    private List<Problem> problems() {
        if (!missing.isEmpty()) {
            Problem first = missing.values().iterator().next();
            problems.add(
                    0,
                    new Problem(
                            first.file(),
                            first.line(),
                            "packages that are not found, and may be why classes stay: "
                                    + String.join(", ", new TreeSet<>(missing.keySet()))
                                    + "; name what the sources are compiled against with -cp"));
        }
        return problems;
    }

    /** Returns the files with the conversions that leave the other files as they are for the compiler. */
    private List<Change> verifiedTogether() throws IOException {
        changes.removeIf(change -> change.conversions().isEmpty());
        Map<Conversion, String> rejected = changes.isEmpty() ? Map.of() : new TreeVerification(tree).rejected(changes);
        List<Change> verified = new ArrayList<>();
        for (Change change : changes) {
            change.conversions().stream().filter(rejected::containsKey).forEach(conversion -> {
                DelegatingClass source = conversion.source();
                skip(source, List.of(new Obstacle(Reason.USED, source.line(), rejected.get(conversion))));
            });
            Change reduced = change.only(conversion -> !rejected.containsKey(conversion));
            // What has been compared is the file with all of its conversions.
            verified.add(reduced.equals(change) ? change : converter.verified(reduced));
        }
        verified.removeIf(change -> change.conversions().isEmpty());
        return verified;
    }

    private void skip(DelegatingClass source, List<Obstacle> obstacles) {
        skipped.add(new SkippedClass(source.name(), Problem.name(source.file()), source.line(), obstacles));
    }
}
