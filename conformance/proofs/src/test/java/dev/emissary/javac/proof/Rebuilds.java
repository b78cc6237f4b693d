package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.Separately;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.JavaFileObject;

/** A full build and its class files, with which further builds are compared. */
final class Rebuilds implements AutoCloseable {
    private final EmissaryCompiler compiler;
    private final List<JavaFileObject> files;
    private final Compiled full;
    private final Separately classFiles;
    private final EmissaryCompiler incremental;

    /**
     * Builds a source tree.
     *
     * @param compiler compiles it, without a class path
     */
    Rebuilds(SourceTree tree, EmissaryCompiler compiler) {
        this.files = tree.files();
        this.compiler = compiler;
        full = compiler.compile(files).successful();
        classFiles = Separately.after(full);
        incremental = compiler.withClassPath(classFiles.directory());
    }

    /** Builds everything again. */
    void again() {
        build("in a second run", files);
    }

    /** Builds everything with the files in the opposite order. */
    void inReverse() {
        List<JavaFileObject> reverse = new ArrayList<>(files);
        Collections.reverse(reverse);
        build("in reverse order", reverse);
    }

    /** Builds everything with the files in some order. */
    void shuffled(Random random) {
        List<JavaFileObject> shuffled = new ArrayList<>(files);
        Collections.shuffle(shuffled, random);
        build("in the order " + names(shuffled), shuffled);
    }

    private void build(String circumstances, List<JavaFileObject> ordered) {
        SameOutcome.assertSameClasses(
                circumstances, full, compiler.compile(ordered).successful());
    }

    /** Builds each file alone; all others are class files. */
    void oneByOne() {
        Set<String> classes = new TreeSet<>();
        files.forEach(file -> classes.addAll(incrementally(List.of(file))));
        assertThat(classes).isEqualTo(full.classNames());
    }

    private Set<String> incrementally(List<JavaFileObject> some) {
        Compiled part = incremental.compile(some).successful();
        SameOutcome.assertContained("when only " + names(some) + " is compiled", part, full);
        return part.classNames();
    }

    private static List<String> names(List<JavaFileObject> files) {
        return files.stream().map(JavaFileObject::getName).toList();
    }

    @Override
    public void close() {
        classFiles.close();
    }
}
