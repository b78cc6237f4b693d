package dev.emissary.tools.survey;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.emissary.tools.survey.wrapper.Advice;
import dev.emissary.tools.survey.wrapper.Limit;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A wrapper that has been found, and what is said of it.
 *
 * @param name its qualified name; an anonymous class has that of the class around it and a {@code $}
 * @param place its file and line
 * @param kind {@code class}, {@code record}, {@code enum} or {@code anonymous}
 * @param delegate how it reaches its delegate: {@code interface} for a field of the type of the interface,
 *     {@code other type} for one of a class or another interface, {@code accessor} for a method
 * @param generated whether its file is generated
 * @param limits what keeps it from being an emissary; none of an anonymous class is looked for
 * @param advice what at least half of the interface's methods do alike around the call, if that is its only limit, or else null
 * @param forwards how many methods it only passes on, if its superclass is its only limit, or else 0
 * @param tool what keeps adopt from converting it
 * @param refused how many methods of the interface it refuses
 * @param left the default methods of the interface that it does not declare, if it refuses any method
 * @param holes those of them whose body calls a method that it refuses
 */
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
public record SurveyedClass(
        String name,
        String place,
        String kind,
        String delegate,
        boolean generated,
        Set<Limit> limits,
        Advice.Kind advice,
        int forwards,
        List<String> tool,
        int refused,
        List<String> left,
        List<String> holes) {
    public SurveyedClass {
        // In the order of their declaration, however they have been read.
        limits = limits == null || limits.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(limits));
        tool = tool == null ? List.of() : List.copyOf(tool);
        left = left == null ? List.of() : List.copyOf(left);
        holes = holes == null ? List.of() : List.copyOf(holes);
    }

    /** Whether a class can be an emissary. */
    public enum Verdict {
        /** The tool converts it, judged by its source. */
        CONVERTED,
        /** An emissary can be written that behaves in the same way, but the tool does not write it. */
        SAYABLE,
        /** The construct cannot say it. */
        NOT_SAYABLE
    }

    /** Returns whether it can be an emissary. */
    public Verdict verdict() {
        if (!limits.isEmpty()) {
            return Verdict.NOT_SAYABLE;
        }
        return tool.isEmpty() ? Verdict.CONVERTED : Verdict.SAYABLE;
    }

    /** Returns whether it has no name. */
    @JsonIgnore
    public boolean isAnonymous() {
        return kind.equals("anonymous");
    }

    /** Returns whether it refuses at least one method of the interface. */
    @JsonIgnore
    public boolean isRestricting() {
        return refused > 0;
    }
}
