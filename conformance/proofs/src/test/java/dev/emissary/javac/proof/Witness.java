package dev.emissary.javac.proof;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/**
 * Listens to a compilation.
 *
 * <p>javac writes the class files of one top-level class after the other, each when it is known to be right: none is
 * written after an error, and of a class with an error there is none.
 */
final class Witness implements DiagnosticListener<JavaFileObject> {
    private final List<String> diagnostics = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<Diagnostic<? extends JavaFileObject>> errors = new ArrayList<>();
    private final Map<String, TreeMap<Long, String>> topLevelClasses = new HashMap<>();
    private String crash = "";

    /** Begins to listen to a compilation. */
    void watch(JavacTask task) {
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        task.addTaskListener(new TaskListener() {
            @Override
            public void finished(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.PARSE) {
                    TreeMap<Long, String> starts = new TreeMap<>();
                    for (Tree type : event.getCompilationUnit().getTypeDecls()) {
                        if (type instanceof ClassTree declaration) {
                            starts.put(
                                    positions.getStartPosition(event.getCompilationUnit(), type),
                                    prefix(event) + declaration.getSimpleName());
                        }
                    }
                    topLevelClasses.put(event.getSourceFile().getName(), starts);
                }
            }
        });
    }

    private static String prefix(TaskEvent event) {
        Object packageName = event.getCompilationUnit().getPackageName();
        return packageName == null ? "" : packageName + ".";
    }

    @Override
    public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
        String file =
                diagnostic.getSource() == null ? "" : diagnostic.getSource().getName();
        diagnostics.add(file + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber() + " "
                + diagnostic.getCode());
        texts.add(diagnostic.getKind() + " " + file + ":" + diagnostic.getStartPosition() + "-"
                + diagnostic.getPosition() + "-" + diagnostic.getEndPosition() + " "
                + diagnostic.getMessage(Locale.ENGLISH));
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
            errors.add(diagnostic);
        }
        if ("emissary.err.internal".equals(diagnostic.getCode())) {
            complain(diagnostic.getMessage(Locale.ENGLISH));
        }
    }

    /** Takes note that a class file is going to be written. */
    void writing(String className) {
        if (!errors.isEmpty()) {
            complain("writes " + className + " after " + diagnostics);
        }
    }

    /** Takes note of the result of the compilation. */
    void ended(boolean success) {
        if (success != errors.isEmpty() && crash.isEmpty()) {
            complain("ends with " + success + " after " + diagnostics);
        }
    }

    /** Checks that no class file is left of a class with an error. */
    void checkWritten(Map<String, byte[]> classes) {
        for (Diagnostic<? extends JavaFileObject> error : errors) {
            if (error.getSource() != null && error.getPosition() != Diagnostic.NOPOS) {
                Map.Entry<Long, String> blamed = topLevelClasses
                        .getOrDefault(error.getSource().getName(), new TreeMap<>())
                        .floorEntry(error.getPosition());
                if (blamed != null && classes.containsKey(blamed.getValue())) {
                    complain("leaves a class file of " + blamed.getValue() + " with " + diagnostics);
                }
            }
        }
    }

    /** Takes note of something that must not happen. */
    void complain(String complaint) {
        complaints.add(complaint);
    }

    /** Takes note of something that javac says in no diagnostic, and therefore by a crash only. */
    void printed(String text) {
        crash = text;
    }

    String crash() {
        return crash;
    }

    boolean accepted() {
        return errors.isEmpty();
    }

    List<String> diagnostics() {
        return List.copyOf(diagnostics);
    }

    /** Returns the diagnostics with all that there is to them. */
    List<String> texts() {
        return List.copyOf(texts);
    }

    List<String> complaints() {
        return List.copyOf(complaints);
    }
}
