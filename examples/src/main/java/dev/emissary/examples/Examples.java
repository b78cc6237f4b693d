package dev.emissary.examples;

import dev.emissary.examples.charsequence.CharSequenceExample;
import dev.emissary.examples.composition.CompositionExample;
import dev.emissary.examples.marketdata.MarketDataExample;
import dev.emissary.examples.resultset.ResultSetExample;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.h2.Driver;

/** Runs the examples of this module, one after the other, and puts the database beside the plugin. */
final class Examples {
    private Examples() {}

    public static void main(String... arguments) throws Exception {
        ResultSetExample.main();
        CharSequenceExample.main();
        CompositionExample.main();
        // Chronicle uses internals of the JDK, and is known to run on 17 to 25.
        if (Runtime.version().feature() <= 25) {
            MarketDataExample.main();
        }
        Path h2 = Path.of(
                Driver.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Files.copy(h2, Path.of("../target/h2.jar"), StandardCopyOption.REPLACE_EXISTING);
    }
}
