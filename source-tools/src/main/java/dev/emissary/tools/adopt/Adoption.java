package dev.emissary.tools.adopt;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.adopt.TreeVerification.Rejected;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /** The whole result of adopt. */
    public record Result(List<Change> changes, List<SkippedClass> skipped, List<Problem> problems) {}

    private final SourceTree tree;
    private final Progress progress;
    private final Qualification qualification;
    private final Verification verification;
    private final TreeCompilation compilation;
    private final DelegationFinder finder;
    private final SourceParser parser = new SourceParser(true);
    private final List<SourceFile> candidates = new ArrayList<>();
    private final List<RewrittenFile> rewritten = new ArrayList<>();
    private final List<SkippedClass> skipped = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private Adoption(
            SourceTree tree, List<Path> roots, List<Path> classPath, boolean sealSelfReturns, Progress progress)
            throws IOException {
        this.tree = tree;
        this.progress = progress;
        this.problems.addAll(tree.problems());
        this.finder = new DelegationFinder(ClassPath.solver(roots, classPath));
        this.qualification = new Qualification(outlines(), sealSelfReturns);
        this.verification = new Verification(roots, classPath, sealSelfReturns);
        this.compilation = new TreeCompilation(tree, roots, classPath);
    }

    /**
     * Finds and converts classes, without writing anything.
     *
     * @param tree the sources
     * @param roots the source directories of other types: those of the tree, or none if the class path has them all
     * @param classPath what the sources are compiled against
     * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary
     * @param progress is told of the progress, in three parts
     * @throws IOException if a file cannot be read
     */
    public static Result of(
            SourceTree tree, List<Path> roots, List<Path> classPath, boolean sealSelfReturns, Progress progress)
            throws IOException {
        Adoption adoption = new Adoption(tree, roots, classPath, sealSelfReturns, progress);
        progress.begin("converting", adoption.candidates.size());
        for (SourceFile file : adoption.candidates) {
            adoption.adopt(file);
            progress.step();
        }
        progress.end();
        List<Change> changes =
                adoption.verifiedTogether().stream().map(Adoption::change).toList();
        return new Result(changes, adoption.skipped, adoption.problems);
    }

    private Outlines outlines() {
        Outlines outlines = new Outlines();
        SourceParser fast = new SourceParser(false);
        progress.begin("reading", tree.files().size());
        for (SourceFile file : tree.files()) {
            CompilationUnit unit = isTooLarge(file) ? null : fast.parse(file, problems::add);
            progress.step();
            if (unit != null) {
                outlines.add(Outline.of(file, unit));
                if (!DelegationFinder.candidates(unit).isEmpty()) {
                    candidates.add(file);
                }
            }
        }
        progress.end();
        return outlines;
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
        CompilationUnit unit = parser.parse(file, problems::add);
        if (unit == null) {
            return;
        }
        List<Conversion> conversions = new ArrayList<>();
        for (DelegatingClass source : finder.find(file, unit, problems::add)) {
            if (source.isMostlyForwarding()) {
                judge(source).ifPresent(conversions::add);
            }
        }
        if (!conversions.isEmpty()) {
            rewritten.add(verified(RewrittenFile.of(file, file.text(), unit, conversions, parser)));
        }
    }

    /** Returns the files with the conversions that leave the other files as they are for the compiler. */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private List<RewrittenFile> verifiedTogether() throws IOException {
        List<RewrittenFile> files =
                rewritten.stream().filter(file -> !file.conversions().isEmpty()).toList();
        List<RewrittenFile> verified = new ArrayList<>();
        List<Rejected> rejections = files.isEmpty() ? List.of() : TreeVerification.rejected(compilation, parser, files);
        rejections.forEach(each -> skip(
                each.conversion().source(),
                new Obstacle(
                        Reason.USED,
                        each.conversion().source().line(),
                        each.error().toString())));
        for (RewrittenFile file : files) {
            List<Conversion> left = file.conversions().stream()
                    .filter(conversion -> rejections.stream().noneMatch(each -> each.conversion() == conversion))
                    .toList();
            RewrittenFile reduced = file.only(left, parser);
            // What has been compared is the file with all of its conversions.
            verified.add(reduced == file ? file : verified(reduced));
        }
        return verified.stream().filter(file -> !file.conversions().isEmpty()).toList();
    }

    private static Change change(RewrittenFile file) {
        return new Change(
                file.file(),
                file.before(),
                file.after(),
                file.conversions().stream().map(Adoption::converted).toList());
    }

    private Optional<Conversion> judge(DelegatingClass source) {
        try {
            Verdict verdict = qualification.judge(source);
            if (verdict instanceof Verdict.Convertible convertible) {
                return Optional.of(convertible.conversion());
            }
            skip(source, ((Verdict.Skip) verdict).obstacles());
        } catch (RuntimeException | StackOverflowError failure) {
            skip(source, Verification.obstacle(source, "a type is not found, " + failure.getMessage()));
        }
        return Optional.empty();
    }

    private void skip(DelegatingClass source, Obstacle obstacle) {
        skip(source, List.of(obstacle));
    }

    private void skip(DelegatingClass source, List<Obstacle> obstacles) {
        skipped.add(new SkippedClass(source.name(), source.file().displayName(), source.line(), obstacles));
    }

    /** Returns the file with the conversions that the compiler confirms, tried all together or else one by one. */
    private RewrittenFile verified(RewrittenFile file) throws IOException {
        Optional<String> rejection = file.conversions().isEmpty() ? Optional.empty() : verification.rejection(file);
        if (rejection.isEmpty()) {
            return file;
        }
        List<Conversion> confirmed = new ArrayList<>();
        for (Conversion conversion : file.conversions()) {
            Optional<String> why = file.conversions().size() == 1
                    ? rejection
                    : verification.rejection(file.only(List.of(conversion), parser));
            if (why.isEmpty()) {
                confirmed.add(conversion);
            } else {
                skip(conversion.source(), Verification.obstacle(conversion.source(), why.get()));
            }
        }
        if (confirmed.size() < file.conversions().size()) {
            return verified(file.only(confirmed, parser));
        }
        confirmed.forEach(
                conversion -> skip(conversion.source(), Verification.obstacle(conversion.source(), rejection.get())));
        return file.only(List.of(), parser);
    }

    private static Converted converted(Conversion conversion) {
        return new Converted(
                conversion.source().name(),
                conversion.source().line(),
                conversion.removed().size(),
                conversion.remarks());
    }
}
