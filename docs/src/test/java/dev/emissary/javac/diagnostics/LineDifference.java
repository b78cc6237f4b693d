package dev.emissary.javac.diagnostics;

import java.util.ArrayList;
import java.util.List;

/** Compares two texts. */
final class LineDifference {
    private LineDifference() {}

    /** Returns every line of both texts once: after a minus what is removed, a plus what is added, a blank the rest. */
    static String of(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> changed = after.lines().toList();
        int[][] common = commonLines(old, changed);
        List<String> result = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < old.size() || j < changed.size()) {
            if (i < old.size() && j < changed.size() && old.get(i).equals(changed.get(j))) {
                result.add((" " + old.get(i)).stripTrailing());
                i++;
                j++;
            } else if (i < old.size() && (j == changed.size() || common[i + 1][j] >= common[i][j + 1])) {
                result.add("-" + old.get(i++));
            } else {
                result.add("+" + changed.get(j++));
            }
        }
        return String.join("\n", result) + "\n";
    }

    /** Returns for each two suffixes how many lines they have in common, in order. */
    private static int[][] commonLines(List<String> old, List<String> changed) {
        int[][] common = new int[old.size() + 1][changed.size() + 1];
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = changed.size() - 1; j >= 0; j--) {
                common[i][j] = old.get(i).equals(changed.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}
