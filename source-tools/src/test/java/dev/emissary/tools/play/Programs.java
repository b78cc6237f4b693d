package dev.emissary.tools.play;

import dev.emissary.tools.play.Program.View;
import java.util.Set;

/** Programs with the options that the page begins with. */
final class Programs {
    private Programs() {}

    static Program of(String source, View... views) {
        return new Program(source, true, false, true, Set.of(views));
    }
}
