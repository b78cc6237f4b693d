package dev.emissary.javac.proof;

import dev.emissary.javac.testing.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/** Random twins as source files, for other compilers than javac. */
public final class TwinSources {
    private final List<TwinProgram> programs;

    private TwinSources(List<TwinProgram> programs) {
        this.programs = List.copyOf(programs);
    }

    /** Makes the programs of successive seeds. */
    public static TwinSources of(long firstSeed, int count) {
        return new TwinSources(LongStream.range(firstSeed, firstSeed + count)
                .mapToObj(seed -> TwinProgram.of(seed, Set.of()))
                .toList());
    }

    /** Returns the binary names of what is declared in both forms. */
    public List<String> names() {
        return programs.stream().map(program -> program.packageName() + ".Em").toList();
    }

    /** Returns how many methods the emissaries forward. */
    public int forwarders() {
        return programs.stream().mapToInt(TwinProgram::methods).sum();
    }

    /**
     * Writes directories of sources: {@code library}, which all mention; {@code types}, the interfaces and classes of each
     * program; {@code emissaries}; {@code classes}, written by hand; and {@code permitted}, those of them that types need.
     */
    public void write(Path directory) throws IOException {
        for (String source : TwinCompiler.sourcesOfLibrary()) {
            write(directory.resolve("library"), SourceText.qualifiedName(source), source);
        }
        for (TwinProgram program : programs) {
            write(directory.resolve("types"), program, "Types", program.types());
            write(directory.resolve("emissaries"), program, "Em", program.emissary());
            write(directory.resolve("classes"), program, "Em", program.byHand());
            if (program.isSealed()) {
                write(directory.resolve("permitted"), program, "Em", program.byHand());
            }
        }
    }

    private static void write(Path directory, TwinProgram program, String name, String text) throws IOException {
        write(directory, program.packageName() + "." + name, program.source(text));
    }

    private static void write(Path directory, String name, String text) throws IOException {
        Path file = directory.resolve(name.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
