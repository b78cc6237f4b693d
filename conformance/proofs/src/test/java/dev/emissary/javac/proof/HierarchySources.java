package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Compiled.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Random hierarchies as source files, for other compilers than javac. */
public final class HierarchySources {
    private HierarchySources() {}

    /**
     * Writes those programs of successive seeds that compile: with their emissaries into the directory {@code emissaries},
     * and with the classes that one would write in their place into {@code classes}.
     *
     * @return the binary names of the emissaries
     */
    public static List<String> write(Path directory, long firstSeed, int count) throws IOException {
        List<Expectation> all = HierarchyProof.expectations(firstSeed, count);
        List<Message> stock = ProofCompiler.references(all).diagnostics();
        List<String> names = new ArrayList<>();
        for (Expectation one : all) {
            if (one.isLegal(stock)) {
                write(directory.resolve("emissaries"), one.program(), one.emissary());
                write(directory.resolve("classes"), one.program(), one.reference());
                names.add(one.program().packageName() + "." + Program.EMISSARY);
            }
        }
        return names;
    }

    private static void write(Path directory, Program program, String text) throws IOException {
        Path file = directory.resolve(program.fileName().replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
