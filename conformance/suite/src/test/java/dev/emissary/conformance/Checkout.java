package dev.emissary.conformance;

import dev.emissary.javac.EmissaryPlugin;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where the tests find what they test. */
final class Checkout {
    /** The directory of the cases. */
    static final Path CASES = Path.of("..", "cases");

    /** The plugin, a jar or a directory of classes. */
    static final Path PLUGIN = plugin();

    private Checkout() {}

    private static Path plugin() {
        try {
            return Path.of(EmissaryPlugin.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The running JDK. */
    static Path jdk() {
        return Path.of(System.getProperty("java.home"));
    }
}
