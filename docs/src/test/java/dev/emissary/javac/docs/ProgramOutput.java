package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Compiled;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;

/** Runs main methods in this JVM. */
final class ProgramOutput {
    private ProgramOutput() {}

    /** Returns what the main method of a program prints. */
    static String of(Compiled program) {
        for (String name : program.classNames()) {
            for (Method method : program.load(name).getDeclaredMethods()) {
                if (method.getName().equals("main")) {
                    return of(method);
                }
            }
        }
        throw new AssertionError("no main method in " + program.classNames());
    }

    private static synchronized String of(Method main) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream usual = System.out;
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure);
        } finally {
            System.setOut(usual);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace("\r", "");
    }
}
