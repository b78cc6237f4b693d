package dev.emissary.tools.adopt;

/**
 * A difference between two class files.
 *
 * @param type the binary name of the class
 * @param member what differs, such as {@code method size()I}
 * @param message the difference in words
 */
record Difference(String type, String member, String message) {
    /** Returns whether the difference is in a method of a name. */
    boolean isOfMethod(String name) {
        return member.startsWith("method " + name + "(");
    }
}
