package dev.emissary.conformance;

import java.io.Serializable;
import java.util.List;

/**
 * What a compiler is to compile.
 *
 * @param sources the paths of the source files
 * @param classPath the paths of directories, that of {@code dev.emissary.Emissary} among them
 * @param output the directory for the class files
 * @param options what it is told about emissaries, for instance {@code lint=on}
 * @param warnings whether it shows all warnings
 * @param release the release of the language
 * @param processor the annotation processor that runs, a class of the class path; empty for none
 */
public record CompilerInput(
        List<String> sources,
        List<String> classPath,
        String output,
        List<String> options,
        boolean warnings,
        int release,
        String processor)
        implements Serializable {}
