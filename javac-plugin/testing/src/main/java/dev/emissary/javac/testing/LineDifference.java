package dev.emissary.javac.testing;

import java.util.List;

/**
 * A comparison of two texts, line by line, by a longest common subsequence.
 *
 * @param same what stands before a line of both texts
 * @param removed what stands before a line of the first text only
 * @param added what stands before a line of the second text only
 */
public record LineDifference(String same, String removed, String added) {
    /** Returns every line of both texts once. */
    public String of(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> changed = after.lines().toList();
        int[][] common = commonLines(old, changed);
        StringBuilder text = new StringBuilder();
        for (int i = 0, j = 0; i < old.size() || j < changed.size(); ) {
            String line;
            if (i < old.size() && j < changed.size() && old.get(i).equals(changed.get(j))) {
                line = same + old.get(i++);
                j++;
            } else if (i < old.size() && (j == changed.size() || common[i + 1][j] >= common[i][j + 1])) {
                line = removed + old.get(i++);
            } else {
                line = added + changed.get(j++);
            }
            text.append(line.stripTrailing()).append('\n');
        }
        return text.toString();
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
