package dev.emissary.tools.play;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The plain program, analyzed by javac without the plugin: the classes in it that emissaries mean. */
final class PlainProgram {
    private final CompilationUnitTree unit;
    private final Trees trees;
    private final SourcePositions positions;
    private final LineMap lines;
    private final LineDifference difference;
    private final String plain;

    private PlainProgram(JavacTask task, CompilationUnitTree unit, LineDifference difference, String plain) {
        this.unit = unit;
        trees = Trees.instance(task);
        positions = trees.getSourcePositions();
        lines = unit.getLineMap();
        this.difference = difference;
        this.plain = plain;
    }

    /**
     * Analyzes the plain program.
     *
     * @param compiler the compiler
     * @param plain the plain program
     * @param difference its difference from the source
     */
    static List<PlainClass> classes(WarmCompiler compiler, String plain, LineDifference difference) throws IOException {
        JavacTask task = compiler.analysis(plain);
        List<PlainClass> classes = new ArrayList<>();
        for (CompilationUnitTree unit : task.parse()) {
            task.analyze();
            new PlainProgram(task, unit, difference, plain).find(classes);
        }
        return classes;
    }

    private void find(List<PlainClass> classes) {
        new TreePathScanner<Void, String>() {
            @Override
            public Void visitClass(ClassTree tree, String outer) {
                String name = outer + tree.getSimpleName();
                if (tree.getModifiers().getFlags().contains(Modifier.FINAL) && difference.isWritten(headerLine(tree))) {
                    PlainMembers members = new PlainMembers(PlainProgram.this, tree);
                    members.scan(getCurrentPath());
                    if (members.hasDelegates()) {
                        classes.add(members.plainClass(name));
                    }
                }
                return super.visitClass(tree, name + ".");
            }
        }.scan(unit, "");
    }

    private int headerLine(ClassTree tree) {
        int header = plain.indexOf("class " + tree.getSimpleName(), from(tree));
        return line(header < 0 ? from(tree) : header);
    }

    /** Whether the plugin has written a tree: at least the end of it, because annotations may stand before it. */
    boolean isWritten(Tree tree) {
        return difference.isWritten(line(to(tree) - 1));
    }

    Trees trees() {
        return trees;
    }

    int from(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int to(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    int line(int position) {
        return (int) lines.getLineNumber(Math.max(0, position)) - 1;
    }
}
