package dev.emissary.javac.proof;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.conformance.cases.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Name;

/** Collects the sources that declare emissaries: cases, string literals of tests, and whole files of the examples. */
final class Corpus {
    private static final Pattern EMISSARY =
            Pattern.compile("\\bemissary\\s+\\w+\\s*[(<]|@(dev\\.emissary\\.)?Emissary\\b");
    private static final Path TESTS = Checkout.file("javac-plugin/src/test/java/dev/emissary/javac/conformance");
    private static final Path CASES = Checkout.file("conformance/cases");
    private static final Path EXAMPLES = Checkout.file("examples");

    private Corpus() {}

    /** Returns lists of source files that are compiled together, each of which declares an emissary. */
    static List<List<String>> sources() {
        Set<List<String>> found = new LinkedHashSet<>();
        try {
            collectLiterals(javaFiles(TESTS), found);
            for (ConformanceCase one : CaseFiles.in(CASES)) {
                found.add(one.steps().stream()
                        .flatMap(List::stream)
                        .map(SourceFile::text)
                        .toList());
            }
            for (Path file : javaFiles(EXAMPLES)) {
                found.add(List.of(Files.readString(file)));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        found.removeIf(
                texts -> texts.stream().noneMatch(text -> EMISSARY.matcher(text).find()));
        return List.copyOf(found);
    }

    private static List<Path> javaFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static void collectLiterals(List<Path> files, Set<List<String>> found) throws IOException {
        JavacTask task =
                Javac.plain().withOptions("-proc:none").task(new StringWriter(), diagnostic -> {}, Javac.files(files));
        new Collector(found).scan(task.parse(), null);
    }

    /** Finds string literals; the arguments of one compilation belong together. */
    private static final class Collector extends TreeScanner<Void, Void> {
        private final Set<List<String>> found;
        private final Map<Name, String> constants = new HashMap<>();

        Collector(Set<List<String>> found) {
            this.found = found;
        }

        @Override
        public Void visitClass(ClassTree declaration, Void nothing) {
            for (Tree member : declaration.getMembers()) {
                if (member instanceof VariableTree constant && text(constant.getInitializer()) != null) {
                    constants.put(constant.getName(), text(constant.getInitializer()));
                }
            }
            return super.visitClass(declaration, nothing);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
            List<String> texts = call.getArguments().stream()
                    .map(this::text)
                    .filter(Objects::nonNull)
                    .toList();
            if (!name(call.getMethodSelect()).equals("compile")) {
                return super.visitMethodInvocation(call, nothing);
            }
            found.add(texts);
            return scan(call.getMethodSelect(), nothing);
        }

        @Override
        public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
            if (!name(annotation.getAnnotationType()).equals("CsvSource")) {
                return super.visitAnnotation(annotation, nothing);
            }
            List<String> rows = new ArrayList<>();
            new TreeScanner<Void, Void>() {
                @Override
                public Void visitLiteral(LiteralTree literal, Void alsoNothing) {
                    rows.add(String.valueOf(literal.getValue()));
                    return null;
                }
            }.scan(annotation.getArguments(), null);
            for (String row : rows) {
                // The source is the last column, in which a mark may stand.
                found.add(List.of(row.substring(row.lastIndexOf(" | ") + 1)
                        .replaceFirst("^\\|", "")
                        .replace("^", "")));
            }
            return null;
        }

        @Override
        public Void visitBinary(BinaryTree sum, Void nothing) {
            return add(text(sum)) ? null : super.visitBinary(sum, nothing);
        }

        @Override
        public Void visitLiteral(LiteralTree literal, Void nothing) {
            add(text(literal));
            return null;
        }

        private boolean add(String text) {
            return text != null && found.add(List.of(text));
        }

        private static String name(Tree tree) {
            if (tree instanceof MemberSelectTree select) {
                return select.getIdentifier().toString();
            }
            return tree instanceof IdentifierTree identifier
                    ? identifier.getName().toString()
                    : "";
        }

        /** Returns the value of a literal, a constant, or a concatenation of them, or null. */
        private String text(Tree tree) {
            if (tree instanceof LiteralTree literal) {
                return literal.getValue() instanceof String text ? text : null;
            }
            if (tree instanceof IdentifierTree name) {
                return constants.get(name.getName());
            }
            if (tree instanceof BinaryTree sum) {
                String left = text(sum.getLeftOperand());
                String right = text(sum.getRightOperand());
                return left == null || right == null ? null : left + right;
            }
            return null;
        }
    }
}
