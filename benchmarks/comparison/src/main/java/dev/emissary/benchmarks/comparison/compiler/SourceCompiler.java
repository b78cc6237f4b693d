package dev.emissary.benchmarks.comparison.compiler;

import java.nio.file.Path;
import java.util.List;

/** Compiles source files to class files, or says why not. */
public interface SourceCompiler {

    /**
     * Compiles.
     *
     * @param sources the files, all of them or none
     * @param classPath what they may refer to, but for the libraries that the language or tool itself brings
     * @param output the directory for class files, which exists
     * @return what it says of errors, nothing if class files were written
     * @throws IllegalStateException if the compiler failed itself
     */
    List<String> compile(List<Path> sources, List<Path> classPath, Path output);
}
