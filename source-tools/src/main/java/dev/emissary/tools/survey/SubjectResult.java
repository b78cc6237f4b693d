package dev.emissary.tools.survey;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.emissary.tools.source.Problem;
import java.util.List;

/**
 * The results of one library.
 *
 * @param name the name of the subject, such as {@code group:artifact:version}
 * @param group why it is surveyed; may be empty
 * @param numbers the numbers of the files that are not generated
 * @param wrappers the wrappers in these files
 * @param unparsed files that cannot be parsed
 * @param unresolved classes with the shape of a delegating one whose types are not all found
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record SubjectResult(
        String name,
        String group,
        Numbers numbers,
        List<SurveyedClass> wrappers,
        List<Problem> unparsed,
        int unresolved) {
    public SubjectResult {
        group = group == null ? "" : group;
        wrappers = wrappers == null ? List.of() : List.copyOf(wrappers);
        unparsed = unparsed == null ? List.of() : List.copyOf(unparsed);
    }
}
