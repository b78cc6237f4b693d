package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.comments.Comment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The banners of a class, such as {@code // ---- fields}, that have nothing below them once some members are gone. */
final class Banners {
    private static final Pattern RULE = Pattern.compile("([-=*#~_/])\\1\\1");

    private Banners() {}

    /** Returns the comments that go with the members. */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    static List<Comment> empty(ClassOrInterfaceDeclaration declaration, Collection<? extends Node> removed) {
        List<Node> parts = new ArrayList<>(declaration.getMembers());
        parts.addAll(declaration.getOrphanComments());
        parts.sort(Comparator.comparing(part -> part.getRange().orElseThrow().begin));
        List<Comment> empty = new ArrayList<>();
        List<Comment> heading = new ArrayList<>();
        boolean goes = false;
        for (Node part : parts) {
            if (part instanceof Comment comment) {
                if (heading.isEmpty() || !follows(heading.get(heading.size() - 1), comment)) {
                    empty.addAll(goes && isBanner(heading) ? heading : List.of());
                    heading.clear();
                    goes = false;
                }
                heading.add(comment);
            } else if (removed.stream().anyMatch(each -> each == part)) {
                goes = !heading.isEmpty();
            } else {
                heading.clear();
                goes = false;
            }
        }
        empty.addAll(goes && isBanner(heading) ? heading : List.of());
        return empty;
    }

    private static boolean follows(Comment first, Comment second) {
        return first.getRange().orElseThrow().end.line + 1 == second.getRange().orElseThrow().begin.line;
    }

    private static boolean isBanner(List<Comment> heading) {
        return heading.stream()
                .anyMatch(comment -> RULE.matcher(comment.getContent()).find());
    }
}
