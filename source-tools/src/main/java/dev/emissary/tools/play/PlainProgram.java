package dev.emissary.tools.play;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;

/** The plain program, analyzed by javac: the classes in it that emissaries mean. */
final class PlainProgram {
    private static final Set<String> SERIALIZATION = Set.of("writeObject", "readObject", "writeReplace", "readResolve");
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
                    Members members = new Members(tree);
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
    private boolean isWritten(Tree tree) {
        return difference.isWritten(line(to(tree) - 1));
    }

    private int from(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    private int to(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    private int line(int position) {
        return (int) lines.getLineNumber(Math.max(0, position)) - 1;
    }

    /** The members of a plain class, sorted by what they are for the emissary. */
    private final class Members {
        private final ClassTree tree;
        private final Map<String, String> delegates = new LinkedHashMap<>();
        private final List<PlainClass.Forwarder> forwarders = new ArrayList<>();
        private final List<String> byHand = new ArrayList<>();
        private final List<String> refusals = new ArrayList<>();
        private final List<PlainClass.Note> notes = new ArrayList<>();
        private boolean hasImplicitConstructor;

        Members(ClassTree tree) {
            this.tree = tree;
        }

        boolean hasDelegates() {
            return !delegates.isEmpty();
        }

        void scan(TreePath path) {
            for (Tree member : tree.getMembers()) {
                if (member instanceof VariableTree field && isDelegate(field)) {
                    delegates.put(field.getName().toString(), field.getType().toString());
                } else if (member instanceof MethodTree method && from(method) >= 0) {
                    method(method, new TreePath(path, method));
                }
            }
        }

        private boolean isDelegate(VariableTree field) {
            Set<Modifier> modifiers = field.getModifiers().getFlags();
            return isWritten(field)
                    && field.getInitializer() == null
                    && modifiers.containsAll(Set.of(Modifier.PRIVATE, Modifier.FINAL))
                    && !modifiers.contains(Modifier.STATIC);
        }

        private void method(MethodTree method, TreePath path) {
            String name = method.getName().toString();
            boolean written = isWritten(method) && isWritten(method.getBody());
            if (name.equals("<init>")) {
                if (written && method.getParameters().size() == delegates.size()) {
                    hasImplicitConstructor = true;
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
                    .anyMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
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
                        add(method, fieldName(select.getExpression()), trees.getElement(callee));
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
            boolean returnsItself =
                    method.getBody().toString().matches("(?s).*== (this\\.)?" + delegate + " \\? this.*");
            String text = "Stands for " + declaredIn + "." + signature(method) + ", "
                    + (isDefault ? "a default method" : "a method") + " of the delegate " + delegate + " ("
                    + delegates.get(delegate) + ")."
                    + (returnsItself
                            ? " If the delegate returns itself, the caller gets this emissary in its place."
                            : "");
            forwarders.add(new PlainClass.Forwarder(
                    from(method), to(method), signature(method), isDefault, returnsItself, text));
        }

        private static String signature(MethodTree method) {
            return method.getParameters().stream()
                    .map(parameter -> parameter.getType().toString())
                    .collect(Collectors.joining(", ", method.getName() + "(", ")"));
        }

        PlainClass plainClass(String name) {
            List<String> components = delegates.entrySet().stream()
                    .map(delegate -> delegate.getValue() + " " + delegate.getKey())
                    .toList();
            List<String> header = new ArrayList<>(List.of("final"));
            if (tree.getExtendsClause() == null) {
                note("EM-OPT-3", "superclass=none: extends ", List.of("Object"));
            } else {
                header.add("extends " + tree.getExtendsClause());
            }
            tree.getImplementsClause().forEach(type -> header.add("implements " + type));
            note("EM-DEL-1", "delegates to ", components);
            note("EM-CLASS-1", "is ", header);
            note(
                    hasImplicitConstructor ? "EM-CTOR-1" : "EM-CTOR-3",
                    "has a canonical constructor that is ",
                    List.of(hasImplicitConstructor ? "implicit" : "written by hand"));
            note(
                    "EM-FWD-1",
                    forwarders.size() == 1 ? "1 forwarder: " : forwarders.size() + " forwarders: ",
                    names(any -> true));
            note(
                    "EM-FWD-1",
                    "callers get the delegate's own version of default methods: ",
                    names(PlainClass.Forwarder::isDefault));
            note(
                    "EM-FWD-5",
                    "return the emissary for a delegate that returns itself: ",
                    names(PlainClass.Forwarder::returnsItself));
            note("EM-FWD-6", "written by hand, not forwarded: ", byHand);
            note("EM-CLASS-5", "refuses serialization by ", refusals);
            int from = line(from(tree));
            int to = line(to(tree) - 1);
            return new PlainClass(
                    name,
                    difference.sourceLines(from, to),
                    difference.plainLines(from, to),
                    List.copyOf(forwarders),
                    notes);
        }

        /** Adds a note about some parts of the class, unless there are none. */
        private void note(String clause, String text, List<String> parts) {
            if (!parts.isEmpty()) {
                notes.add(new PlainClass.Note(clause, text + String.join(", ", parts)));
            }
        }

        private List<String> names(Predicate<PlainClass.Forwarder> wanted) {
            return forwarders.stream()
                    .filter(wanted)
                    .map(PlainClass.Forwarder::method)
                    .toList();
        }
    }
}
