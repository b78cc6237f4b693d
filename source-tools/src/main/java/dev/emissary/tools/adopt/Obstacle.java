package dev.emissary.tools.adopt;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.javaparser.ast.Node;

/**
 * What stops the conversion of a class; a class may have several.
 *
 * @param reason the kind of obstacle
 * @param line the line that it is on
 * @param detail what it is, in words
 */
public record Obstacle(Reason reason, int line, @JsonIgnore String detail) {
    Obstacle(Reason reason, Node place, String detail) {
        this(reason, DelegatingClass.line(place), detail);
    }

    /** Returns the reason with its detail. */
    @JsonProperty
    public String message() {
        return detail.isEmpty() ? reason.description() : reason.description() + ": " + detail;
    }

    /** Returns what would remove it, as advice. */
    @JsonProperty
    public String remedy() {
        return reason.remedy();
    }
}
