package dev.emissary.conformance;

import dev.emissary.conformance.ClassExpectation.Aspect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The comments at the beginning of a case, of a file with cases, or of another text: a word, a colon and a value in each,
 * which further lines may continue.
 *
 * @param end the number of the line after it
 * @param values the lines of the values, by their words
 */
public record Header(int end, Map<String, List<String>> values) {
    private static final Pattern ENTRY = Pattern.compile("// ([a-z]+(?: of)?(?: [\\w.$]+(?:, [\\w.$]+)*)?):(?: (.*))?");
    private static final String CONTINUATION = "//     ";
    private static final String EMPTY_CONTINUATION = "//";
    /**
     * Reads a header.
     *
     * @param place where it is
     * @param lines the lines of the file
     * @param start the number of its first line, from 0
     * @param common the values that it has if it says nothing else
     */
    public static Header of(String place, List<String> lines, int start, Map<String, List<String>> common) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        List<String> current = null;
        int end = start;
        for (; end < lines.size(); end++) {
            String line = lines.get(end);
            Matcher entry = ENTRY.matcher(line);
            if (current != null && line.startsWith(CONTINUATION)) {
                current.add(line.substring(CONTINUATION.length()));
            } else if (current != null && line.equals(EMPTY_CONTINUATION)) {
                current.add("");
            } else if (entry.matches()) {
                current = new ArrayList<>();
                if (values.put(entry.group(1), current) != null) {
                    throw new CaseFormatException(place + ": the header has two lines \"// " + entry.group(1) + ":\"");
                }
                Optional.ofNullable(entry.group(2)).ifPresent(current::add);
            } else {
                break;
            }
        }
        common.forEach(values::putIfAbsent);
        return new Header(end, values);
    }

    /** Returns the lines of a value, if it is there. */
    public Optional<List<String>> lines(String word) {
        return Optional.ofNullable(values.get(word)).map(List::copyOf);
    }

    /** Returns a value as one line, if it is there. */
    public Optional<String> line(String word) {
        return lines(word).map(lines -> String.join(" ", lines).strip());
    }

    /** Returns a value that is a list with commas, which is empty where there is none. */
    public List<String> list(String word) {
        return line(word).map(Header::listed).orElse(List.of());
    }

    /** Returns the elements of a list with commas. */
    static List<String> listed(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(",\\s*"));
    }

    /** Returns what is expected of compiled classes. */
    List<ClassExpectation> classes() {
        List<ClassExpectation> found = new ArrayList<>();
        values.forEach((word, lines) -> Aspect.of(word)
                .ifPresent(aspect -> aspect.classNames(word)
                        .forEach(name -> found.add(new ClassExpectation(
                                aspect,
                                name,
                                lines.stream()
                                        .map(line -> line.replace("*", name))
                                        .toList())))));
        return found;
    }
}
