package dev.emissary.tools.survey;

/**
 * What is counted in the files of a library that are not generated.
 *
 * @param files the number of source files
 * @param lines their lines
 * @param types classes, interfaces, enums and records that they declare
 * @param delegating classes that delegate at least one method to a field whose type is an interface of theirs
 * @param forgotten default methods that are not forwarded, that another class overrides, in a class that forwards at least
 *     half of their interface and refuses no method of it
 * @param leaks forwarders that may return the delegate
 */
public record Numbers(int files, int lines, int types, int delegating, int forgotten, int leaks) {
    /** No numbers yet. */
    static final Numbers NONE = new Numbers(0, 0, 0, 0, 0, 0);

    /** Returns the sums with other numbers. */
    Numbers plus(Numbers other) {
        return new Numbers(
                files + other.files,
                lines + other.lines,
                types + other.types,
                delegating + other.delegating,
                forgotten + other.forgotten,
                leaks + other.leaks);
    }
}
