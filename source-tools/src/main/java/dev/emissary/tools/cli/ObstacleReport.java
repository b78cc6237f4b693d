package dev.emissary.tools.cli;

import dev.emissary.tools.adopt.Adoption.SkippedClass;
import dev.emissary.tools.adopt.Obstacle;
import dev.emissary.tools.adopt.Reason;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The lines that say why a class stays: what would remove the obstacles of each kind, and their places. */
final class ObstacleReport {
    private ObstacleReport() {}

    static void print(SkippedClass left, PrintWriter out) {
        Map<Reason, List<Obstacle>> byReason = new EnumMap<>(Reason.class);
        left.obstacles()
                .forEach(each -> byReason.computeIfAbsent(each.reason(), absent -> new ArrayList<>())
                        .add(each));
        out.printf("%s:%d: %s stays%n", left.file(), left.line(), left.name());
        byReason.forEach((reason, obstacles) -> {
            out.println("  " + reason.description());
            obstacles.forEach(each ->
                    out.println("    line " + each.line() + (each.detail().isEmpty() ? "" : ": ") + each.detail()));
            out.println("    to convert it, " + reason.remedy());
        });
    }
}
