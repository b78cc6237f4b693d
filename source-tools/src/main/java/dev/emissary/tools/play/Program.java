package dev.emissary.tools.play;

import java.util.ArrayList;
import java.util.List;

/**
 * A program that somebody types, and what to tell about it.
 *
 * @param source the source file
 * @param superclass whether emissaries extend the common superclass
 * @param lint whether the plugin warns about legal code that is often unintended
 * @param keyword whether the keyword form is there
 * @param bytecode whether to tell the bytecode; without it a compilation takes two thirds of the time
 */
record Program(String source, boolean superclass, boolean lint, boolean keyword, boolean bytecode) {
    /** Returns the option that starts the plugin so that it writes plain classes into a directory. */
    String pluginOption(String directory) {
        List<String> words = new ArrayList<>(List.of("-Xplugin:Emissary", "desugar=" + directory, "partial=on"));
        if (!superclass) {
            words.add("superclass=none");
        }
        if (lint) {
            words.add("lint=on");
        }
        if (!keyword) {
            words.add("keyword=off");
        }
        return String.join(" ", words);
    }
}
