package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.comments.Comment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tags {@code @param} into which the doc comments of fields turn, in the doc comment of the class. */
final class ParameterTags {
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

    /** A comment for two fields, or with tags of its own, is none that a tag can say. */
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

    /** Writes the tags behind those that the comment has already, and before tags of other kinds. */
    void add(TextEdits edits, String indentation) {
        String written = edits.text().substring(edits.begin(comment), edits.end(comment));
        List<String> lines = new ArrayList<>(written.lines().map(String::strip).toList());
        if (lines.size() == 1) {
            lines = new ArrayList<>(List.of("/**", "* " + comment.getContent().strip(), "*/"));
        } else if (!lines.get(lines.size() - 1).equals("*/")) {
            String last = lines.remove(lines.size() - 1);
            lines.addAll(List.of(last.substring(0, last.length() - 2).strip(), "*/"));
        }
        int at = 1;
        while (at < lines.size() - 1 && !lines.get(at).matches("\\*\\s*@(?!param\\b).*")) {
            at++;
        }
        boolean afterTag = lines.subList(0, at).stream().anyMatch(line -> line.matches("\\*\\s*@param\\b.*"));
        List<String> tags = new ArrayList<>();
        if (!afterTag && at > 1 && !lines.get(at - 1).equals("*")) {
            tags.add("*");
        }
        descriptions.forEach((name, description) -> tags.add("* @param " + name + " " + String.join(" ", description)));
        lines.addAll(at, tags);
        String separator = edits.lineEnd() + indentation + " ";
        edits.replace(edits.begin(comment), edits.end(comment), lines.stream().collect(Collectors.joining(separator)));
    }
}
