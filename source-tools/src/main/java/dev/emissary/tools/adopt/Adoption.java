package dev.emissary.tools.adopt;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Finds the delegating classes in sources, and converts those that can be converted. */
public final class Adoption {
    private static final int CONTEXT = 3;
    private static final long LIMIT = 1_000_000;

    /** A class that becomes an emissary. */
    public record Converted(String name, int line, int forwarders, List<String> remarks) {}

    /** A class that is not converted. */
    public record SkippedClass(String name, String file, int line, List<Obstacle> obstacles) {}

    /** A file that changes. */
    public record Change(SourceFile file, String before, String after, List<Converted> classes) {
        /** Returns the change as a unified diff. */
        public List<String> diff() {
            List<String> old = before.lines().toList();
            List<String> changed = after.lines().toList();
            return UnifiedDiffUtils.generateUnifiedDiff(
                    file.displayName(), file.displayName(), old, DiffUtils.diff(old, changed), CONTEXT);
        }
    }

    /** Is told how far an adoption is. */
    public interface Progress {
        /** Is told that some steps of one kind are done. */
        void at(String step, int done, int all);
    }

    /** The whole result of adopt. */
    public record Result(List<Change> changes, List<SkippedClass> skipped, List<Problem> problems) {}

    private final SourceTree tree;
    private final Converter converter;
    private final List<Path> classPath;
    private final TypeSolver types;
    private final DelegationFinder finder;
    private final SourceParser parser = new SourceParser();
    private final List<RewrittenFile> rewritten = new ArrayList<>();
    private final List<SkippedClass> skipped = new ArrayList<>();
    /** The packages that are not found, and where each is imported first. */
    private final Map<String, Problem> missing = new LinkedHashMap<>();

    private final List<Problem> problems = new ArrayList<>();

    private Adoption(SourceTree tree, List<Path> classPath, Allowed allowed) throws IOException {
        this.tree = tree;
        this.problems.addAll(tree.problems());
        this.types = ClassPath.types(tree.roots(), classPath);
        this.finder = new DelegationFinder(new JavaSymbolSolver(types));
        this.converter = new Converter(allowed, tree.roots(), classPath, parser, this::skip);
        this.classPath = classPath;
    }

    /**
     * Finds and converts classes, without writing anything.
     *
     * @param tree the sources
     * @param classPath what the sources are compiled against
     * @param allowed what may change in the behavior of a class
     * @param progress is told how far it is
     * @throws IOException if a file cannot be read
     */
    public static Result of(SourceTree tree, List<Path> classPath, Allowed allowed, Progress progress)
            throws IOException {
        Adoption adoption = new Adoption(tree, classPath, allowed);
        int done = 0;
        for (SourceFile file : tree.files()) {
            progress.at("reading and converting", done++, tree.files().size());
            adoption.adopt(file);
        }
        progress.at("compiling files", done, done);
        return new Result(adoption.verifiedTogether(), adoption.skipped, adoption.problems());
    }

    /** Returns whether a file is so large that it takes the parser minutes and gigabytes; it is generated, then. */
    private boolean isTooLarge(SourceFile file) {
        long size = file.path().toFile().length();
        if (size > LIMIT) {
            problems.add(new Problem(
                    file.displayName(),
                    0,
                    "it is not read: it has " + size / 1000 + " kB, and the limit is " + LIMIT / 1000 + " kB"));
        }
        return size > LIMIT;
    }

    private void adopt(SourceFile file) throws IOException {
        CompilationUnit unit = isTooLarge(file) ? null : parser.parse(file, problems::add);
        if (unit == null) {
            return;
        }
        int before = problems.size();
        List<DelegatingClass> classes = finder.find(file, unit, problems::add).stream()
                .filter(DelegatingClass::isMostlyForwarding)
                .toList();
        if (!classes.isEmpty() || problems.size() > before) {
            noteMissing(file, unit);
        }
        if (!classes.isEmpty()) {
            rewritten.add(converter.convert(file, file.text(), unit, classes));
        }
    }

    /** Notes the packages of imported types that are not found. */
    private void noteMissing(SourceFile file, CompilationUnit unit) {
        for (ImportDeclaration each : unit.getImports()) {
            String name = each.getNameAsString();
            String type = each.isStatic() && !each.isAsterisk() ? name.substring(0, name.lastIndexOf('.')) : name;
            if ((each.isStatic() || !each.isAsterisk()) && !types.hasType(type)) {
                missing.putIfAbsent(
                        type.replaceFirst("\\.\\p{Lu}.*", ""),
                        new Problem(file.displayName(), DelegatingClass.line(each), ""));
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
        rewritten.removeIf(file -> file.conversions().isEmpty());
        Map<Conversion, String> rejected =
                rewritten.isEmpty() ? Map.of() : new TreeVerification(tree, classPath, parser).rejected(rewritten);
        List<Change> changes = new ArrayList<>();
        for (RewrittenFile file : rewritten) {
            file.conversions().stream().filter(rejected::containsKey).forEach(conversion -> {
                DelegatingClass source = conversion.source();
                skip(source, List.of(new Obstacle(Reason.USED, source.line(), rejected.get(conversion))));
            });
            RewrittenFile reduced = file.only(conversion -> !rejected.containsKey(conversion), parser);
            // What has been compared is the file with all of its conversions.
            RewrittenFile verified = reduced.equals(file) ? file : converter.verified(reduced);
            if (!verified.conversions().isEmpty()) {
                List<Converted> classes = verified.conversions().stream()
                        .map(each -> new Converted(
                                each.source().name(),
                                each.source().line(),
                                each.removed().size(),
                                each.remarks()))
                        .toList();
                changes.add(new Change(file.file(), file.before(), verified.after(), classes));
            }
        }
        return changes;
    }

    private void skip(DelegatingClass source, List<Obstacle> obstacles) {
        skipped.add(new SkippedClass(source.name(), source.file().displayName(), source.line(), obstacles));
    }
}
