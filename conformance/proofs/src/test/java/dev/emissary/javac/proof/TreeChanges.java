package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WildcardTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of a text in trees as a whole, so that what comes of it is a program more often than not. */
final class TreeChanges {
    private static final Pattern HEAD =
            Pattern.compile("\\b(?:class|interface|record|enum|emissary) \\w+[^{;]*(?=[{;])");

    /** The kinds of trees, each with texts that can stand beside one or in its place. */
    private enum Kind {
        /** Members for any class, some of which have names or types that a forwarder has or needs. */
        MEMBER(
                "private static int run(int i) { return i; }",
                "static class Object {}",
                "interface Runnable { void run(Object o); }",
                "private final java.util.List<String> extra = new java.util.ArrayList<>();",
                "static int count;",
                "@Override public String toString() { return super.toString(); }",
                "enum Kind { ONE { @Override public String toString() { return \"\"; } } }",
                "static { java.lang.Runnable r = () -> {}; r.run(); }",
                "<T, R> R both(T t) { return null; }",
                "private void writeObject(java.io.ObjectOutputStream out) {}"),
        TYPE("?", "? extends Missing", "? super String", "int", "Missing", "String", "Object[]", "Runnable", "Object"),
        /** Names, some of which mean something elsewhere. */
        COMPONENT("r", "to", "delegates", "emissary", "record", "that", "other", "value", "$", "arg0", "result"),
        /** Annotations, and where there could be one. */
        MODIFIER("@Deprecated", "strictfp", "@SuppressWarnings(\"all\")", "final", "static", "synchronized"),
        PARAMETER("T", "T extends Missing", "T extends Comparable<T>"),
        /** Where a header ends. */
        CLAUSE("extends Missing", "implements Runnable", "extends Object", "implements Missing<String>"),
        STATEMENT(";");

        private final List<String> others;

        Kind(String... others) {
            this.others = List.of(others);
        }
    }

    /** Those whose changes leave a program one most often. */
    private static final List<Kind> OF_PROGRAMS = List.of(Kind.MEMBER, Kind.COMPONENT, Kind.MODIFIER, Kind.STATEMENT);

    private record Place(Kind kind, int start, int end) {
        String in(String text) {
            return text.substring(start, end);
        }

        String replaced(String text, String by) {
            return text.substring(0, start) + by + text.substring(end);
        }
    }

    private TreeChanges() {}

    /**
     * Changes a text in one place, if one of some attempts finds a way to.
     *
     * @param types whether types change too, of which errors come most often
     */
    static String change(String text, boolean types, RandomGenerator random) {
        List<Place> places = places(text);
        String changed = text;
        for (int attempts = 0; attempts < 9 && changed.equals(text); attempts++) {
            Kind kind = any(types ? List.of(Kind.values()) : OF_PROGRAMS, random);
            List<Place> all = places.stream().filter(one -> one.kind() == kind).toList();
            if (random.nextInt(20) == 0) {
                changed = nested(text);
            } else if (!all.isEmpty()) {
                changed = changed(text, any(all, random), any(all, random), random);
            }
        }
        return changed;
    }

    /** Makes all types members of a class. */
    private static String nested(String text) {
        return text.replaceFirst(
                "(?s)^((?:.*import [^;]*;)?)((?!.*\\b(?:package|module) ).*)", "$1 class Around<T> {$2}");
    }

    private static String changed(String text, Place one, Place other, RandomGenerator random) {
        String own = one.in(text);
        String fresh = any(one.kind().others, random);
        int way = random.nextInt(5);
        return switch (one.kind()) {
            case MEMBER ->
                switch (way) {
                    case 0 -> own.matches("(?s).*(?:@Override|default ).*") ? removed(text, one) : text;
                    case 1 -> one.replaced(text, own + withBody(own.replaceFirst("(\\w+)\\(", "$1$1(")));
                    case 2 -> one.replaced(text, withBody(own));
                    case 3 -> swapped(text, one, other);
                    default -> one.replaced(text, fresh + " " + own);
                };
            case COMPONENT -> everywhere(text, own, fresh);
            case TYPE, PARAMETER ->
                switch (way) {
                    case 0 -> removed(text, one);
                    case 1 -> one.replaced(text, own + ", " + other.in(text));
                    case 2 -> swapped(text, one, other);
                    case 3 -> everywhere(text, own, random.nextBoolean() ? fresh : other.in(text));
                    default -> one.replaced(text, random.nextBoolean() ? own + "<" + fresh + ">" : fresh);
                };
            case MODIFIER -> way == 0 ? removed(text, one) : one.replaced(text, " " + fresh + " " + own);
            case CLAUSE -> one.replaced(text, " " + fresh + " ");
            case STATEMENT -> way == 0 ? removed(text, one) : swapped(text, one, other);
        };
    }

    private static String swapped(String text, Place one, Place other) {
        return one.end() <= other.start()
                ? one.replaced(other.replaced(text, one.in(text)), other.in(text))
                : one.replaced(text, other.in(text));
    }

    private static String everywhere(String text, String name, String by) {
        return name.matches("\\w+") ? text.replaceAll("\\b" + name + "\\b", Matcher.quoteReplacement(by)) : text;
    }

    /** Removes a tree, and the brackets or the comma that would be left. */
    private static String removed(String text, Place one) {
        return (text.substring(0, one.start()) + "\0" + text.substring(one.end()))
                .replaceFirst("<\\s*\0\\s*>|\0\\s*,|,\\s*\0|\0", "");
    }

    /** Makes an abstract method of an interface a default one. */
    private static String withBody(String member) {
        return member.endsWith(");") && !member.matches("(?s).*\\b(?:static|private|abstract|default)\\b.*")
                ? "default " + member.replaceFirst(";$", " { throw new AssertionError(); }")
                : member;
    }

    private static <T> T any(List<T> all, RandomGenerator random) {
        return all.get(random.nextInt(all.size()));
    }

    private static List<Place> places(String text) {
        List<Place> places = new ArrayList<>();
        HEAD.matcher(text).results().forEach(head -> places.add(new Place(Kind.CLAUSE, head.end(), head.end())));
        JavacTask task = Javac.plain()
                .task(
                        new StringWriter(),
                        diagnostic -> {},
                        List.of(JavaFileObjects.forSourceString("Text", MutantSources.asRecords(text))));
        try {
            for (CompilationUnitTree file : task.parse()) {
                finder(text, Trees.instance(task).getSourcePositions(), places).scan(file, null);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return places;
    }

    /** Returns what finds the trees of a file. */
    private static TreeScanner<Void, Tree> finder(String text, SourcePositions positions, List<Place> places) {
        return new TreeScanner<>() {
            private CompilationUnitTree file;

            @Override
            public Void scan(Tree tree, Tree parent) {
                if (tree == null) {
                    return null;
                }
                if (tree instanceof CompilationUnitTree unit) {
                    file = unit;
                }
                int start = (int) positions.getStartPosition(file, tree);
                int end = (int) positions.getEndPosition(file, tree);
                if (start >= 0 && end <= text.length() && start < end) {
                    add(tree, parent, start, end);
                }
                return super.scan(tree, tree);
            }

            private void add(Tree tree, Tree parent, int start, int end) {
                if (tree instanceof ClassTree || tree instanceof MethodTree) {
                    places.add(new Place(Kind.MODIFIER, start, start));
                }
                if (tree instanceof VariableTree variable && parent instanceof ClassTree) {
                    String name = variable.getName().toString();
                    int place = text.lastIndexOf(name, end - 1);
                    if (place >= start) {
                        places.add(new Place(Kind.COMPONENT, place, place + name.length()));
                    }
                } else if (parent instanceof ClassTree && (tree instanceof MethodTree || tree instanceof ClassTree)) {
                    places.add(new Place(Kind.MEMBER, start, end));
                } else if (tree instanceof TypeParameterTree) {
                    places.add(new Place(Kind.PARAMETER, start, end));
                } else if (tree instanceof AnnotationTree) {
                    places.add(new Place(Kind.MODIFIER, start, end));
                } else if (tree instanceof ParameterizedTypeTree
                        || tree instanceof WildcardTree
                        || tree instanceof PrimitiveTypeTree
                        || tree instanceof IdentifierTree) {
                    places.add(new Place(Kind.TYPE, start, end));
                } else if (parent instanceof BlockTree
                        || parent instanceof CompilationUnitTree && !(tree instanceof ClassTree)) {
                    places.add(new Place(Kind.STATEMENT, start, end));
                }
            }
        };
    }
}
