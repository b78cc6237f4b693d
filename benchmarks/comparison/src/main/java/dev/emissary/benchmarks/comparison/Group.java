package dev.emissary.benchmarks.comparison;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A group of features, with a table in the matrix and a page of its own. */
public enum Group {
    FORWARDED("What is forwarded"),
    CONFLICTS("Conflicts and choice"),
    ENCAPSULATION("Encapsulation"),
    DECLARATION("Declaration"),
    EVOLUTION("Life after compilation");

    private final String title;

    Group(String title) {
        this.title = title;
    }

    /** The name of its table and its page. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The heading of the group. */
    public String title() {
        return title;
    }

    /** Its questions. */
    public List<Feature> features() {
        return Arrays.stream(Feature.values())
                .filter(feature -> feature.group() == this)
                .toList();
    }
}
