package dev.emissary.tools.survey;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.emissary.tools.source.Problem;
import java.util.List;
import java.util.Map;

/**
 * The results of one library.
 *
 * @param name the name of the subject, such as {@code group:artifact:version}
 * @param group why it is surveyed; may be empty
 * @param all the numbers of all files
 * @param written the numbers of the files that are not generated
 * @param wrappers the wrappers in all files
 * @param crossed the methods that forward to another method of the delegate's
 * @param forgotten default methods that are not forwarded although at least half of their interface is, and that
 *     another class overrides, and in how many classes that refuse no method
 * @param unparsed files that cannot be parsed
 * @param unresolved classes with the shape of a delegating one whose types are not all found
 */
@JsonInclude(Include.NON_EMPTY)
public record SubjectResult(
        String name,
        String group,
        Numbers all,
        Numbers written,
        List<SurveyedClass> wrappers,
        List<CrossedMethod> crossed,
        Map<String, Integer> forgotten,
        List<Problem> unparsed,
        int unresolved) {
    public SubjectResult {
        group = group == null ? "" : group;
        wrappers = wrappers == null ? List.of() : List.copyOf(wrappers);
        crossed = crossed == null ? List.of() : List.copyOf(crossed);
        forgotten = forgotten == null ? Map.of() : forgotten;
        unparsed = unparsed == null ? List.of() : List.copyOf(unparsed);
    }
}
