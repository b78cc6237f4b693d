package dev.emissary.tools.play;

import java.util.List;
import java.util.Map;

/**
 * What a compilation of a program gives.
 *
 * @param plain the program without emissaries, as far as it has no errors, or null if the plugin has written nothing
 * @param messages the diagnostics, in order
 * @param classFiles the class files by binary name; none where there are errors
 */
record Compiled(String plain, List<Message> messages, Map<String, byte[]> classFiles) {
    Compiled {
        messages = List.copyOf(messages);
        classFiles = Map.copyOf(classFiles);
    }
}
