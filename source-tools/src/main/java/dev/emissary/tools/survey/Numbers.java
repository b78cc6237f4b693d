package dev.emissary.tools.survey;

/**
 * What is counted in the files of a library, in all of them or in those that are not generated.
 *
 * @param files the number of source files
 * @param lines their lines
 * @param types classes, interfaces, enums and records that they declare
 * @param delegating classes that delegate at least one method to a field of an interface type
 * @param mostly those that only forward at least half of an interface's abstract methods
 * @param purely those that only forward all of them
 * @param forwarders methods that only forward
 * @param forwarderLines the lines of these
 * @param forgotten default methods that are not forwarded, that another class overrides, in a class that forwards at least
 *     half of their interface and refuses no method of it
 * @param leftByRestricting the same in a class that refuses a method of the interface
 * @param leaks forwarders that may return the delegate
 * @param lambdas lambda expressions that only forward their parameters
 */
public record Numbers(
        int files,
        int lines,
        int types,
        int delegating,
        int mostly,
        int purely,
        int forwarders,
        int forwarderLines,
        int forgotten,
        int leftByRestricting,
        int leaks,
        int lambdas) {
    /** No numbers yet. */
    static final Numbers NONE = new Numbers(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Returns the sums with other numbers. */
    Numbers plus(Numbers other) {
        return new Numbers(
                files + other.files,
                lines + other.lines,
                types + other.types,
                delegating + other.delegating,
                mostly + other.mostly,
                purely + other.purely,
                forwarders + other.forwarders,
                forwarderLines + other.forwarderLines,
                forgotten + other.forgotten,
                leftByRestricting + other.leftByRestricting,
                leaks + other.leaks,
                lambdas + other.lambdas);
    }

    /** Returns the numbers of one file before its types are resolved. */
    static Numbers ofFile(int lines, int types, int lambdas) {
        return new Numbers(1, lines, types, 0, 0, 0, 0, 0, 0, 0, 0, lambdas);
    }
}
