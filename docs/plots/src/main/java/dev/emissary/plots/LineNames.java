package dev.emissary.plots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds where the names of lines go, to the right of their ends, so that no name covers another. */
final class LineNames {

    private LineNames() {}

    /**
     * Moves names apart that would overlap, as little as needed.
     *
     * @param ends where the lines end, by name
     * @param distance what two names must at least be apart
     * @return where the names go, by name
     */
    static Map<String, Double> apart(Map<String, Double> ends, double distance) {
        List<List<Map.Entry<String, Double>>> groups = new ArrayList<>();
        ends.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.naturalOrder()))
                .forEach(end -> {
                    List<Map.Entry<String, Double>> group = new ArrayList<>(List.of(end));
                    // A group that grows may reach the one below it.
                    while (!groups.isEmpty()
                            && top(groups.get(groups.size() - 1), distance) + distance > bottom(group, distance)) {
                        group.addAll(0, groups.remove(groups.size() - 1));
                    }
                    groups.add(group);
                });
        Map<String, Double> places = new LinkedHashMap<>();
        for (List<Map.Entry<String, Double>> group : groups) {
            double place = bottom(group, distance);
            for (Map.Entry<String, Double> end : group) {
                places.put(end.getKey(), place);
                place += distance;
            }
        }
        return places;
    }

    /** Returns where the lowest name of a group goes: the group stands around the middle of its ends, above zero. */
    private static double bottom(List<Map.Entry<String, Double>> group, double distance) {
        double middle =
                group.stream().mapToDouble(Map.Entry::getValue).average().orElseThrow();
        return Math.max(0, middle - distance * (group.size() - 1) / 2);
    }

    private static double top(List<Map.Entry<String, Double>> group, double distance) {
        return bottom(group, distance) + distance * (group.size() - 1);
    }
}
