package dev.emissary.javac.desugar;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.util.DocSourcePositions;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A doc comment in a source text, line by line. Its tags and their positions are taken from javac.
 *
 * @param range its position
 * @param markdown whether its lines begin with {@code ///}
 * @param blocks its description, and its block tags
 */
record DocComment(Range range, boolean markdown, List<Block> blocks) {

    /**
     * The description or a block tag.
     *
     * @param parameter the name of the parameter that it describes, or null; also null for a type parameter
     * @param lines its text, without asterisks or slashes
     */
    record Block(String parameter, List<String> lines) {}

    /** Returns the doc comment of a declaration, or null. */
    static DocComment of(JCTree declaration, JCCompilationUnit unit, SourceFile file, DocTrees trees) {
        TreePath path = new TreePath(new TreePath(unit), declaration);
        DocCommentTree tree = unit.docComments == null ? null : trees.getDocCommentTree(path);
        if (tree == null || (tree.getBlockTags().isEmpty() && tree.getFullBody().isEmpty())) {
            return null;
        }
        DocSourcePositions positions = trees.getSourcePositions();
        DocTree first = tree.getFullBody().isEmpty()
                ? tree.getBlockTags().get(0)
                : tree.getFullBody().get(0);
        int inside = (int) positions.getStartPosition(unit, tree, first);
        Range range = file.tokens().comments(0, file.text().length()).stream()
                .filter(comment -> comment.contains(new Range(inside, inside)))
                .findFirst()
                .orElseThrow();
        boolean markdown = file.text().startsWith("///", range.start());
        List<String> lines = lines(file.text(range), markdown);
        List<Block> blocks = new ArrayList<>();
        String parameter = null;
        int begin = 0;
        for (DocTree tag : tree.getBlockTags()) {
            int offset = (int) positions.getStartPosition(unit, tree, tag);
            int line =
                    (int) file.text().substring(range.start(), offset).lines().count() - 1;
            blocks.add(new Block(parameter, lines.subList(begin, line)));
            begin = line;
            parameter = tag instanceof ParamTree param && !param.isTypeParameter()
                    ? param.getName().getName().toString()
                    : null;
        }
        blocks.add(new Block(parameter, lines.subList(begin, lines.size())));
        return new DocComment(range, markdown, blocks);
    }

    private static List<String> lines(String text, boolean markdown) {
        String content = markdown ? text : text.substring(0, text.length() - "*/".length());
        List<String> lines = new ArrayList<>();
        for (String line : content.lines().toList()) {
            String start = markdown ? "[ \t]*///" : lines.isEmpty() ? "/\\*+" : "[ \t]*\\**";
            lines.add(line.replaceFirst("^" + start + " ?", "").stripTrailing());
        }
        return lines;
    }

    /** Returns the lines of the tags of some parameters. */
    List<String> linesOf(Set<String> parameters) {
        return blocks.stream()
                .filter(block -> parameters.contains(block.parameter()))
                .flatMap(block -> withoutBlankEnd(block.lines()).stream())
                .toList();
    }

    /** Returns the lines without the tags of some parameters. */
    List<String> linesWithout(Set<String> parameters) {
        return linesOf(blocks.stream().filter(block -> !parameters.contains(block.parameter())));
    }

    /** Returns the lines with additional tags, after the tags of parameters and before all others. */
    List<String> linesWith(List<String> more) {
        int index = 1;
        for (int i = index; i < blocks.size(); i++) {
            index = blocks.get(i).parameter() == null ? index : i + 1;
        }
        List<String> result = linesOf(blocks.stream().limit(index));
        if (index == 1) {
            result.add("");
        }
        result.addAll(more);
        result.addAll(linesOf(blocks.stream().skip(index)));
        return result;
    }

    private static List<String> linesOf(Stream<Block> blocks) {
        return withoutBlankEnd(blocks.flatMap(block -> block.lines().stream()).toList());
    }

    private static List<String> withoutBlankEnd(List<String> lines) {
        List<String> result = new ArrayList<>(lines);
        while (!result.isEmpty() && result.get(result.size() - 1).isBlank()) {
            result.remove(result.size() - 1);
        }
        return result;
    }

    /** Returns lines formatted as a comment, without indentation. */
    static List<String> written(List<String> lines, boolean markdown) {
        List<String> content = lines.get(0).isBlank() ? lines.subList(1, lines.size()) : lines;
        if (!markdown && content.size() == 1) {
            return List.of("/** " + content.get(0).strip() + " */");
        }
        List<String> result = new ArrayList<>(markdown ? List.of() : List.of("/**"));
        String start = markdown ? "///" : " *";
        content.forEach(line -> result.add((start + " " + line).stripTrailing()));
        if (!markdown) {
            result.add(" */");
        }
        return result;
    }
}
