/* The JVM that portable data are read by. */
package dev.emissary.examples.marketdata.portable;

import dev.emissary.examples.marketdata.wall.HeaderMode;
import java.util.ArrayList;
import java.util.List;

/** A JVM with other object headers and, where a JVM can deny it, without {@code sun.misc.Unsafe}. */
public final class PortableJvm {

    private PortableJvm() {}

    /** Returns its flags, to be added to those of this JVM. */
    public static List<String> flags() {
        List<String> flags = new ArrayList<>(HeaderMode.flagsOfAnother());
        if (Runtime.version().feature() >= 23) {
            flags.add("--sun-misc-unsafe-memory-access=deny");
        }
        return flags;
    }
}
