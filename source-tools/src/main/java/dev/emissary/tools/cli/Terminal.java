package dev.emissary.tools.cli;

import java.io.Console;

/** Detects whether output goes to a terminal. */
final class Terminal {
    private Terminal() {}

    /** Returns whether standard input and output are a terminal; since JDK 22, a console alone does not prove this. */
    @SuppressWarnings("SystemConsoleNull") // the second half of the method handles what this warns about
    static boolean isPresent() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException before22) {
            return true;
        } catch (ReflectiveOperationException failure) {
            return false;
        }
    }
}
