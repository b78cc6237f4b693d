package dev.emissary.tools.survey;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The places behind three numbers of a library.
 *
 * @param name the name of the subject
 * @param forgotten default methods that are not forwarded although at least half of their interface is, and that
 *     another class overrides, in classes that refuse no method of the interface
 * @param leftByRestricting the same in classes that refuse a method of the interface
 * @param leaks forwarders that may return the delegate
 */
public record Details(String name, List<Finding> forgotten, List<Finding> leftByRestricting, List<Finding> leaks) {
    public Details {
        forgotten = List.copyOf(forgotten);
        leftByRestricting = List.copyOf(leftByRestricting);
        leaks = List.copyOf(leaks);
    }

    /** Returns in how many classes each method is forgotten. */
    Map<String, Integer> forgottenByMethod() {
        Map<String, Integer> numbers = new TreeMap<>();
        forgotten.forEach(finding -> numbers.merge(finding.method(), 1, Integer::sum));
        return numbers;
    }
}
