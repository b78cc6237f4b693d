package dev.emissary.javac.proof;

import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The declaration of an emissary in a source file, and the same file with something changed in it.
 *
 * @param source the file
 * @param header the match of {@link #HEADER}
 */
record DeclarationText(String source, MatchResult header) {
    private static final String NESTED = "(?:[^()]++|\\((?:[^()]++|\\([^()]*+\\))*+\\))*+";
    private static final String ARGUMENTS = "(?:\\(" + NESTED + "\\))?";

    /** Its groups are the modifiers, the delegates clause, the implements clause, and how the body begins. */
    private static final Pattern HEADER = Pattern.compile("((?:(?:@(?!interface)[\\w.]+" + ARGUMENTS
            + "|public|protected|private|static|final|abstract|sealed|non-sealed)\\s+)*+)\\b(?:emissary|record)\\s+\\w+\\s*"
            + "(?:<[^({;]*>)?\\s*\\(" + NESTED
            + "\\)\\s*((?:delegates\\b[^{;]*?)?)(?:(implements\\b[^{;]*?)(?:\\s+delegates\\b[^{;]*)?)?([{;])");

    private static final Pattern ANNOTATION = Pattern.compile("@(?:dev\\.emissary\\.)?Emissary\\b(" + ARGUMENTS + ")");
    private static final Pattern SUPPRESSED = Pattern.compile("@SuppressWarnings\\(([^)]*)\\)");
    private static final Pattern ENTRY = Pattern.compile("(?:[^,<>]|<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>)+(?=,|$)");

    /** Returns the last emissary that begins before a position. */
    static Optional<DeclarationText> at(String source, long position) {
        return HEADER.matcher(source)
                .results()
                .filter(match -> match.start() <= position
                        && (match.group().contains("emissary ")
                                || ANNOTATION.matcher(match.group(1)).find()))
                .reduce((before, match) -> match)
                .map(match -> new DeclarationText(source, match));
    }

    /** Returns the explicit list. */
    String list() {
        Matcher annotation = ANNOTATION.matcher(header.group(1));
        return header.group(2) + (annotation.find() ? annotation.group(1) : "");
    }

    private String supertypes() {
        return header.group(3) == null ? "" : header.group(3);
    }

    /** Returns the file with an explicit list, in place of another one and of what the implements clause has of it. */
    String withList(String list) {
        Set<String> listed = entries(list.replaceAll("^delegates |^[^(]*\\(|[){}]|\\.class", ""))
                .map(DeclarationText::simple)
                .collect(Collectors.toSet());
        String kept = entries(supertypes().replaceFirst("^implements\\s", ""))
                .filter(entry -> !listed.contains(simple(entry)))
                .collect(Collectors.joining(", "));
        String clause = kept.isEmpty() ? "" : "implements " + kept + " ";
        return list.startsWith("delegates ")
                ? with(header.group(1), list + " " + clause)
                : with(annotated(list), clause);
    }

    private static Stream<String> entries(String text) {
        return ENTRY.matcher(text).results().map(entry -> entry.group().strip()).filter(entry -> !entry.isEmpty());
    }

    private static String simple(String type) {
        return type.replaceAll("<.*", "").replaceFirst(".*\\.", "");
    }

    private String annotated(String annotation) {
        Matcher found = ANNOTATION.matcher(header.group(1));
        return found.find()
                ? found.replaceFirst(Matcher.quoteReplacement(annotation))
                : annotation + " " + header.group(1);
    }

    /** Returns the file with the annotation as given. */
    String withAnnotation(String annotation) {
        return with(annotated(annotation), header.group(2) + supertypes());
    }

    /** Returns the file with other clauses in the header. */
    String withClauses(String text) {
        return with(header.group(1), text + " ");
    }

    /** Returns the file with more interfaces in the implements clause. */
    String withImplements(String interfaces) {
        String clause = supertypes().isEmpty()
                ? "implements " + interfaces + " "
                : supertypes().replaceFirst("implements\\s", "implements " + interfaces + ", ");
        return with(header.group(1), header.group(2) + clause);
    }

    /** Returns the file with one more category of warnings that are suppressed for the emissary. */
    String withSuppressed(String category) {
        Matcher found = SUPPRESSED.matcher(header.group(1));
        String modifiers = found.find()
                ? found.replaceFirst("@SuppressWarnings({\"" + category + "\", "
                        + found.group(1).replaceAll("[{}]", "") + "})")
                : "@SuppressWarnings(\"" + category + "\") " + header.group(1);
        return with(modifiers, header.group(2) + supertypes());
    }

    private String with(String modifiers, String clauses) {
        return source.substring(0, header.start()) + modifiers + source.substring(header.end(1), header.start(2)) + " "
                + clauses + source.substring(header.start(4));
    }

    /** Returns the file with more members at the beginning of the body, each in a line of its own. */
    String withMembers(String members) {
        return source.substring(0, header.start(4)) + " {\n" + members + "\n"
                + (header.group(4).equals(";") ? "}" : "")
                + source.substring(header.end());
    }
}
