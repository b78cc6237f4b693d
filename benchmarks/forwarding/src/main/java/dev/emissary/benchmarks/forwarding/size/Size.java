package dev.emissary.benchmarks.forwarding.size;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;

/**
 * How large a delegating class is.
 *
 * @param alternative what makes it
 * @param type the interface that it forwards
 * @param interfaceMethods how many methods of the interface there are to forward
 * @param sourceLines lines of its source file without blank ones and comments; for classes generated at run time those
 *     of the generator, which is written once for all interfaces
 * @param methods methods of its class but for constructors and initializers, bridges and helpers included
 * @param files its class files, and what else the compiler puts beside them for it; none when generated at run time
 * @param bytes bytes of these files, or of the class that is generated at run time; none where the JDK keeps it to
 *     itself
 * @param jars what it needs of other projects at run time, by the names of the jars
 */
public record Size(
        Alternative alternative,
        Class<?> type,
        int interfaceMethods,
        int sourceLines,
        int methods,
        int files,
        OptionalLong bytes,
        SortedSet<String> jars) {

    /** The interfaces that are measured, one with 5 methods, one with 56 and one with 195. */
    public static final List<Class<?>> INTERFACES =
            List.of(java.util.concurrent.CompletionService.class, java.sql.Statement.class, java.sql.ResultSet.class);
}
