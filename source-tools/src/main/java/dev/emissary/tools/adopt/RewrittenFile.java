package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import dev.emissary.tools.text.Imports;
import dev.emissary.tools.text.TextEdits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A rewritten file.
 *
 * @param file the file
 * @param unit the syntax tree of its current text
 * @param before its current text
 * @param after its text after the conversions
 * @param conversions the classes that become emissaries
 */
record RewrittenFile(SourceFile file, CompilationUnit unit, String before, String after, List<Conversion> conversions) {

    /** Returns the file with some of its classes converted. */
    static RewrittenFile of(
            SourceFile file, String text, CompilationUnit unit, List<Conversion> conversions, SourceParser parser) {
        if (conversions.isEmpty()) {
            return new RewrittenFile(file, unit, text, text, List.of());
        }
        String java = SourceParser.withoutMark(text);
        String mark = text.substring(0, text.length() - java.length());
        TextEdits edits = new TextEdits(java);
        Imports imports = new Imports(unit);
        // Imports precede an annotation that is inserted at the same place, so the names are needed before.
        conversions.stream().flatMap(Conversion::texts).forEach(imports::named);
        imports.add(edits);
        conversions.forEach(conversion -> new Rewriter(edits, conversion).rewrite(imports));
        String changed = edits.apply();
        List<Problem> problems = new ArrayList<>();
        CompilationUnit reparsed = parser.parse(file, changed, problems::add);
        if (reparsed != null) {
            changed = Imports.removeUnused(reparsed, changed, java);
        }
        return new RewrittenFile(file, unit, text, mark + changed, List.copyOf(conversions));
    }

    /** Returns the file with only some of its classes converted. */
    RewrittenFile only(Predicate<Conversion> wanted, SourceParser parser) {
        List<Conversion> left = conversions.stream().filter(wanted).toList();
        return left.size() == conversions.size() ? this : with(left, parser);
    }

    /** Returns the file with other conversions. */
    RewrittenFile with(List<Conversion> others, SourceParser parser) {
        return of(file, before, unit, others, parser);
    }
}
