package dev.emissary.tools.cli;

import java.io.Console;

/** Knows whether output goes to a terminal. */
final class Terminal {
    private Terminal() {}

    /** Returns whether standard input and output are a terminal; from JDK 22 on, a console alone does not mean it. */
    @SuppressWarnings("SystemConsoleNull") // what that warns of is what the second half of the method is for
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
