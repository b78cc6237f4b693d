package dev.emissary.javac.proof;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import javax.tools.JavaFileObject;

/** Finds forwarders in an analyzed program, and what is wrong with their shape and their casts. */
final class AddedForwarders extends TreePathScanner<Void, Void> {
    private final Trees trees;
    private final Types types;
    private final Set<MethodTree> added;
    private final Map<URI, NavigableMap<Long, Forwarder>> forwarders = new HashMap<>();
    private final Set<Tree> classes = new HashSet<>();
    private final List<String> complaints = new ArrayList<>();

    /** Prepares to look for methods that have been added to what is written. */
    AddedForwarders(JavacTask task, Set<MethodTree> added) {
        trees = Trees.instance(task);
        types = task.getTypes();
        this.added = added;
    }

    /**
     * A forwarder.
     *
     * @param text its text
     * @param end where it ends
     * @param isErased whether its parameters are those of its erasure
     * @param takesRaw whether one of them is raw
     */
    record Forwarder(String text, long end, boolean isErased, boolean takesRaw) {
        @Override
        public String toString() {
            return text;
        }
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
        boolean isForwarder = added.contains(method)
                && method.getReturnType() != null
                && !method.getModifiers().getFlags().contains(Modifier.PRIVATE);
        if (!isForwarder) {
            return super.visitMethod(method, nothing);
        }
        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
        SourcePositions positions = trees.getSourcePositions();
        forwarders
                .computeIfAbsent(unit.getSourceFile().toUri(), file -> new TreeMap<>())
                .put(
                        positions.getStartPosition(unit, method),
                        forwarder(method, positions.getEndPosition(unit, method)));
        classes.add(getCurrentPath().getParentPath().getLeaf());
        if (!ForwarderShape.is(method)) {
            complaints.add("is no forwarder: " + method);
        }
        return super.visitMethod(method, nothing);
    }

    @Override
    public Void visitTypeCast(TypeCastTree cast, Void nothing) {
        for (Tree around : getCurrentPath()) {
            if (around instanceof ClassTree) {
                break;
            }
            if (around instanceof MethodTree method
                    && added.contains(method)
                    && !isSafe(type(cast.getExpression()), type(cast.getType()))) {
                complaints.add("casts down: " + method);
            }
        }
        return super.visitTypeCast(cast, nothing);
    }

    /** Whether a cast is one up, or one of a raw type to unbounded wildcards (JLS 5.1.9). */
    private boolean isSafe(TypeMirror from, TypeMirror to) {
        if (from instanceof ArrayType one && to instanceof ArrayType other) {
            return isSafe(one.getComponentType(), other.getComponentType());
        }
        return types.isSubtype(from, to)
                || (isRaw(from)
                        && types.isSameType(types.erasure(from), types.erasure(to))
                        && ((DeclaredType) to)
                                .getTypeArguments().stream()
                                        .allMatch(
                                                argument -> argument.toString().equals("?")));
    }

    private TypeMirror type(Tree tree) {
        return trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    }

    private Forwarder forwarder(MethodTree method, long end) {
        ExecutableElement element = (ExecutableElement) trees.getElement(getCurrentPath());
        boolean isErased = element.getTypeParameters().isEmpty()
                && element.getParameters().stream()
                        .allMatch(parameter -> types.isSameType(parameter.asType(), types.erasure(parameter.asType())));
        boolean takesRaw = element.getParameters().stream().anyMatch(parameter -> isRaw(parameter.asType()));
        return new Forwarder(method.toString(), end, isErased, takesRaw);
    }

    private static boolean isRaw(TypeMirror type) {
        return type instanceof ArrayType array
                ? isRaw(array.getComponentType())
                : type instanceof DeclaredType declared
                        && declared.getTypeArguments().isEmpty()
                        && !((TypeElement) declared.asElement())
                                .getTypeParameters()
                                .isEmpty();
    }

    /** Returns the forwarder at a position of a file. */
    Optional<Forwarder> at(JavaFileObject file, long position) {
        return Optional.ofNullable(forwarders.get(file.toUri()))
                .map(inFile -> inFile.floorEntry(position))
                .map(Map.Entry::getValue)
                .filter(forwarder -> position < forwarder.end());
    }

    /** Returns how many classes have forwarders. */
    int classes() {
        return classes.size();
    }

    /** Returns how many forwarders there are. */
    int count() {
        return forwarders.values().stream().mapToInt(Map::size).sum();
    }

    /** Returns what is wrong with them. */
    List<String> complaints() {
        return complaints;
    }
}
