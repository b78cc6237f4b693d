package dev.emissary.javac.desugar;

import com.sun.source.util.DocTrees;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Moves the {@code @param} tags of components from the comment of an emissary, where they stand as in a record, to the
 * comment of the canonical constructor, where a class has them (EM-CLASS-6).
 */
final class ComponentTags {
    private final JCClassDecl declaration;
    private final JCCompilationUnit unit;
    private final SourceFile file;
    private final DocTrees trees;
    private final DocComment comment;
    private final Set<String> components;

    ComponentTags(
            JCClassDecl declaration, JCCompilationUnit unit, SourceFile file, DocTrees trees, List<String> components) {
        this.declaration = declaration;
        this.unit = unit;
        this.file = file;
        this.trees = trees;
        this.components = new LinkedHashSet<>(components);
        DocComment found = DocComment.of(declaration, unit, file, trees);
        this.comment = found == null || found.linesOf(this.components).isEmpty() ? null : found;
    }

    /** Returns the comment for the implicit canonical constructor; it has no lines if there are no tags for it. */
    List<String> ofImplicitConstructor() {
        if (comment == null) {
            return List.of();
        }
        // The first sentence is what javadoc says of a record's implicit constructor.
        String name = declaration.name.toString();
        List<String> lines = new ArrayList<>();
        lines.add("Creates an instance of " + (comment.markdown() ? "`" + name + "`." : "{@code " + name + "}."));
        lines.add("");
        lines.addAll(comment.linesOf(components));
        return DocComment.written(lines, comment.markdown());
    }

    void removeFromClass() {
        if (comment == null) {
            return;
        }
        List<String> rest = comment.linesWithout(components);
        Range range = comment.range();
        if (rest.stream().allMatch(String::isBlank)) {
            file.remove(range.start(), range.end());
        } else {
            file.edits().replace(range.start(), range.end(), text(rest, comment.markdown(), range.start()));
        }
    }

    /**
     * Adds to a written canonical constructor the tags that its own comment lacks; one that does not begin a line has
     * the layout of the body.
     */
    void addTo(JCMethodDecl constructor, Layout inside) {
        if (comment == null) {
            return;
        }
        DocComment own = DocComment.of(constructor, unit, file, trees);
        Set<String> missing = new LinkedHashSet<>(components);
        if (own == null) {
            int start = constructor.mods.pos == Position.NOPOS ? constructor.pos : constructor.mods.pos;
            Layout layout = file.beginsLine(start) ? Layout.at(start, file.text()) : inside;
            String text = String.join(layout.newline() + layout.indent(), ofImplicitConstructor());
            file.edits().insert(start, text + layout.newline() + layout.indent());
            return;
        }
        own.blocks().forEach(block -> missing.remove(block.parameter()));
        List<String> more = comment.linesOf(missing);
        if (!more.isEmpty()) {
            Range range = own.range();
            file.edits().replace(range.start(), range.end(), text(own.linesWith(more), own.markdown(), range.start()));
        }
    }

    private String text(List<String> lines, boolean markdown, int start) {
        Layout layout = Layout.at(start, file.text());
        return String.join(layout.newline() + layout.indent(), DocComment.written(lines, markdown));
    }
}
