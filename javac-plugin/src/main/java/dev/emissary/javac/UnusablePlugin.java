package dev.emissary.javac;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/**
 * What the plugin does in a compilation whose javac it cannot change: it reports that once, as an error in the first
 * file that needs it. It uses the supported interfaces only.
 */
final class UnusablePlugin implements TaskListener {
    /** A text block, a string, a character or a comment. */
    private static final Pattern NOT_CODE = Pattern.compile(
            "\"\"\"(?:[^\\\\]|\\\\.)*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'|//[^\\n]*+|/\\*.*?\\*/",
            Pattern.DOTALL);

    private static final Pattern KEYWORD_FORM = Pattern.compile("(?<![\\w$.@])emissary\\s+[\\w$]+\\s*[(<]");

    private final JavacTask task;
    private final String message;
    private final Function<CompilationUnitTree, Tree> needing;
    private boolean reported;

    private UnusablePlugin(JavacTask task, String message, Function<CompilationUnitTree, Tree> needing) {
        this.task = task;
        this.message = message;
        this.needing = needing;
    }

    /** Reports a message at the first file. */
    static void reportAtFirstFile(JavacTask task, String message) {
        task.addTaskListener(new UnusablePlugin(task, message, unit -> unit));
    }

    /** Reports a message at the first file that seems to declare an emissary; all others are compiled as without it. */
    static void reportAtFirstEmissary(JavacTask task, String message) {
        task.addTaskListener(new UnusablePlugin(task, message, UnusablePlugin::firstEmissary));
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE && !reported) {
            CompilationUnitTree unit = event.getCompilationUnit();
            Tree at = needing.apply(unit);
            if (at != null) {
                reported = true;
                Trees.instance(task).printMessage(Diagnostic.Kind.ERROR, message, at, unit);
            }
        }
    }

    /** Returns a record that seems to be an emissary, or a file that seems to have one in the keyword form, or null. */
    private static Tree firstEmissary(CompilationUnitTree unit) {
        Tree annotated = new AnnotationForm().scan(unit, null);
        return annotated == null && hasKeywordForm(unit) ? unit : annotated;
    }

    /** Finds the first record with the annotation, by its simple name. */
    private static final class AnnotationForm extends TreeScanner<Tree, Void> {
        @Override
        public Tree visitClass(ClassTree declaration, Void none) {
            boolean annotated = declaration.getKind() == Tree.Kind.RECORD
                    && declaration.getModifiers().getAnnotations().stream()
                            .map(annotation -> annotation.getAnnotationType().toString())
                            .anyMatch(name -> name.equals("Emissary") || name.endsWith(".Emissary"));
            return annotated ? declaration : super.visitClass(declaration, null);
        }

        @Override
        public Tree reduce(Tree later, Tree earlier) {
            return earlier == null ? later : earlier;
        }
    }

    /** Whether a file has the keyword form, which javac alone reads as something else. */
    private static boolean hasKeywordForm(CompilationUnitTree unit) {
        try {
            String text = unit.getSourceFile().getCharContent(true).toString();
            return text.contains("emissary")
                    && KEYWORD_FORM
                            .matcher(NOT_CODE.matcher(text).replaceAll(" "))
                            .find();
        } catch (IOException unreadable) {
            // javac has read the file, or has reported that it cannot.
            return false;
        }
    }
}
