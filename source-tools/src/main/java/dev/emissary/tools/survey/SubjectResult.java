package dev.emissary.tools.survey;

import dev.emissary.tools.source.Problem;
import java.util.List;
import java.util.Map;

/**
 * The numbers of one library.
 *
 * @param name the name of the subject, such as {@code group:artifact:version}
 * @param files the number of its source files, including those that cannot be parsed
 * @param lines the number of lines of those files
 * @param types classes, interfaces, enums and records that they declare
 * @param delegating classes that delegate at least one method
 * @param mostly those that only forward at least half of an interface's abstract methods
 * @param purely those that only forward all of them
 * @param forwarders methods that only forward
 * @param forwarderLines the lines of these
 * @param convertible how many of {@code mostly} adopt would convert, before it verifies them
 * @param reasons why the others are left, and how many for each reason
 * @param forgotten default methods that are not forwarded although at least half of their interface is, and that
 *     another class overrides, and in how many classes
 * @param leaks how many forwarders may return the delegate
 * @param unparsed files that cannot be parsed
 * @param unresolved classes with the shape of a delegating one whose types are not all found
 * @param seconds the time it took
 * @param peakHeapMegabytes the peak of the used heap, including garbage
 */
public record SubjectResult(
        String name,
        int files,
        int lines,
        int types,
        int delegating,
        int mostly,
        int purely,
        int forwarders,
        int forwarderLines,
        int convertible,
        Map<String, Integer> reasons,
        Map<String, Integer> forgotten,
        int leaks,
        List<Problem> unparsed,
        int unresolved,
        double seconds,
        long peakHeapMegabytes) {
    /** Returns how many default methods are forgotten, in all classes together. */
    public int forgottenInAll() {
        return forgotten.values().stream().mapToInt(Integer::intValue).sum();
    }
}
