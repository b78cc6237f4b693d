package dev.emissary.tools.survey;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.emissary.tools.analysis.Limit;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A wrapper that has been found, and what is said of it.
 *
 * @param name its qualified name
 * @param place its file and line
 * @param limits what keeps it from being an emissary
 * @param converted whether adopt converts it, judged by its source
 * @param restricting whether it refuses at least one method of the interface
 */
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
public record SurveyedClass(String name, String place, Set<Limit> limits, boolean converted, boolean restricting) {
    public SurveyedClass {
        // In the order of their declaration, however they have been read.
        limits = limits == null || limits.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(limits));
    }

    /** Returns whether an emissary can be written that behaves in the same way. */
    @JsonIgnore
    public boolean isSayable() {
        return limits.isEmpty();
    }
}
