package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.comments.Comment;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.text.TextEdits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tags {@code @param} into which the doc comments of fields turn, in the doc comment of the class. */
final class ParameterTags {
    /** The first tag of another kind, with its line's asterisk. */
    private static final Pattern OTHER_TAG = Pattern.compile("(?m)^\\s*(\\*\\s*@(?!param\\b))");

    private final Comment comment;
    private final Map<String, List<String>> descriptions;

    private ParameterTags(Comment comment, Map<String, List<String>> descriptions) {
        this.comment = comment;
        this.descriptions = descriptions;
    }

    /** Returns the tags; none if the class has no doc comment. */
    static Optional<ParameterTags> of(ClassOrInterfaceDeclaration declaration, List<Component> components) {
        Map<String, List<String>> descriptions = new LinkedHashMap<>();
        for (Component component : components) {
            component
                    .field()
                    .getComment()
                    .filter(each -> isDescription(component, each))
                    .ifPresent(each -> descriptions.put(component.name(), lines(each)));
        }
        return declaration
                .getComment()
                .filter(each -> each.isJavadocComment() && hasAsterisks(each) && !descriptions.isEmpty())
                .map(each -> new ParameterTags(each, descriptions));
    }

    private static boolean hasAsterisks(Comment comment) {
        List<String> lines = comment.getContent().lines().map(String::strip).toList();
        return lines.stream().skip(1).allMatch(line -> line.isEmpty() || line.startsWith("*"))
                && lines.subList(1, Math.max(1, lines.size() - 1)).stream().noneMatch(String::isEmpty);
    }

    /** A tag cannot replace a comment that is about two fields, or that has tags itself. */
    private static boolean isDescription(Component component, Comment comment) {
        List<String> lines = lines(comment);
        return comment.isJavadocComment()
                && component.field().getVariables().size() == 1
                && !lines.isEmpty()
                && lines.stream().noneMatch(line -> line.startsWith("@"));
    }

    private static List<String> lines(Comment comment) {
        return comment.getContent()
                .lines()
                .map(line -> line.strip().replaceFirst("^\\*+ ?", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    boolean contains(Component component) {
        return descriptions.containsKey(component.name());
    }

    /** Writes the tags after the parameter tags that the comment has already, and before tags of other kinds. */
    void add(TextEdits edits, String indentation) {
        String written = edits.written(comment);
        String end = edits.lineEnd() + indentation + " ";
        List<String> tags = descriptions.entrySet().stream()
                .map(tag -> "* @param " + tag.getKey() + " " + String.join(" ", tag.getValue()))
                .toList();
        String lines = String.join(end, tags);
        if (written.lines().count() == 1) {
            String content = comment.getContent().strip();
            String separator = isParameter("* " + content) ? end : end + "*" + end;
            edits.replace(
                    edits.begin(comment),
                    edits.end(comment),
                    "/**" + end + "* " + content + separator + lines + end + "*/");
            return;
        }
        // Everything else in the comment stays as it is.
        int at = edits.end(comment) - "*/".length();
        Matcher other = OTHER_TAG.matcher(written);
        if (other.find()) {
            at = edits.begin(comment) + other.start(1);
        }
        String before = edits.text().substring(edits.begin(comment), at);
        String last = before.stripTrailing()
                .lines()
                .reduce("", (first, second) -> second)
                .strip();
        boolean follows =
                last.equals("*") || last.equals("/**") || before.lines().anyMatch(ParameterTags::isParameter);
        boolean startsLine = before.isBlank()
                || before.lines().reduce("", (first, second) -> second).isBlank();
        String separator = (follows ? "" : "*" + end) + lines + end;
        int from =
                startsLine ? at : edits.begin(comment) + before.stripTrailing().length();
        edits.replace(from, at, startsLine ? separator : end + separator);
    }

    private static boolean isParameter(String line) {
        return line.strip().matches("\\*\\s*@param\\b.*");
    }
}
