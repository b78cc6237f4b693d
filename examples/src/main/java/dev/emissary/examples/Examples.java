package dev.emissary.examples;

import dev.emissary.examples.charsequence.CharSequenceExample;
import dev.emissary.examples.composition.CompositionExample;
import dev.emissary.examples.marketdata.MarketDataExample;
import dev.emissary.examples.resultset.ResultSetExample;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.h2.Driver;

/** Runs the examples of this module, puts the database beside the plugin, and says what is next. */
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
        showNext();
    }

    /** Prints what to do after the first build of a clone. */
    private static void showNext() {
        System.out.printf("%nNEXT, in %s%n", Path.of("..").toAbsolutePath().normalize());
        show("annotations.jar", "for the class path, of javac and of java");
        show("plugin.jar", "for the processor path of javac");
        show("emissary.jar", "the command emissary");
        System.out.printf("%n  Run a program in front of a database%n");
        String path = String.join(File.pathSeparator, "target/annotations.jar", "target/plugin.jar", "target/h2.jar");
        System.out.println("    java -cp " + path + " examples/builds/launcher/SlowStatements.java");
        System.out.printf("%n  Type a declaration in the browser, and see the class that it means%n");
        System.out.println("    java -jar target/emissary.jar play");
    }

    private static void show(String jar, String use) {
        System.out.printf("    target/%-18s%s%n", jar, use);
    }
}
