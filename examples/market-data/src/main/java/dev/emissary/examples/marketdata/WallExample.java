/* The part of the program about the wall in front of copied memory. */
package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.wall.BadInput;
import dev.emissary.examples.marketdata.wall.HeaderMode;
import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import dev.emissary.examples.marketdata.wall.Tick;
import dev.emissary.examples.marketdata.wall.TickFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Shows what a JVM with another layout makes of copied memory, and what the wall says to bad input. */
final class WallExample {

    private static final String NOT_REFUSED = "NOT REFUSED";

    private final PrintStream out;

    WallExample(PrintStream out) {
        this.out = out;
    }

    /** Shows everything and tells whether all was refused that has to be. */
    boolean run() throws IOException {
        boolean refused = showOtherLayout(new Tick(300, 10_125));
        out.printf("%n  What the wall refuses before the first byte is copied%n");
        for (BadInput input : BadInput.all()) {
            String answer = answerTo(input);
            refused &= !answer.equals(NOT_REFUSED);
            show(input.name(), answer);
        }
        return refused;
    }

    /** Returns what the wall says to an attempt. */
    static String answerTo(BadInput input) {
        try {
            input.attempt().run();
            return NOT_REFUSED;
        } catch (RefusedCopyException e) {
            return withoutPackages(e.getMessage());
        }
    }

    private boolean showOtherLayout(Tick tick) throws IOException {
        out.printf("%n  The same memory in a JVM with other object headers%n");
        List<String> flags = HeaderMode.flagsOfAnother();
        Path file = Files.createTempFile("tick", ".bytes");
        try {
            TickFile.write(file, tick);
            SecondJvm other = SecondJvm.run(flags, TickFile.class, file.toString());
            List<String> lines = other.output().lines().toList();
            show("written", tick.toString());
            show("the other JVM", flags.get(flags.size() - 1));
            show("without the wall it reads", lines.get(0));
            show("with the wall", withoutPackages(lines.get(1)));
            return lines.get(1).startsWith("refused");
        } finally {
            Files.delete(file);
        }
    }

    private void show(String what, String fact) {
        out.printf("    %-47s%s%n", what, fact);
    }

    private static String withoutPackages(String text) {
        return text.replaceAll("(?:[a-z]+\\.)+(?=[A-Z])", "");
    }
}
