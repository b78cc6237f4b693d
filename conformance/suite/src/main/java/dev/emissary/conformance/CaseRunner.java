package dev.emissary.conformance;

import dev.emissary.conformance.ClassExpectation.Aspect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A runner of cases, one after another, with one compiler. It deletes its directory in the end.
 *
 * @param compiler the compiler
 * @param classes loads what it compiles
 * @param jdk the release of the JDK of both
 * @param orders in how many orders of its files a case is compiled
 * @param library the directory with the annotation and the superclass of emissaries
 * @param directory where files are written
 */
record CaseRunner(CompilerUnderTest compiler, Worker classes, int jdk, int orders, Path library, Path directory)
        implements AutoCloseable {
    /** Runs a case. */
    Verdict run(ConformanceCase subject) {
        if (subject.jdk() > jdk) {
            return new Verdict(subject, true, List.of());
        }
        List<String> failures = new ArrayList<>();
        try {
            run(subject, failures);
        } catch (IOException failure) {
            failures.add(DiagnosticsCheck.oneLine(String.valueOf(failure.getMessage()))
                    .replaceFirst(" [|] at .*", ""));
        }
        return new Verdict(subject, false, failures);
    }

    private void run(ConformanceCase subject, List<String> failures) throws IOException {
        Program program = program(subject, "program");
        List<CompilerOutput> outputs = compileSteps(subject, program, last(subject), failures);
        checkTexts(subject, outputs, failures);
        if (failures.isEmpty()) {
            checkOutput(subject, program, failures);
            for (ClassExpectation expectation : subject.classes()) {
                checkClass(expectation, program, failures);
            }
            checkPlain(subject, program, outputs, failures);
            checkOtherOrders(subject, program, failures);
            checkTogether(subject, program, failures);
            checkSame(subject, program, failures);
        }
    }

    private Program program(ConformanceCase subject, String name) {
        return new Program(
                directory.resolve(subject.name()).resolve(name), subject.library() ? List.of(library) : List.of());
    }

    /** Compiles the steps, with the files of the last one in an order. */
    private List<CompilerOutput> compileSteps(
            ConformanceCase subject, Program program, List<SourceFile> inOrder, List<String> failures)
            throws IOException {
        List<CompilerOutput> outputs = new ArrayList<>();
        for (int i = 0;
                i < subject.steps().size() && (i == 0 || outputs.get(i - 1).success());
                i++) {
            boolean last = i == subject.steps().size() - 1;
            List<SourceFile> files = last ? inOrder : subject.steps().get(i);
            if (last) {
                for (String lost : subject.without()) {
                    program.delete(lost);
                }
            }
            List<Mark> marks = Stream.concat(
                            i == 0 ? subject.withoutPosition().stream() : Stream.of(),
                            files.stream().flatMap(file -> file.marks().stream()))
                    .toList();
            CompilerOutput output = program.compile(compiler, files, subject, last ? subject.processor() : "");
            outputs.add(output);
            failures.addAll(DiagnosticsCheck.differences(marks, subject.warnings(), output));
        }
        return outputs;
    }

    private static void checkTexts(ConformanceCase subject, List<CompilerOutput> outputs, List<String> failures) {
        String texts = outputs.stream()
                .flatMap(output -> output.diagnostics().stream())
                .map(Diagnostic::text)
                .collect(Collectors.joining("\n"));
        for (String text : subject.says()) {
            if (failures.isEmpty() && !texts.contains(text)) {
                failures.add("expected a message that says \"" + text + "\"; came " + DiagnosticsCheck.oneLine(texts));
            }
        }
    }

    private void checkOutput(ConformanceCase subject, Program program, List<String> failures) throws IOException {
        if (subject.prints().isPresent()) {
            LoadedClasses loaded = LoadedClasses.of(program.classPath());
            List<String> printed = classes.ask(compiler -> loaded.run());
            if (!printed.equals(subject.prints().get())) {
                failures.add("expected that it prints " + subject.prints().get() + "; came " + printed);
            }
        }
    }

    private void checkClass(ClassExpectation expectation, Program program, List<String> failures) throws IOException {
        LoadedClasses loaded = LoadedClasses.of(program.classPath());
        String name = expectation.className();
        Aspect aspect = expectation.aspect();
        List<String> lines = aspect == Aspect.ANNOTATIONS
                ? ClassFiles.named(name, program.classes()).annotations()
                : classes.ask(loaded.description(name, aspect));
        List<String> missing = new ArrayList<>(expectation.lines());
        lines.forEach(missing::remove);
        List<String> more = new ArrayList<>(lines);
        expectation.lines().forEach(more::remove);
        if (!missing.isEmpty() || !more.isEmpty()) {
            failures.add("expected %s %s: %s; came %s".formatted(aspect, name, missing, more));
        }
    }

    /** Compiles all files at once. */
    private void checkTogether(ConformanceCase subject, Program program, List<String> failures) throws IOException {
        if (subject.together()) {
            Program other = program(subject, "together");
            compileAll(subject, other, List.of(), failures);
            if (failures.isEmpty() && !ClassFiles.identical(other.classes(), program.classes())) {
                failures.add("expected that one compilation of all files gives the same class files; came others");
            }
        }
    }

    private void checkSame(ConformanceCase subject, Program program, List<String> failures) throws IOException {
        if (!subject.same().isEmpty()) {
            Program other = program(subject, "same");
            compileAll(subject, other, subject.same(), failures);
            if (failures.isEmpty()) {
                failures.addAll(ClassFiles.differences(
                        ClassFiles.withoutDebug(other.classes()), ClassFiles.withoutDebug(program.classes())));
            }
        }
    }

    private void compileAll(
            ConformanceCase subject, Program program, List<SourceFile> replacements, List<String> failures)
            throws IOException {
        List<SourceFile> files =
                replaced(subject.steps().stream().flatMap(List::stream).toList(), replacements);
        DiagnosticsCheck.differences(List.of(), false, program.compile(compiler, files, subject, ""))
                .forEach(difference -> failures.add("in the other program: " + difference));
    }

    private static List<SourceFile> last(ConformanceCase subject) {
        return subject.steps().get(subject.steps().size() - 1);
    }

    /** Compiles the steps again with the files of the last one in other orders. */
    private void checkOtherOrders(ConformanceCase subject, Program program, List<String> failures) throws IOException {
        List<List<SourceFile>> wanted = wanted(last(subject));
        for (int i = 1; i < wanted.size() && failures.isEmpty(); i++) {
            Program other = program(subject, "order" + i);
            List<String> found = new ArrayList<>();
            compileSteps(subject, other, wanted.get(i), found);
            if (!subject.rejected() && !ClassFiles.identical(other.classes(), program.classes())) {
                found.add("expected the same class files; came others");
            }
            String order = " in the order "
                    + wanted.get(i).stream().map(SourceFile::path).toList();
            found.forEach(failure -> failures.add(failure + order));
        }
    }

    /** Returns so many orders of some files: the given one, the one from the end, and then others. */
    private List<List<SourceFile>> wanted(List<SourceFile> files) {
        List<SourceFile> reversed = new ArrayList<>(files);
        Collections.reverse(reversed);
        Set<List<SourceFile>> wanted = new LinkedHashSet<>();
        wanted.add(files);
        wanted.add(reversed);
        for (int seed = 0; wanted.size() < orders && seed < 10 * orders; seed++) {
            List<SourceFile> shuffled = new ArrayList<>(files);
            Collections.shuffle(shuffled, new Random(seed));
            wanted.add(shuffled);
        }
        return List.copyOf(wanted);
    }

    /** Compares with the compiler that knows no emissaries. */
    private void checkPlain(
            ConformanceCase subject, Program program, List<CompilerOutput> outputs, List<String> failures)
            throws IOException {
        if (!subject.plain()) {
            return;
        }
        Program other = program(subject, "plain");
        for (int i = 0; i < outputs.size(); i++) {
            CompilerOutput output =
                    other.compile(compiler.plain(), subject.steps().get(i), subject, "");
            List<Diagnostic> expected = output.diagnostics();
            List<Diagnostic> came = outputs.get(i).diagnostics();
            if (!came.equals(expected)) {
                failures.add(
                        "expected the diagnostics that there are without emissaries, " + expected + "; came " + came);
            }
        }
        if (!ClassFiles.identical(other.classes(), program.classes())) {
            failures.add("expected the class files that there are without emissaries; came others");
        }
    }

    /** Returns files, some in place of those of the same name; what has no such name is one more. */
    private static List<SourceFile> replaced(List<SourceFile> files, List<SourceFile> others) {
        List<String> names = others.stream().map(SourceFile::path).toList();
        return Stream.concat(files.stream().filter(file -> !names.contains(file.path())), others.stream())
                .toList();
    }

    @Override
    public void close() throws IOException {
        compiler.close();
        classes.close();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(file);
            }
        }
    }
}
