package dev.emissary.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A program that somebody types, and what to tell about it.
 *
 * @param source the source file
 * @param superclass whether emissaries extend the common superclass
 * @param lint whether the plugin warns about legal code that is often unintended
 * @param keyword whether the keyword form is there
 * @param views what to tell beside the plain class and the diagnostics
 */
record Program(String source, boolean superclass, boolean lint, boolean keyword, Set<View> views) {
    /** One more thing to tell about a program. */
    enum View {
        FORWARDERS,
        BYTECODE,
        REFLECTION,
        CLAUSES,
        COMPARISON
    }

    Program {
        views = views == null ? Set.of() : Set.copyOf(views);
    }

    /** Whether class files are wanted; without them a compilation takes two thirds of the time. */
    boolean needsClassFiles() {
        return !views.isEmpty();
    }

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

    /** Returns the same program with emissaries that need no library, as one would write them by hand. */
    Program withoutSuperclass() {
        return new Program(source, false, lint, keyword, Set.of());
    }
}
