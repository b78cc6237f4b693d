package dev.emissary.tools.play;

import java.nio.file.Path;
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
    /** Returns the options of javac; the plugin writes plain classes into a directory. */
    List<String> options(Path directory) {
        List<String> options =
                new ArrayList<>(List.of("-proc:none", "-implicit:none", "-Xmaxerrs", "100", "-Xmaxwarns", "100"));
        options.add("-Xplugin:Emissary desugar=" + directory + " partial=on"
                + (superclass ? "" : " superclass=none")
                + (lint ? " lint=on" : "")
                + (keyword ? "" : " keyword=off"));
        if (!bytecode) {
            options.add("-XDshould-stop.ifNoError=FLOW");
        }
        return options;
    }
}
