package dev.emissary.benchmarks.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;

/**
 * What must be known about a run to judge its figures or to repeat it.
 *
 * @param feature the JDK's feature release, for example 17
 * @param jdk its vendor and version
 * @param vm the virtual machine and its garbage collector
 * @param flags the flags that it was given
 * @param cpu the processor's name as the operating system knows it
 * @param cores the number of cores that the JVM may use
 * @param memory the machine's memory in MiB
 * @param os the operating system and its version
 * @param jmh the version of JMH
 * @param day the day of the run, as ISO 8601 writes it
 * @param commit the commit that was measured, or "unknown"
 * @param mode quick or full
 * @param rounds how many times every benchmark was measured, each time in a new JVM
 * @param again what was measured at another time, and where; null for most
 */
public record Environment(
        int feature,
        String jdk,
        String vm,
        String flags,
        String cpu,
        int cores,
        long memory,
        String os,
        String jmh,
        String day,
        String commit,
        String mode,
        int rounds,
        @JsonInclude(JsonInclude.Include.NON_NULL) String again) {

    /** Returns the processor's name as the name of a directory. */
    String machine() {
        return cpu.toLowerCase(Locale.ROOT)
                .replaceAll("\\(r\\)|processor", "")
                .strip()
                .replaceAll("[^a-z0-9]+", "-");
    }
}
