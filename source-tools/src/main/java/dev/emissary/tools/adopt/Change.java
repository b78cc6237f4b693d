package dev.emissary.tools.adopt;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.source.Compilation;
import dev.emissary.tools.source.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * The change of a file.
 *
 * @param unit the syntax tree of its current text
 * @param before its current text
 * @param after its text after the conversions
 * @param conversions the classes that become emissaries
 */
public record Change(Path file, CompilationUnit unit, String before, String after, List<Conversion> conversions) {
    private static final int CONTEXT = 3;

    /** A class that becomes an emissary. */
    public record Converted(String name, int line, int forwarders, List<String> remarks) {}

    /** Returns the change of the same file with other conversions. */
    Change with(List<Conversion> others) {
        if (others.isEmpty()) {
            return new Change(file, unit, before, before, others);
        }
        String java = Compilation.withoutMark(before);
        String mark = before.substring(0, before.length() - java.length());
        TextEdits edits = new TextEdits(java);
        Imports imports = new Imports(unit);
        others.forEach(conversion -> new Rewriter(edits, conversion, imports).rewrite());
        // Imports precede an annotation that is inserted at the same place.
        TextEdits all = new TextEdits(java);
        imports.add(all);
        all.addAll(edits);
        String changed = all.apply();
        CompilationUnit reparsed = SourceParser.parse(file, changed, problem -> {});
        if (reparsed != null) {
            changed = Imports.removeUnused(reparsed, changed, java);
        }
        return new Change(file, unit, before, mark + changed, List.copyOf(others));
    }

    /** Returns the change with only some of its conversions. */
    Change only(Predicate<Conversion> wanted) {
        List<Conversion> left = conversions.stream().filter(wanted).toList();
        return left.size() == conversions.size() ? this : with(left);
    }

    /** Returns the classes that become emissaries, for display. */
    public List<Converted> classes() {
        return conversions.stream()
                .map(each -> new Converted(
                        each.source().name(),
                        each.source().line(),
                        each.removed().size(),
                        each.remarks()))
                .toList();
    }

    /** Returns the change as a unified diff. */
    public List<String> diff() {
        List<String> old = before.lines().toList();
        String name = Problem.name(file);
        return UnifiedDiffUtils.generateUnifiedDiff(
                name, name, old, DiffUtils.diff(old, after.lines().toList()), CONTEXT);
    }
}
