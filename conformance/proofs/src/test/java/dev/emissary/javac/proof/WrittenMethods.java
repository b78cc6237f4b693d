package dev.emissary.javac.proof;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects the methods of a program that has been parsed, and not yet analyzed: that changes how trees are printed. */
final class WrittenMethods extends TreePathScanner<Void, SourcePositions> {
    private final Map<String, MethodTree> methods = new HashMap<>();

    @Override
    public Void visitMethod(MethodTree method, SourcePositions positions) {
        methods.put(key(getCurrentPath()), method);
        return super.visitMethod(method, positions);
    }

    /** Returns the methods that another program has not. */
    Set<MethodTree> without(WrittenMethods other) {
        Map<String, MethodTree> rest = new HashMap<>(methods);
        rest.keySet().removeAll(other.methods.keySet());
        return new HashSet<>(rest.values());
    }

    /** Returns what tells a method from the others, the same in an emissary and in its plain form. */
    private static String key(TreePath path) {
        StringBuilder key = new StringBuilder();
        for (Tree around : path) {
            if (around instanceof ClassTree type) {
                key.append(type.getSimpleName()).append('.');
            } else if (around instanceof MethodTree method) {
                key.append(method.getName())
                        .append(method.getParameters().stream()
                                .map(parameter -> String.valueOf(parameter.getType()))
                                .collect(Collectors.joining(",", "(", ").")));
            }
        }
        return key.toString();
    }
}
