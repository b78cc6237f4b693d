package dev.emissary.javac.proof;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.emissary.javac.proof.AddedForwarders.Forwarder;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * A tally of the forwarders that {@code desugar=} writes, as javac sees them where nothing is suppressed (EM-FWD-10):
 * each has the shape of a forwarder, no cast but upcasts, and no warning of {@code -Xlint:unchecked,cast} but the
 * exceptions.
 */
final class Soundness {
    private static final String RAW_BESIDE_GENERIC =
            "of calls with the parameters of a raw method beside a generic one";
    private static final String OVERRIDING = "of overriding a generic method and a raw one";

    /** What javac says of a forwarder only where the interface itself has it, or the header. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "compiler.warn.unchecked.call.mbr.of.raw.type", "of calls through a raw type",
            "compiler.warn.unchecked.varargs.non.reifiable.type", "of parameters of variable arity with a generic type",
            "compiler.warn.override.unchecked.ret", OVERRIDING,
            "compiler.warn.override.unchecked.thrown", OVERRIDING,
            "compiler.warn.unchecked.meth.invocation.applied", RAW_BESIDE_GENERIC,
            "compiler.warn.prob.found.req", RAW_BESIDE_GENERIC);

    private final Map<String, Integer> exceptions = new TreeMap<>();
    private final List<String> complaints = new ArrayList<>();
    private int classes;
    private int forwarders;
    private int others;

    /** Adds the forwarders of a program. */
    void add(Desugared program) {
        WrittenMethods emissaries = new WrittenMethods();
        scan(Javac.withPluginOfTests().withOptions("-Xplugin:Emissary"), program.sources(), emissaries);
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavacTask task = Javac.plain()
                .withOptions(program.options().toArray(String[]::new))
                .withOptions("-Xlint:none,unchecked,cast")
                .task(new StringWriter(), found, Desugared.files(unsuppressed(program.plain())));
        try {
            Iterable<? extends CompilationUnitTree> units = task.parse();
            WrittenMethods plain = new WrittenMethods();
            units.forEach(unit -> plain.scan(unit, null));
            task.analyze();
            AddedForwarders added = new AddedForwarders(task, plain.without(emissaries));
            units.forEach(unit -> added.scan(unit, null));
            found.getDiagnostics().forEach(diagnostic -> add(diagnostic, added));
            classes += added.classes();
            forwarders += added.count();
            complaints.addAll(added.complaints());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Adds an error, or a warning. */
    private void add(Diagnostic<? extends JavaFileObject> diagnostic, AddedForwarders added) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
            complaints.add(diagnostic.toString());
        } else if (diagnostic.getSource() != null) {
            added.at(diagnostic.getSource(), diagnostic.getPosition())
                    .ifPresentOrElse(forwarder -> add(diagnostic, forwarder), () -> others++);
        }
    }

    private void add(Diagnostic<?> warning, Forwarder forwarder) {
        String exception = EXCEPTIONS.get(warning.getCode());
        if (exception == null
                || (exception.equals(RAW_BESIDE_GENERIC) && !(forwarder.isErased() && forwarder.takesRaw()))
                || (exception.equals(OVERRIDING) && !forwarder.isErased())) {
            complaints.add(warning.getMessage(Locale.ENGLISH) + "\n" + forwarder);
        } else {
            exceptions.merge(exception, 1, Integer::sum);
        }
    }

    /** Blanks each {@code @SuppressWarnings}, no matter who has written it. */
    private static Map<String, String> unsuppressed(Map<String, String> sources) {
        Map<String, String> result = new TreeMap<>();
        sources.forEach((name, text) -> {
            StringBuilder blanked = new StringBuilder(text);
            scan(Javac.plain(), Map.of(name, text), new TreePathScanner<>() {
                @Override
                public Void visitAnnotation(AnnotationTree annotation, SourcePositions positions) {
                    if (annotation.getAnnotationType().toString().endsWith("SuppressWarnings")) {
                        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
                        int start = (int) positions.getStartPosition(unit, annotation);
                        int end = (int) positions.getEndPosition(unit, annotation);
                        blanked.replace(start, end, " ".repeat(end - start));
                    }
                    return null;
                }
            });
            result.put(name, blanked.toString());
        });
        return result;
    }

    /** Parses source files, and scans them. */
    private static void scan(Javac javac, Map<String, String> sources, TreePathScanner<Void, SourcePositions> scanner) {
        JavacTask task =
                javac.withOptions("-proc:none").task(new StringWriter(), diagnostic -> {}, Desugared.files(sources));
        try {
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            task.parse().forEach(unit -> scanner.scan(unit, positions));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns what is wrong with forwarders. */
    List<String> complaints() {
        return complaints;
    }

    /** Returns how many warnings are about other code. */
    int others() {
        return others;
    }

    /** Returns how many forwarders have been seen. */
    int forwarders() {
        return forwarders;
    }

    @Override
    public String toString() {
        return "%d classes with %d forwarders, %d of them with another shape, a cast down or an unchecked conversion; exceptions: %s"
                .formatted(classes, forwarders, complaints.size(), exceptions);
    }
}
