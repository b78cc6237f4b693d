package dev.emissary.tools.survey;

import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.analysis.FieldUses;
import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.WrapperFinder;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What can be said of a file without resolving types.
 *
 * @param file the file
 * @param saysGenerated whether it says of itself that it is generated
 * @param lines how many lines it has
 * @param types how many types it declares, without anonymous classes
 * @param outlines its types
 * @param uses what it may use of other classes
 * @param isCandidate whether types in it have to be resolved
 * @param problems why it cannot be parsed
 */
record FirstLook(
        SourceFile file,
        boolean saysGenerated,
        int lines,
        int types,
        List<Outline> outlines,
        FieldUses.OfFile uses,
        boolean isCandidate,
        List<Problem> problems) {

    /** Looks at a file. */
    static FirstLook at(SourceFile file, SourceParser parser) throws IOException {
        List<Problem> problems = new ArrayList<>();
        CompilationUnit unit = parser.parse(file, problems::add);
        if (unit == null) {
            FieldUses.OfFile none = new FieldUses.OfFile("", Set.of());
            return new FirstLook(file, false, 0, 0, List.of(), none, false, problems);
        }
        List<Outline> outlines = Outline.of(file, unit);
        return new FirstLook(
                file,
                GeneratedSources.saysSo(file.text()),
                unit.getRange().map(range -> range.end.line).orElse(0),
                (int) outlines.stream()
                        .filter(outline -> !outline.isAnonymous())
                        .count(),
                outlines,
                FieldUses.OfFile.of(unit),
                WrapperFinder.hasShape(unit),
                problems);
    }
}
