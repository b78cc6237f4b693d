package dev.emissary.tools.survey;

import java.util.List;

/**
 * The places behind two numbers of a library.
 *
 * @param name the name of the subject
 * @param forgotten default methods that are not forwarded although at least half of their interface is, and that
 *     another class overrides, in classes that refuse no method of the interface
 * @param leaks forwarders that may return the delegate
 */
public record Details(String name, List<Finding> forgotten, List<Finding> leaks) {
    public Details {
        forgotten = List.copyOf(forgotten);
        leaks = List.copyOf(leaks);
    }

    /**
     * A finding about one method of a delegating class.
     *
     * @param place file and line
     * @param className the delegating class
     * @param method the method of the interface
     * @param evidence the reason for the finding, such as a class that overrides the method
     */
    public record Finding(String place, String className, String method, String evidence) {}
}
