package dev.emissary.eclipse.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What many edits of a file cost.
 *
 * @param millis the median time from an edit to the proposals after it
 * @param growth how many MB more the heap holds after the last edits than after the first
 */
record Load(long millis, long growth) {
    private static final int EDITS = 500;
    private static final int WARM_UP = 100;
    private static final int ASKED = 5;

    /** Edits a file that uses emissaries 500 times, and asks for proposals after each fifth edit. */
    static Load of(Project project) {
        List<Long> nanos = new ArrayList<>();
        long first = 0;
        try (Editor main = new Editor(project, "application/Main.java")) {
            String before = "desk.write(desk.greet(\"Ada\"));";
            for (int edit = 1; edit <= EDITS; edit++) {
                String after = "desk.write(desk.greet(\"Ada " + edit + "\"));";
                long begin = System.nanoTime();
                main.replace(before, after);
                if (edit % ASKED == 0) {
                    if (main.completion(" desk.").isEmpty() && edit == EDITS) {
                        throw new IllegalStateException("no proposals");
                    }
                    nanos.add(System.nanoTime() - begin);
                }
                if (edit == WARM_UP) {
                    nanos.clear();
                    first = project.server().heap();
                }
                before = after;
            }
        }
        Collections.sort(nanos);
        return new Load(
                nanos.get(nanos.size() / 2) / 1_000_000, project.server().heap() - first);
    }

    @Override
    public String toString() {
        return "%d ms for proposals, %d MB more after %d edits".formatted(millis, growth, EDITS - WARM_UP);
    }
}
