package dev.emissary.tools.play;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;

/** The members of a plain class, sorted by what they are for the emissary. */
final class PlainMembers {
    private static final Set<String> SERIALIZATION = Set.of("writeObject", "readObject", "writeReplace", "readResolve");

    private final PlainProgram program;
    private final ClassTree tree;
    private final Map<String, String> delegates = new LinkedHashMap<>();
    private final List<Forwarder> forwarders = new ArrayList<>();
    private final List<String> byHand = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private PlainClass.Constructor constructor = PlainClass.Constructor.BY_HAND;

    PlainMembers(PlainProgram program, ClassTree tree) {
        this.program = program;
        this.tree = tree;
    }

    boolean hasDelegates() {
        return !delegates.isEmpty();
    }

    void scan(TreePath path) {
        for (Tree member : tree.getMembers()) {
            if (member instanceof VariableTree field && isDelegate(field)) {
                delegates.put(field.getName().toString(), field.getType().toString());
            } else if (member instanceof MethodTree method && program.from(method) >= 0) {
                method(method, new TreePath(path, method));
            }
        }
    }

    private boolean isDelegate(VariableTree field) {
        Set<Modifier> modifiers = field.getModifiers().getFlags();
        return program.isWritten(field)
                && field.getInitializer() == null
                && modifiers.containsAll(Set.of(Modifier.PRIVATE, Modifier.FINAL))
                && !modifiers.contains(Modifier.STATIC);
    }

    private void method(MethodTree method, TreePath path) {
        String name = method.getName().toString();
        boolean written = program.isWritten(method) && program.isWritten(method.getBody());
        if (name.equals("<init>")) {
            if (written && method.getParameters().size() == delegates.size()) {
                constructor = PlainClass.Constructor.IMPLICIT;
            }
        } else if (!written) {
            if (hasOverride(method)) {
                byHand.add(signature(method));
            }
        } else if (!forward(method, path) && SERIALIZATION.contains(name)) {
            refusals.add(signature(method));
        }
    }

    private static boolean hasOverride(MethodTree method) {
        return method.getModifiers().getAnnotations().stream()
                .anyMatch(
                        annotation -> annotation.getAnnotationType().toString().equals("Override"));
    }

    /** Adds the method if it calls the method of the same name of a delegate. */
    private boolean forward(MethodTree method, TreePath path) {
        int before = forwarders.size();
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                if (call.getMethodSelect() instanceof MemberSelectTree select
                        && select.getIdentifier().equals(method.getName())
                        && delegates.containsKey(fieldName(select.getExpression()))
                        && forwarders.size() == before) {
                    TreePath callee = new TreePath(getCurrentPath(), select);
                    add(
                            method,
                            fieldName(select.getExpression()),
                            program.trees().getElement(callee));
                }
                return super.visitMethodInvocation(call, null);
            }
        }.scan(path, null);
        return forwarders.size() > before;
    }

    private static String fieldName(ExpressionTree expression) {
        return expression instanceof IdentifierTree identifier
                ? identifier.getName().toString()
                : expression instanceof MemberSelectTree select
                                && select.getExpression().toString().equals("this")
                        ? select.getIdentifier().toString()
                        : "";
    }

    private void add(MethodTree method, String delegate, Element callee) {
        boolean known = callee instanceof ExecutableElement;
        String declaredIn = known ? callee.getEnclosingElement().toString() : delegates.get(delegate);
        boolean isDefault = known && ((ExecutableElement) callee).isDefault();
        boolean returnsItself = method.getBody().toString().contains("== " + delegate + " ? this")
                || method.getBody().toString().contains("== this." + delegate + " ? this");
        forwarders.add(new Forwarder(
                program.from(method),
                program.to(method),
                signature(method),
                delegate,
                delegates.get(delegate),
                declaredIn,
                isDefault,
                returnsItself));
    }

    private static String signature(MethodTree method) {
        return method.getParameters().stream()
                .map(parameter -> parameter.getType().toString())
                .collect(Collectors.joining(", ", method.getName() + "(", ")"));
    }

    PlainClass plainClass(String name) {
        return new PlainClass(
                name,
                program.line(program.from(tree)),
                program.line(program.to(tree) - 1),
                tree.getExtendsClause() == null ? "" : tree.getExtendsClause().toString(),
                tree.getImplementsClause().stream().map(Tree::toString).toList(),
                delegates.entrySet().stream()
                        .map(delegate -> delegate.getValue() + " " + delegate.getKey())
                        .toList(),
                constructor,
                List.copyOf(forwarders),
                List.copyOf(byHand),
                List.copyOf(refusals));
    }
}
