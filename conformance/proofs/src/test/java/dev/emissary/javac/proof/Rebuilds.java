package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.Separately;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** A full build and its class files; it counts the further builds. */
final class Rebuilds implements AutoCloseable {
    private final EmissaryCompiler compiler;
    private final List<JavaFileObject> files;
    private final Compiled full;
    private final Separately classFiles;
    private final EmissaryCompiler incremental;
    private int builds;

    /**
     * Builds a source tree.
     *
     * @param compiler compiles it, without a class path
     * @param classPath what the sources need
     */
    Rebuilds(SourceTree tree, EmissaryCompiler compiler, Path... classPath) {
        this.files = tree.files();
        this.compiler = compiler.withClassPath(classPath);
        full = this.compiler.compile(files).successful();
        classFiles = Separately.after(full);
        incremental = compiler.withClassPath(Stream.concat(Stream.of(classFiles.directory()), Stream.of(classPath))
                .toArray(Path[]::new));
    }

    /** Returns the full build. */
    Compiled full() {
        return full;
    }

    /** Returns the number of further builds. */
    int builds() {
        return builds;
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
        builds++;
        SameOutcome.assertSameClasses(
                circumstances, full, compiler.compile(ordered).successful());
    }

    /** Builds each file alone; all others are class files. */
    void oneByOne() {
        Set<String> classes = new TreeSet<>();
        files.forEach(file -> classes.addAll(incrementally(List.of(file))));
        assertThat(classes).isEqualTo(full.classNames());
    }

    /** Builds each of a number of random groups of files alone, which together are all files. */
    void groupByGroup(int count, Random random) {
        List<JavaFileObject> shuffled = new ArrayList<>(files);
        Collections.shuffle(shuffled, random);
        Set<String> classes = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            int from = i * shuffled.size() / count;
            classes.addAll(incrementally(shuffled.subList(from, (i + 1) * shuffled.size() / count)));
        }
        assertThat(classes).isEqualTo(full.classNames());
    }

    /** Builds some files, randomly chosen, each alone. */
    void someOfThem(int count, Random random) {
        List<JavaFileObject> shuffled = new ArrayList<>(files);
        Collections.shuffle(shuffled, random);
        shuffled.subList(0, Math.min(count, shuffled.size())).forEach(file -> incrementally(List.of(file)));
    }

    private Set<String> incrementally(List<JavaFileObject> some) {
        builds++;
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
