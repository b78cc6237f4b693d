package dev.emissary.javac.desugar;

import java.util.List;

/**
 * Where a new import goes among those of a file: into the group that shares most of its package, in alphabetical order.
 *
 * @param index the index of the import next to it
 * @param after whether it follows that import
 */
public record ImportPlace(int index, boolean after) {
    /**
     * Returns the place of an import.
     *
     * @param groups the imports of types, at least one, in groups that are separated by blank lines
     * @param name the name of the new one
     */
    public static ImportPlace of(List<List<String>> groups, String name) {
        int begin = 0;
        int best = 0;
        int next = 0;
        List<String> chosen = List.of();
        for (List<String> group : groups) {
            // Next to groups of the JDK, others are not among them.
            int shared = isOfJdk(group.get(0)) == isOfJdk(name) ? 1 : 0;
            for (String each : group) {
                shared = Math.max(shared, 2 * shared(each, name));
            }
            if (chosen.isEmpty() || shared > best) {
                best = shared;
                chosen = group;
                begin = next;
            }
            next += group.size();
        }
        int last = -1;
        for (int index = 0; index < chosen.size(); index++) {
            last = chosen.get(index).compareTo(name) < 0 ? index : last;
        }
        return new ImportPlace(begin + Math.max(last, 0), last >= 0);
    }

    private static boolean isOfJdk(String name) {
        return name.startsWith("java.") || name.startsWith("javax.");
    }

    /** Returns how many parts two names have in common. */
    private static int shared(String first, String second) {
        String[] parts = first.split("\\.", -1);
        String[] others = second.split("\\.", -1);
        int shared = 0;
        while (shared < Math.min(parts.length, others.length) && parts[shared].equals(others[shared])) {
            shared++;
        }
        return shared;
    }
}
