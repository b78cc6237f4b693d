package dev.emissary.javac.testing;

import java.net.URI;
import java.nio.file.Path;

/** Where the classes of this JVM come from. */
public final class CodeLocation {
    private CodeLocation() {}

    /** Returns the jar or the directory that a class comes from. */
    public static Path of(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }
}
