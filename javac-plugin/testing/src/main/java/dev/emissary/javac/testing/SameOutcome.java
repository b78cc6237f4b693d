package dev.emissary.javac.testing;

import java.util.Arrays;
import java.util.List;

/** An assertion that two compilations are the same. */
public final class SameOutcome {
    private SameOutcome() {}

    /**
     * Fails unless two compilations have the same diagnostics, in the same order, and the same class files.
     *
     * @param circumstances what is different about the second one, for instance {@code in reverse order}
     */
    public static void assertSame(String circumstances, Compiled expected, Compiled actual) {
        List<Compiled.Message> wanted = expected.diagnostics();
        List<Compiled.Message> given = actual.diagnostics();
        // The first difference only: there may be thousands of diagnostics.
        for (int i = 0; i < Math.max(wanted.size(), given.size()); i++) {
            check(
                    "diagnostic " + i + " " + circumstances,
                    i < wanted.size() ? wanted.get(i) : "none",
                    i < given.size() ? given.get(i) : "none");
        }
        check("success " + circumstances, expected.success(), actual.success());
        check("classes " + circumstances, expected.classNames(), actual.classNames());
        for (String name : expected.classNames()) {
            // Thousands of bytes would say less than the name does.
            boolean same = Arrays.equals(expected.bytes(name), actual.bytes(name));
            check("whether the bytes of " + name + " are the same " + circumstances, true, same);
        }
    }

    private static void check(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(what + ": expected " + expected + ", but was " + actual);
        }
    }
}
