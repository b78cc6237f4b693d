package dev.emissary.javac.desugar;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCImport;
import com.sun.tools.javac.tree.JCTree.JCPackageDecl;
import dev.emissary.javac.jdk.FileImports;
import dev.emissary.javac.syntax.AnnotationNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The import declarations of one source text. */
final class Imports {
    private final String text;
    private final SourceTokens tokens;
    private final List<Import> imports = new ArrayList<>();
    private int afterPackage;

    /** One import of a single class: the whole declaration, including the semicolon, and the class. */
    private record Import(Range range, String name) {}

    /** Reads the imports of single classes. */
    Imports(JCCompilationUnit unit, String text, SourceTokens tokens) {
        this.text = text;
        this.tokens = tokens;
        for (JCTree definition : unit.defs) {
            if (definition instanceof JCPackageDecl) {
                afterPackage = range(definition).end();
            } else if (definition instanceof JCImport one && !one.isStatic()) {
                imports.add(new Import(range(one), FileImports.name(one).toString()));
            }
        }
    }

    private Range range(JCTree declaration) {
        return new Range(declaration.pos, tokens.end(tokens.next(tokens.indexAt(declaration.pos), ";")));
    }

    /** Returns how often a name occurs in the text, including comments, which may refer to an import. */
    long mentions(String name) {
        Matcher matcher = Pattern.compile("\\b" + name + "\\b").matcher(text);
        return matcher.results().count();
    }

    /** Adds the given imports in order, and removes the import of the annotation if nothing needs it any more. */
    void rewrite(SourceFile file, Set<String> wanted, boolean withoutAnnotation) {
        List<Import> imports = new ArrayList<>(this.imports);
        List<String> added = new ArrayList<>(wanted);
        Import dropped = imports.stream()
                .filter(one -> withoutAnnotation && one.name().equals(AnnotationNames.QUALIFIED_NAME))
                .findFirst()
                .orElse(null);
        String newline = Layout.at(0, text).newline();
        String block = added.stream().map(name -> "import " + name + ";").collect(Collectors.joining(newline));
        if (dropped != null) {
            imports.remove(dropped);
            Range range = dropped.range();
            if (imports.isEmpty() && !added.isEmpty()) {
                file.edits().replace(range.start(), range.end(), block);
                return;
            }
            boolean withBlankLine = imports.isEmpty() && file.isBlankLineAfter(range.end());
            file.remove(range.start(), withBlankLine ? text.indexOf('\n', range.end()) + 1 : range.end());
        }
        if (imports.isEmpty()) {
            insertFirst(block, newline, file);
            return;
        }
        List<List<String>> groups = groups(imports);
        for (String name : added) {
            ImportPlace place = ImportPlace.of(groups, name);
            Range beside = imports.get(place.index()).range();
            if (place.after()) {
                file.edits().insert(file.afterCommentOnLine(beside.end()), newline + "import " + name + ";");
            } else {
                file.edits().insert(beside.start(), "import " + name + ";" + newline);
            }
        }
    }

    private List<List<String>> groups(List<Import> imports) {
        List<List<String>> groups = new ArrayList<>();
        int end = 0;
        for (Import each : imports) {
            if (groups.isEmpty()
                    || text.substring(end, each.range().start()).lines().count() > 2) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(each.name());
            end = each.range().end();
        }
        return groups;
    }

    /** Inserts the first imports of a file: after its package declaration, or else after its license comment. */
    private void insertFirst(String block, String newline, SourceFile file) {
        if (block.isEmpty()) {
            return;
        }
        int after = afterPackage > 0 ? afterPackage : afterLicense(file);
        boolean blankLine = text.startsWith(newline + newline, after);
        file.edits()
                .insert(
                        after,
                        (after == 0 ? "" : newline + newline)
                                + block
                                + (after == 0 ? newline : "")
                                + (blankLine ? "" : newline));
    }

    private int afterLicense(SourceFile file) {
        return tokens.comments(0, text.length()).stream()
                .limit(1)
                .filter(comment ->
                        text.substring(0, comment.start()).isBlank() && !text.startsWith("/**", comment.start()))
                .map(Range::end)
                .filter(file::isBlankLineAfter)
                .findFirst()
                .orElse(0);
    }
}
