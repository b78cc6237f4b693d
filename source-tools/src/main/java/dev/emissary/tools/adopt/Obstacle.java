package dev.emissary.tools.adopt;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What stops the conversion of a class; a class may have several.
 *
 * @param reason the kind of obstacle
 * @param line the line that it is on
 * @param detail what it is, in words
 */
public record Obstacle(Reason reason, int line, @JsonIgnore String detail) {
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
