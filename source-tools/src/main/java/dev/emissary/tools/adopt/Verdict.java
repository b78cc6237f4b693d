package dev.emissary.tools.adopt;

import java.util.List;

/** Whether a class is converted or skipped; until it is verified, a conversion is only planned. */
sealed interface Verdict {
    /** It can be converted, judging by its source. */
    record Convertible(Conversion conversion) implements Verdict {}

    /** It is left unchanged. */
    record Skip(List<Obstacle> obstacles) implements Verdict {}
}
