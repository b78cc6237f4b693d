package dev.emissary.rules.advice;

import java.util.Set;
import java.util.stream.Collectors;

/** The annotation {@code @SuppressWarnings} as text. */
public final class SuppressionText {
    private SuppressionText() {}

    /** Returns the annotation for the given lint categories, in their order. */
    public static String of(Set<String> categories) {
        return of("java.lang.SuppressWarnings", categories);
    }

    /** Returns the same with another name for the annotation's type. */
    public static String of(String annotation, Set<String> categories) {
        String names = names(categories);
        return "@" + annotation + "(" + (categories.size() == 1 ? names : "{" + names + "}") + ")";
    }

    /** Returns lint categories, in their order, as the annotation lists them. */
    public static String names(Set<String> categories) {
        return categories.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
    }
}
