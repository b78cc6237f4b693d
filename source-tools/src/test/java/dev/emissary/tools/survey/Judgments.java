package dev.emissary.tools.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a person has judged of crossed forwarders, from a file of lines: a key, a dash between spaces, and the judgment. The
 * key is {@code Class.method}, or else {@code Class}, or else {@code method > called} for two methods that mean the same
 * wherever they occur.
 *
 * @param byName the judgments
 */
record Judgments(Map<String, String> byName) {
    private static final String DASH = " - ";

    /** Reads the judgments from a file. */
    static Judgments in(Path file) throws IOException {
        Map<String, String> byName = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int dash = line.indexOf(DASH);
            if (dash > 0 && !line.startsWith("#")) {
                byName.put(
                        line.substring(0, dash).strip(),
                        line.substring(dash + DASH.length()).strip());
            }
        }
        return new Judgments(byName);
    }

    /** Returns the judgment of a method, or that nobody has judged it. */
    String of(CrossedMethod method) {
        String ofPair = byName.getOrDefault(method.method() + " > " + method.called(), "not judged");
        String ofClass = byName.getOrDefault(method.className(), ofPair);
        return byName.getOrDefault(method.className() + "." + method.method(), ofClass);
    }
}
