package dev.emissary.tools.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * A Java that runs a command within a bound on memory. The first Java takes what the machine has, and an option of a jar
 * cannot say less. The second one also spends less on compiling code that runs once.
 */
final class BoundedJava {
    private static final int MEGABYTES = 1024;
    /** The status of HotSpot for ExitOnOutOfMemoryError. */
    private static final int OUT_OF_MEMORY = 3;

    private static final List<String> OPTIONS = List.of(
            "-Xmx" + MEGABYTES + "m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:+ExitOnOutOfMemoryError");

    private BoundedJava() {}

    /** Returns whether a command runs in a second Java: it takes much memory, and the first one has no options. */
    static boolean isWanted(String... args) {
        return args.length > 1
                && args[0].equals("adopt")
                && jar().endsWith(".jar")
                && !jar().contains(File.pathSeparator)
                && ManagementFactory.getRuntimeMXBean().getInputArguments().isEmpty();
    }

    private static String jar() {
        return System.getProperty("java.class.path");
    }

    /** Runs the command, and returns its status. */
    static int run(String[] args, PrintWriter err) {
        List<String> command =
                new ArrayList<>(List.of(String.join(File.separator, System.getProperty("java.home"), "bin", "java")));
        command.addAll(OPTIONS);
        command.addAll(List.of("-jar", jar()));
        command.addAll(List.of(args));
        try {
            Process process = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            int status = process.waitFor();
            if (status != OUT_OF_MEMORY) {
                return status;
            }
            err.println("error: nothing was done, since it takes more than " + MEGABYTES
                    + " MB of memory; allow more by java -Xmx4g -jar " + jar() + " adopt");
        } catch (IOException | InterruptedException failure) {
            err.println("error: " + EmissaryCommand.message(failure));
        }
        return EmissaryCommand.WRONG_SOURCES;
    }
}
